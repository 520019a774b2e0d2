import type { Person } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ChoiceField } from '../../../settings/ChoiceField.tsx';
import { mutedStore, toggleMuted } from '../chat/muted.ts';
import { ReportForm } from './ReportForm.tsx';

interface MuteOrReportProps {
  /** The code of the table. */
  readonly table: string;
  /** The people to choose from, besides the table itself. */
  readonly people: readonly Person[];
}

const TABLE = 'table';

/** A button, and the dialog with what one can do about other people at the table. */
export function MuteOrReport({ table, people }: MuteOrReportProps) {
  const words = useWords('table');
  const [open, setOpen] = useState(false);
  const [only] = people;
  if (only === undefined) return null;
  return (
    <>
      <Button look="quiet" icon="mute" onClick={() => setOpen(true)}>
        {people.length === 1 ? words.t('person.options', { name: only.name }) : words.t('report.open')}
      </Button>
      {open && <MuteOrReportDialog table={table} people={people} onClose={() => setOpen(false)} />}
    </>
  );
}

function MuteOrReportDialog({ table, people, onClose }: MuteOrReportProps & { readonly onClose: () => void }) {
  const words = useWords('table');
  const [about, setAbout] = useState(people[0]?.handle ?? TABLE);
  const person = people.find(({ handle }) => handle === about);
  const names = Object.fromEntries(people.map(({ handle, name }) => [handle, name]));
  return (
    <Dialog title={words.t('report.open')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <ChoiceField
        label={words.t('report.about')}
        value={about}
        options={{ ...names, [TABLE]: words.t('report.thisTable') }}
        onChoose={setAbout}
      />
      {person !== undefined && <MuteButton person={person} />}
      <h3>{person === undefined ? words.t('report.table') : words.t('report.person', { name: person.name })}</h3>
      <ReportForm key={about} table={table} handle={person?.handle ?? null} onSent={onClose} />
    </Dialog>
  );
}

function MuteButton({ person: { handle, name } }: { readonly person: Person }) {
  const words = useWords('table');
  const muted = useStore(mutedStore).handles.has(handle);
  return (
    <>
      <Button look="quiet" icon={muted ? 'say' : 'mute'} onClick={() => toggleMuted(handle)}>
        {words.t(muted ? 'chat.unmute' : 'chat.mute', { name })}
      </Button>
      <p>{words.t('chat.muted')}</p>
    </>
  );
}
