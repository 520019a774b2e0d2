import type { Person } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { mutedStore, toggleMuted } from '../chat/muted.ts';
import { ReportForm } from './ReportForm.tsx';

interface PersonOptionsProps {
  readonly table: string;
  readonly person: Person;
}

/** A button that opens what one can do about another person at the table. */
export function PersonOptions({ table, person }: PersonOptionsProps) {
  const words = useWords('table');
  const [open, setOpen] = useState(false);
  const { handle, name } = person;
  const muted = useStore(mutedStore).handles.has(handle);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" icon="mute" onClick={() => setOpen(true)}>
        {words.t('person.options', { name })}
      </Button>
      {open && (
        <Dialog title={name} closeLabel={words.t('dialog.close')} onClose={close}>
          <Button look="outline" icon={muted ? 'say' : 'mute'} onClick={() => toggleMuted(handle)}>
            {words.t(muted ? 'chat.unmute' : 'chat.mute', { name })}
          </Button>
          <p>{words.t('chat.muted')}</p>
          <h3>{words.t('report.person', { name })}</h3>
          <ReportForm table={table} handle={handle} onSent={close} />
        </Dialog>
      )}
    </>
  );
}

/** The same for the table itself. */
export function TableOptions({ table }: { readonly table: string }) {
  const words = useWords('table');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.t('report.table')}
      </Button>
      {open && (
        <Dialog title={words.t('report.table')} closeLabel={words.t('dialog.close')} onClose={close}>
          <ReportForm table={table} handle={null} onSent={close} />
        </Dialog>
      )}
    </>
  );
}
