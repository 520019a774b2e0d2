import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { TurnNotifications } from '../../../client/push/TurnNotifications.tsx';
import { TableSettingField } from '../lobby/TableSettingsForm.tsx';
import { closePanel } from '../panel-store.ts';
import { hasHostPowers } from '../players.ts';
import { SeatCodeForm } from './SeatCodeForm.tsx';
import styles from './SeatingPanel.module.css';
import { SeatRequests } from './SeatRequests.tsx';
import { SeatRow } from './SeatRow.tsx';
import type { SeatingProps } from './seating-props.ts';

/** The seats of a running match, and what the viewer can do about them. */
export function SeatingPanel({ client, state, table }: SeatingProps) {
  const words = useWords('table', 'lobby', 'seating');
  const host = hasHostPowers(table, state.you);
  return (
    <Panel title={words.t('seating.title')} closeLabel={words.t('dialog.close')} onClose={closePanel} over>
      <div className={styles.body}>
        {host && <SeatRequests client={client} state={state} table={table} />}
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
        {table.seatRequests.some(({ person }) => person.handle === state.you) && <Announced>{words.t('seating.asked')}</Announced>}
        {state.seat === null && !host && <SeatCodeForm client={client} />}
        {state.seat !== null && table.settings.timeControl !== 'live' && <TurnNotifications />}
        {host && (
          <fieldset className={styles.settings}>
            <legend className="visually-hidden">{words.t('tableSettings.title')}</legend>
            {(['spectators', 'lateJoin', 'absent'] as const).map((custom) => (
              <TableSettingField
                key={custom}
                custom={custom}
                table={table}
                onChange={(settings) => client.send({ type: 'settings', settings })}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Panel>
  );
}
