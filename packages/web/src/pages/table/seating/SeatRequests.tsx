import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import styles from './SeatRequests.module.css';
import { occupantName, type SeatingProps } from './seating-props.ts';

/** Late joiners who ask for a bot's seat, for the host to answer. */
export function SeatRequests({ client, table }: SeatingProps) {
  const words = useWords('seating');
  return table.seatRequests.map(({ person: { handle, name }, seat }) => {
    const seated = table.seats[seat];
    const answer = (welcome: boolean) => client.send({ type: 'answer-seat-request', handle, accept: welcome });
    return (
      <section key={handle} className={styles.card}>
        <Announced>{words.t('seating.asks', { name, bot: seated === undefined ? '' : occupantName(seated) })}</Announced>
        <Button look="red" icon="check" onClick={() => answer(true)}>
          {words.t('seating.yes')}
        </Button>
        <Button look="outline" onClick={() => answer(false)}>
          {words.t('seating.no')}
        </Button>
      </section>
    );
  });
}
