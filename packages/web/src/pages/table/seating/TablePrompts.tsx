import { hasHostPowers } from '../players.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { SeatNotices } from './SeatNotices.tsx';
import styles from './SeatRequests.module.css';
import { SeatRequests } from './SeatRequests.tsx';
import type { SeatingProps } from './seating-props.ts';

/** What a person at the table has to answer or should read, over the board. */
export function TablePrompts(props: SeatingProps) {
  return (
    <div className={styles.corner}>
      <SeatNotices {...props} />
      <ConsentCard {...props} />
      {hasHostPowers(props.table, props.state.you) && <SeatRequests {...props} />}
    </div>
  );
}
