import { useWords } from '@parlour/ui/words/useWords.ts';
import { Link } from 'wouter';
import type { GameEntry } from '../pages/home/game-catalogue.ts';
import styles from './GameLinks.module.css';

interface GameLinksProps {
  readonly label: string;
  readonly games: readonly GameEntry[];
  readonly current: string;
  readonly hrefOf: (game: string) => string;
}

/** Leads from a page of one game to the same page of the others. */
export function GameLinks({ label, games, current, hrefOf }: GameLinksProps) {
  const words = useWords('home');
  return (
    <nav className={styles.games} aria-label={label}>
      {games.map(({ id }) => (
        <Link key={id} href={hrefOf(id)} aria-current={id === current ? 'page' : undefined}>
          {words.t(`game.${id}`)}
        </Link>
      ))}
    </nav>
  );
}
