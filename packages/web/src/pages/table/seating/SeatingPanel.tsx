import { Panel } from '@parlour/ui/Panel.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { CallMe } from '../../../client/push/TurnNotifications.tsx';
import { CustomField } from '../lobby/TableSettingsForm.tsx';
import { closePanel } from '../panel-store.ts';
import { mayHost } from '../players.ts';
import { ClaimSeat } from './SeatCodeForm.tsx';
import styles from './SeatingPanel.module.css';
import { AskingGuests } from './SeatRequests.tsx';
import { SeatRow } from './SeatRow.tsx';
import type { GuestsProps } from './seating-props.ts';

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
        {table.seatRequests.some(({ person }) => person.handle === state.you) && <p role="status">{words.t('people.asked')}</p>}
        {state.seat === null && !host && <ClaimSeat client={client} />}
        {state.seat !== null && table.settings.timeControl !== 'sitting' && <CallMe />}
        {host && (
          <fieldset className={styles.customs}>
            <legend className="unseen">{words.t('customs.title')}</legend>
            {(['watching', 'lateGuests', 'absent'] as const).map((custom) => (
              <CustomField key={custom} custom={custom} table={table} onChange={(customs) => client.send({ type: 'customs', settings: customs })} />
            ))}
          </fieldset>
        )}
      </div>
    </Panel>
  );
}
