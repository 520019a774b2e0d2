import type { TableSummary } from '@parlour/protocol';
import { crowd } from '@parlour/words';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import buttons from '../ui/Button.module.css';
import { useWords } from '../words/words.ts';
import { doorOf } from './doors.ts';
import { useTables } from './useTables.ts';
import styles from './YourTurn.module.css';

/** A ticket to the table that waits for you, or to the one you left. Nothing when there is none. */
export function YourTurn() {
  const words = useWords();
  const mine = useTables('mine').filter((table) => table.phase !== 'over');
  const table = mine.find((each) => each.yourTurn) ?? mine[0];
  if (table === undefined) return null;
  return (
    <section className={styles.ticket} aria-label={words.t(table.yourTurn ? 'home.yourTurn' : 'home.yourTable')}>
      <Seal />
      <div className={styles.text}>
        <div className={styles.kind}>{words.t(table.yourTurn ? 'home.yourTurn' : 'home.yourTable')}</div>
        <div className={styles.what}>{describe(table, words)}</div>
      </div>
      <Link href={`/t/${table.code}`} className={`${buttons.button} ${buttons.red} ${styles.go}`}>
        {words.t('home.takeSeat')}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}

function describe(table: TableSummary, words: ReturnType<typeof useWords>): string {
  const door = doorOf(table.game);
  const game = door === undefined ? '' : words.t(`game.${door.id}`);
  return words.t('home.tableWith', { game, names: crowd(words, table.names) });
}

function Seal() {
  return (
    <svg className={styles.seal} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2l5 4 6-1 3 6 6 3-1 6 4 5-4 5 1 6-6 3-3 6-6-1-5 4-5-4-6 1-3-6-6-3 1-6-4-5 4-5-1-6 6-3 3-6 6 1Z" fill="#b8362a" />
      <circle cx="24" cy="24" r="15" fill="#cf4a3b" stroke="#8e2218" strokeWidth="1.5" />
      <path d="M14 21h10v-6l11 9-11 9v-6H14l3-3Z" fill="#fff4e2" />
    </svg>
  );
}
