import type { SeatNotice } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { timeOf } from '../../profile/format.ts';
import styles from './SeatRequests.module.css';
import { reservedSeatOf, type SeatingProps } from './seating-props.ts';

/** What was done to a player's seat while they were away, and the way back to it. */
export function SeatNotices({ client, state, table }: SeatingProps) {
  const words = useWords('seating');
  const reserved = reservedSeatOf(state, table);
  if (reserved === null && state.notices.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="seat-notices">
      <h2 id="seat-notices">{words.t('notices.title')}</h2>
      {reserved !== null && state.notices.length === 0 && <Announced>{words.t('seating.botPlays', { bot: reserved.bot })}</Announced>}
      <ul className={styles.notices}>
        {state.notices.map((notice) => (
          <li key={`${notice.at} ${notice.kind}`}>
            <Announced>{tellNotice(words, notice)}</Announced>
          </li>
        ))}
      </ul>
      {reserved === null ? (
        <Button look="outline" icon="check" onClick={() => client.send({ type: 'notices-read' })}>
          {words.t('notices.read')}
        </Button>
      ) : (
        <Button look="red" icon="swap" onClick={() => client.send({ type: 'request-seat', seat: reserved.seat })}>
          {words.t('seating.takeBack')}
        </Button>
      )}
    </section>
  );
}

function tellNotice(words: ReturnType<typeof useWords>, notice: SeatNotice): string {
  const time = timeOf(words.language, notice.at);
  switch (notice.kind) {
    case 'bot': {
      const { by, bot, moves } = notice;
      return by === null ? words.t('notices.botByTable', { time, bot, moves }) : words.t('notices.bot', { time, by, bot, moves });
    }
    case 'moved':
      return words.t('notices.moved', { time, by: notice.by });
    case 'removed':
      return words.t('notices.removed', { time, by: notice.by });
    case 'returned':
      return words.t('notices.returned', { time });
    case 'code':
      return words.t('notices.code', { time });
  }
}
