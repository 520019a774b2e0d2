import { mayHost } from '../players.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { SeatNotices } from './SeatNotices.tsx';
import styles from './SeatRequests.module.css';
import { AskingGuests } from './SeatRequests.tsx';
import type { GuestsProps } from './seating-props.ts';

/** What somebody at the table has to answer or should read, over the board. */
export function TablePrompts(props: GuestsProps) {
  return (
    <div className={styles.corner}>
      <SeatNotices {...props} />
      <ConsentCard {...props} />
      {mayHost(props.table, props.state.you) && <AskingGuests {...props} />}
    </div>
  );
}
