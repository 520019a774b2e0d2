import { Panel } from '@parlour/ui/Panel.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { CallMe } from '../calls/CallMe.tsx';
import { CustomField } from '../lobby/CustomsForm.tsx';
import { closePanel } from '../table/panel.ts';
import { mayHost } from '../table/players.ts';
import { AskingGuests } from './AskingGuests.tsx';
import { ClaimSeat } from './ClaimSeat.tsx';
import type { GuestsProps } from './guests.ts';
import styles from './PeoplePanel.module.css';
import { SeatRow } from './SeatRow.tsx';

/** The seats of a running match, and what the viewer can do about them. */
export function PeoplePanel({ client, state, table }: GuestsProps) {
  const words = useWords('table', 'lobby', 'party');
  const host = mayHost(table, state.you);
  return (
    <Panel title={words.t('people.title')} closeLabel={words.t('dialog.close')} onClose={closePanel}>
      <div className={styles.body}>
        {host && <AskingGuests client={client} state={state} table={table} />}
        <ul className={styles.seats} aria-label={words.t('lobby.seats')}>
          {table.seats.map((seated, seat) => (
            <SeatRow
              key={seated.kind === 'person' ? seated.person.handle : `bot ${seat}`}
              client={client}
              state={state}
              table={table}
              seat={seat}
              seated={seated}
            />
          ))}
        </ul>
        {table.asking.some(({ person }) => person.handle === state.you) && <p role="status">{words.t('people.asked')}</p>}
        {state.seat === null && !host && <ClaimSeat client={client} />}
        {state.seat !== null && table.customs.tempo !== 'sitting' && <CallMe />}
        {host && (
          <fieldset className={styles.customs}>
            <legend className="unseen">{words.t('customs.title')}</legend>
            {(['watching', 'lateGuests', 'absent'] as const).map((custom) => (
              <CustomField key={custom} custom={custom} table={table} onChange={(customs) => client.send({ type: 'customs', customs })} />
            ))}
          </fieldset>
        )}
      </div>
    </Panel>
  );
}
