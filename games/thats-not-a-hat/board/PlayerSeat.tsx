import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import type { ReactNode } from 'react';
import styles from './PlayerSeat.module.css';
import type { SeatPlace } from './table-layouts.ts';

/** giver: the player to name the gift. next: the player to answer. */
export type Halo = 'giver' | 'next' | null;

interface PersonProps {
  readonly player: PlayerInfo;
  readonly seatPlace: SeatPlace;
  readonly size: number;
  /** The text on the plate: a name, or "you". */
  readonly plate: string;
  readonly halo: Halo;
  /** The label of a disconnected player. */
  readonly awayLabel: string;
  /** The label of a bot or an AI agent; null for a person. */
  readonly programLabel: string | null;
  /** On a shared screen: this player decides on their phone. */
  readonly onPhone: boolean;
  /** Penalty points of earlier rounds, if there are several. */
  readonly total: number | null;
  readonly clock: ReactNode;
  readonly children: ReactNode;
}

export function PlayerSeat({
  player,
  seatPlace,
  size,
  plate,
  halo,
  awayLabel,
  programLabel,
  onPhone,
  total,
  clock,
  children,
}: PersonProps) {
  return (
    <div
      className={styles.person}
      data-halo={halo}
      data-away={!player.connected}
      style={cssVars({ '--x': seatPlace.at.x, '--y': seatPlace.at.y, '--size': size })}
    >
      <div className={styles.medallion}>
        <Avatar avatar={player.avatar} className={styles.portrait} />
        {clock}
        {programLabel !== null && (
          <span className={styles.badge} role="img" aria-label={programLabel} title={programLabel}>
            <Icon name="bot" />
          </span>
        )}
        {onPhone && (
          <span className={styles.phone} aria-hidden="true">
            <Icon name="phone" />
          </span>
        )}
      </div>
      <div className={styles.plate} title={player.name}>
        <span>{plate}</span>
        {total !== null && <b>{total}</b>}
        {!player.connected && <small>{awayLabel}</small>}
      </div>
      {children}
    </div>
  );
}
