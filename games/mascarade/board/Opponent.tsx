import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Answer, MaskKind, Place } from '../rules/index.ts';
import { CoinCount, Medallion } from './Mask.tsx';
import styles from './Opponent.module.css';
import type { TableGeometry } from './table-geometry.ts';

export type Halo = 'announcer' | 'asked' | 'winner' | null;

/** A player's answer; sealed: an answer that is still secret. */
export type AnswerTag = Answer | 'sealed' | null;

interface PersonProps {
  readonly player: PlayerInfo;
  readonly place: Place;
  readonly plan: TableGeometry;
  readonly angle: number;
  readonly side: 'left' | 'right';
  readonly coins: number;
  readonly halo: Halo;
  readonly tag: AnswerTag;
  readonly tagLabel: Readonly<Record<Answer, string>>;
  /** The mask before them, while it is open. */
  readonly worn: MaskKind | null;
  readonly caption: string | null;
  /** The mask they announced. */
  readonly said: string | null;
  /** They peeked, and must look next (M-08b). */
  readonly owes: boolean;
  /** On a shared screen: this player decides on their phone. */
  readonly onPhone: boolean;
  readonly awayLabel: string;
  readonly label: string;
  /** The name the tutorial uses for this person. */
  readonly coach: string | undefined;
  readonly clock: ReactNode;
  /** Must be chosen now, not only selectable. */
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly onTap: (() => void) | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function Opponent(props: PersonProps) {
  const { player, place, plan, angle, side, halo, lit, chosen, label, coach, onTap, onKeyDown } = props;
  const seat = {
    className: styles.person,
    'data-halo': halo,
    'data-side': side,
    'data-lit': lit && onTap !== undefined,
    'data-away': !player.connected,
    'data-dense': plan.dense,
    'data-place': place,
    'data-tutorial': coach,
    'data-order': Math.round(((angle - 90 + 720) % 360) * 10),
    style: cssVars({
      '--angle': `${angle}deg`,
      '--x': plan.centre.x,
      '--y': plan.centre.y,
      '--rx': plan.seatRx,
      '--ry': plan.seatRy,
      '--least': plan.aside.least,
      '--most': plan.aside.most,
      '--size': plan.avatar,
    }),
  };
  if (onTap === undefined) {
    return (
      <div {...seat} role="group" aria-label={label}>
        <Inside {...props} />
      </div>
    );
  }
  return (
    <button
      {...seat}
      data-decision={lit ? '' : undefined}
      type="button"
      aria-label={label}
      aria-pressed={chosen}
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      <Inside {...props} />
    </button>
  );
}

function Inside({ player, coins, tag, tagLabel, worn, caption, said, owes, onPhone, awayLabel, clock }: PersonProps) {
  return (
    <>
      <span className={styles.portrait}>
        <Avatar avatar={player.avatar} />
        {worn !== null && (
          <span key={worn} className={styles.worn}>
            <Medallion mask={worn} />
          </span>
        )}
        {clock}
        {(player.bot !== null || player.agent === true) && worn === null && (
          <span className={styles.badge}>
            <Icon name="bot" />
          </span>
        )}
        {onPhone && (
          <span className={styles.phone}>
            <Icon name="phone" />
          </span>
        )}
        {owes && (
          <span className={styles.owes}>
            <Icon name="eye" />
          </span>
        )}
      </span>
      {tag !== null && (
        <span key={tag} className={styles.tag} data-tag={tag}>
          {tag !== 'claim' && <Icon name="check" />}
          {tag !== 'sealed' && <span>{tagLabel[tag]}</span>}
        </span>
      )}
      <span className={styles.plate}>
        <span title={player.name}>{player.name}</span>
        <CoinCount coins={coins} />
      </span>
      {caption !== null && (
        <span className={styles.caption}>
          {caption}
          {said !== null && <small>{said}</small>}
        </span>
      )}
      {!player.connected && <small className={styles.away}>{awayLabel}</small>}
    </>
  );
}
