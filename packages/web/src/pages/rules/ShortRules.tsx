import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import styles from './ShortRules.module.css';

/** The short rules in four sentences and four drawings, before the first clause. */
export function ShortRules({ gameUi }: { readonly gameUi: AnyGameUi }) {
  const words = useWords('table', ...gameUi.areas);
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
