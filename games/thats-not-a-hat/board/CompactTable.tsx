import type { Seat } from '@parlour/kernel';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import type { HatTypes } from '../rules/index.ts';
import styles from './CompactTable.module.css';
import { ArrowArt } from './GiftCard.tsx';
import { cardLabel } from './labels.ts';

/** On a tall screen with the keyboard open, the table shows only the gift and its receiver. */
export function CompactTable(props: BoardProps<HatTypes> & { readonly to: Seat }) {
  const { view, players, to } = props;
  const receiver = players[to];
  if (view.moving?.face !== 'down' || receiver === undefined) return null;
  return (
    <div className={styles.strip}>
      <div className={styles.gift} role="img" aria-label={cardLabel(props, view.moving, view.giver)}>
        <ArrowArt arrow={view.moving.arrow} turn={0} />
      </div>
      <svg className={styles.way} viewBox="0 0 120 24" preserveAspectRatio="none" aria-hidden="true">
        <path d="M4 12H108" strokeDasharray=".1 11" />
        <path d="M104 4l10 8-10 8" />
      </svg>
      <div className={styles.receiver}>
        <Avatar avatar={receiver.avatar} />
        <span>{seatNames(players)(to)}</span>
      </div>
    </div>
  );
}
