import { BOT_LEVELS, type BotLevel, type ClientMessage, type SeatInfo, type TableInfo } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { useMediaQuery } from '@parlour/ui/browser/useMediaQuery.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { Options } from '@parlour/ui/Options.tsx';
import { onRing, relativePlace, seatAngle } from '@parlour/ui/seats/seat-geometry.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type CSSProperties, useState } from 'react';
import type { TableClient, TableClientState } from '../../../client/table/table-client.ts';
import styles from './LobbySeats.module.css';

interface SeatsProps {
  readonly client: TableClient;
  readonly state: TableClientState;
  readonly table: TableInfo;
  readonly host: boolean;
}

/** In per cent of the table's box. */
const RING = { centre: { x: 50, y: 50 }, rx: 41, ry: 38 };

/** As in the style sheet. */
const NARROW = '(max-width: 43.6875em)';

/**
 * The seats, clockwise, the viewer's at the bottom; the next free seat has a button. A ring of more than eight does not fit
 * a desk, and of more than four no phone, nor large text: they sit in rows.
 */
export function LobbySeats({ client, state, table, host }: SeatsProps) {
  const { textSize } = useSettings();
  const isNarrow = useMediaQuery(NARROW);
  const words = useWords('lobby');
  const free = table.seats.length < table.maxSeats;
  const places = table.seats.length + (free ? 1 : 0);
  const inRows = places > 8 || (places > 4 && (isNarrow || textSize !== 'system'));
  const placed = (seat: number): CSSProperties => {
    const { x, y } = onRing(RING, seatAngle(relativePlace(state.seat, seat, places), places));
    return cssVars({ '--x': `${x}%`, '--y': `${y}%` });
  };
  return (
    <div className={styles.round} data-rows={inRows}>
      <div className={styles.table} aria-hidden="true">
        <div className={styles.felt} />
      </div>
      <ol className={styles.seats} aria-label={words.t('lobby.seats')}>
        {table.seats.map((seated, seat) => (
          <li key={seated.kind === 'person' ? seated.person.handle : `bot ${seat}`} style={placed(seat)}>
            <Sitter seated={seated} you={seat === state.seat} isHost={seated.kind === 'person' && seated.person.handle === table.host} />
            {host && seat !== state.seat && <Remove seated={seated} onRemove={() => client.send(removalOf(seated))} />}
          </li>
        ))}
        {free && (
          <li style={placed(table.seats.length)}>
            {host ? <AddBot onAdd={(level) => client.send({ type: 'add-bot', level })} /> : <span className={styles.empty} />}
          </li>
        )}
      </ol>
      {table.spectators > 0 && (
        <p className={styles.watching}>
          <Icon name="eye" />
          {words.t('lobby.watching', { count: table.spectators })}
        </p>
      )}
    </div>
  );
}

const nameOf = (seated: SeatInfo) => (seated.kind === 'bot' ? seated.name : seated.person.name);

function Sitter({ seated, you, isHost }: { readonly seated: SeatInfo; readonly you: boolean; readonly isHost: boolean }) {
  const words = useWords('lobby');
  const away = seated.kind === 'person' && !seated.connected;
  return (
    <div className={styles.sitter} data-away={away}>
      <Avatar avatar={seated.kind === 'bot' ? seated.avatar : seated.person.avatar} className={styles.face} />
      {seated.kind === 'bot' && (
        <span className={styles.badge}>
          <Icon name="bot" />
        </span>
      )}
      {isHost && (
        <span className={styles.badge} title={words.t('lobby.host')}>
          <Icon name="crown" />
          <span className="visually-hidden">{words.t('lobby.host')}</span>
        </span>
      )}
      <b className={styles.plate}>{you ? words.t('lobby.you', { name: nameOf(seated) }) : nameOf(seated)}</b>
      {seated.kind === 'bot' && <small>{words.t(`lobby.level.${seated.level}`)}</small>}
      {seated.kind === 'person' && seated.person.agent === true && <small>{words.t('seat.agent')}</small>}
      {away && <small>{words.t('lobby.away')}</small>}
    </div>
  );
}

const removalOf = (seated: SeatInfo): ClientMessage =>
  seated.kind === 'bot' ? { type: 'remove-bot', name: seated.name } : { type: 'remove-player', handle: seated.person.handle };

function Remove({ seated, onRemove }: { readonly seated: SeatInfo; readonly onRemove: () => void }) {
  const words = useWords('lobby');
  const label = words.t(seated.kind === 'bot' ? 'lobby.removeBot' : 'lobby.kick', { name: nameOf(seated) });
  return (
    <button type="button" className={styles.remove} aria-label={label} title={label} onClick={onRemove}>
      <Icon name="close" />
    </button>
  );
}

function AddBot({ onAdd }: { readonly onAdd: (level: BotLevel) => void }) {
  const words = useWords('lobby');
  const [level, setLevel] = useState<BotLevel>('normal');
  return (
    <div className={styles.sitter}>
      <button
        type="button"
        className={styles.add}
        aria-label={words.t('lobby.addBot')}
        title={words.t('lobby.addBot')}
        onClick={() => onAdd(level)}
      >
        <Icon name="plus" />
      </button>
      <select
        className={styles.plate}
        aria-label={words.t('lobby.level')}
        value={level}
        onChange={({ target }) => setLevel(target.value as BotLevel)}
      >
        <Options values={BOT_LEVELS} nameOf={(each) => words.t(`lobby.level.${each}`)} />
      </select>
      <small className={styles.what} aria-hidden="true">
        {words.t('lobby.addBot')}
      </small>
    </div>
  );
}
