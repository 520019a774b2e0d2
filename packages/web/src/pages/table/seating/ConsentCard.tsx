import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import styles from './SeatRequests.module.css';
import { ownSeatOf, type SeatingProps } from './seating-props.ts';

/** The shared screen asks to move this player's seat: only the player can agree. */
export function ConsentCard({ client, state, table }: SeatingProps) {
  const words = useWords('seating');
  const own = ownSeatOf(state, table);
  if (!table.codeRequests.some(({ seat, declined }) => seat === own && !declined)) return null;
  const answer = (agrees: boolean) => client.send({ type: 'consent', agrees });
  return (
    <section className={styles.card}>
      <Announced>{words.t('consent.ask')}</Announced>
      <Button look="red" icon="check" onClick={() => answer(true)}>
        {words.t('consent.yes')}
      </Button>
      <Button look="outline" onClick={() => answer(false)}>
        {words.t('consent.no')}
      </Button>
    </section>
  );
}
