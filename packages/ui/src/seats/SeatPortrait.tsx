import type { GameTypes, Seat } from '@parlour/kernel';
import type { MessageKey } from '@parlour/words';
import { Avatar } from '../art/Avatar.tsx';
import { Icon } from '../art/Icon.tsx';
import type { BoardProps } from '../board/game-ui.ts';
import { programLabel } from '../board/program-label.ts';
import { SeatClock } from './SeatClock.tsx';
import styles from './SeatPortrait.module.css';

interface SeatPortraitProps
  extends Pick<BoardProps<GameTypes>, 'players' | 'waiting' | 'deadline' | 'pace' | 'seat' | 'tools' | 'tv' | 'words'> {
  readonly whose: Seat;
  readonly className?: string | undefined;
  /** The label of a bot. */
  readonly botKey: MessageKey;
}

/** A player's avatar with its clock; a badge marks a bot, and on a shared screen a player whose phone is awaited. */
export function SeatPortrait({ className = '', botKey, ...props }: SeatPortraitProps) {
  const { players, whose, seat, tools, tv, waiting, words } = props;
  const player = players[whose];
  if (player === undefined) return null;
  const program = programLabel(player, words, botKey);
  return (
    <span className={`${styles.portrait} ${className}`} data-spot={`seat-${whose}`} data-away={!player.connected}>
      <Avatar avatar={player.avatar} />
      <SeatClock {...props} whose={whose} {...(whose === seat ? { onTick: () => tools.play('tick') } : {})} />
      {program !== null && (
        <span className={styles.badge} role="img" aria-label={program} title={program}>
          <Icon name="bot" />
        </span>
      )}
      {tv && player.bot === null && waiting.includes(whose) && (
        <span className={styles.badge} aria-hidden="true">
          <Icon name="phone" />
        </span>
      )}
    </span>
  );
}
