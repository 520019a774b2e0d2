import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Wordmark } from '@parlour/ui/art/Wordmark.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { QrCode } from '@parlour/ui/QrCode.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { RoundLink } from '../../../app/links.tsx';
import { useServerAddress } from '../../../client/api/useServerAddress.ts';
import { hasHostPowers, playersOf } from '../players.ts';
import { SeriesBoard } from '../SeriesBoard.tsx';
import type { LobbyProps } from './Lobby.tsx';
import styles from './SharedScreenLobby.module.css';

/** A shared screen that waits for phones: readable from a distance. */
export function SharedScreenLobby({ client, gameUi, state, table }: LobbyProps) {
  const words = useWords('lobby', 'table', 'seating', ...gameUi.areas);
  const { origin, reachable } = useServerAddress();
  const title = words.t(`game.${table.game}` as MessageKey);
  const enough = table.seats.length >= gameUi.game.seats.min;
  return (
    <main className={styles.tv}>
      <title>{`${title} · Parlour`}</title>
      <RoundLink href="/" className={styles.leave} icon="exit" label={words.t('table.leave')} />
      <div className={styles.mark}>
        <Wordmark />
      </div>
      <h1>{title}</h1>
      <div className={styles.join}>
        <QrCode className={styles.qr} text={`${origin}/t/${table.code}`} label={words.t('table.qr')} />
        <div>
          <p>{words.t('table.joinWithPhone')}</p>
          <p className={styles.address} translate="no">
            {new URL(origin).host}
          </p>
          <b translate="no">{table.code}</b>
        </div>
      </div>
      {!reachable && <p className={styles.alone}>{words.t('sharedScreen.noNetwork')}</p>}
      {gameUi.lobbyHint !== undefined && <p className={styles.hint}>{words.t(gameUi.lobbyHint)}</p>}
      <SeriesBoard table={table} />
      <ul className={styles.people}>
        {playersOf(table).map(({ seat, name, avatar }) => (
          <li key={seat}>
            <Avatar avatar={avatar} />
            {name}
          </li>
        ))}
      </ul>
      {hasHostPowers(table, state.you) && (
        <div className={styles.ways}>
          {table.seats.length < table.maxSeats && (
            <Button look="quiet" icon="bot" onClick={() => client.send({ type: 'add-bot', level: 'normal' })}>
              {words.t('lobby.addBot')}
            </Button>
          )}
          <Button look="red" iconAfter="arrow" disabled={!enough} onClick={() => client.send({ type: 'start' })}>
            {words.t('lobby.start')}
          </Button>
        </div>
      )}
    </main>
  );
}
