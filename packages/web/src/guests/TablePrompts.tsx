import { mayHost } from '../table/players.ts';
import styles from './AskingGuests.module.css';
import { AskingGuests } from './AskingGuests.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import type { GuestsProps } from './guests.ts';
import { SeatNotices } from './SeatNotices.tsx';

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
