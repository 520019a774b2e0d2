import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { SeatCodeForm } from '../seating/SeatCodeForm.tsx';
import { occupantName } from '../seating/seating-props.ts';
import { TablePrompts } from '../seating/TablePrompts.tsx';
import styles from './Lobby.module.css';
import type { LobbyProps } from './Lobby.tsx';
import { LobbyHeader } from './LobbyHeader.tsx';

/** A match runs and is hidden from this viewer: the reason, and how to join. */
export function SpectatingBlocked({ client, state, table }: LobbyProps) {
  const words = useWords('lobby', 'table', 'seating');
  const asked = table.seatRequests.some(({ person }) => person.handle === state.you);
  return (
    <main className={styles.lobby}>
      <LobbyHeader table={table} />
      <TablePrompts client={client} state={state} table={table} />
      <Announced className={styles.sentence}>
        {words.t(asked ? 'seating.asked' : table.settings.spectators === 'delayed' ? 'spectating.delayed' : 'spectating.off')}
      </Announced>
      <div className={styles.gather}>
        <div className={styles.begin}>
          {table.seats.map((seated, seat) =>
            seated.kind === 'bot' && seated.owner === undefined ? (
              <Button key={seat} look="quiet" icon="swap" disabled={asked} onClick={() => client.send({ type: 'request-seat', seat })}>
                {words.t('seating.takeOver', { name: occupantName(seated) })}
              </Button>
            ) : null,
          )}
        </div>
        <SeatCodeForm client={client} />
      </div>
    </main>
  );
}
