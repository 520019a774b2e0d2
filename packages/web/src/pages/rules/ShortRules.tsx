import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import styles from './ShortRules.module.css';

/** The short rules in a few sentences and drawings, before the first clause. Not every game has them. */
export function ShortRules({ gameUi }: { readonly gameUi: AnyGameUi }) {
  const words = useWords('table', ...gameUi.areas);
  if (gameUi.shortRules.length === 0) return null;
  return (
    <section className={styles.primer}>
      <h3>{words.t('rules.short')}</h3>
      <ol>
        {gameUi.shortRules.map(({ say, picture }) => (
          <li key={say}>
            <span className={styles.picture} aria-hidden="true">
              {picture}
            </span>
            <p>{words.t(say)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
