import type { GameTypes } from '@parlour/kernel';
import type { ViewFact } from '@parlour/words';
import { Avatar } from '../art/Avatar.tsx';
import type { BoardProps, PlayerInfo } from '../board/game-ui.ts';
import { programLabel } from '../board/program-label.ts';
import { SeatClock } from '../seats/SeatClock.tsx';
import styles from './DefaultPlayers.module.css';

interface PlayersProps extends BoardProps<GameTypes> {
  /** What belongs to each player, by seat. */
  readonly facts: readonly (readonly ViewFact[])[];
}

/** Everyone at the table, in seat order. */
export function DefaultPlayers(props: PlayersProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
    <section className={styles.players} aria-label={props.words.t('default.players')} tabIndex={0}>
      <ul>
        {props.players.map((player) => (
          <Player key={player.seat} {...props} player={player} />
        ))}
      </ul>
    </section>
  );
}

function Player(props: PlayersProps & { readonly player: PlayerInfo }) {
  const { player, facts, waiting, over, words, seat, tools } = props;
  const note = programLabel(player, words, 'default.bot') ?? (player.connected ? null : words.t('default.away'));
  const tick = player.seat === seat ? { onTick: () => tools.play('tick') } : {};
  return (
    <li data-turn={over === null && waiting.includes(player.seat)} data-away={!player.connected} data-seat={player.seat}>
      <span className={styles.portrait}>
        <Avatar avatar={player.avatar} />
        <SeatClock {...props} whose={player.seat} {...tick} />
      </span>
      <div className={styles.name}>
        <b>{player.seat === seat ? words.t('default.you', { name: player.name }) : player.name}</b>
        {note !== null && <small>{note}</small>}
      </div>
      <dl>
        {(facts[player.seat] ?? []).map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
