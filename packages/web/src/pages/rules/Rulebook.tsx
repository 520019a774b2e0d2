import { hasTutorial } from '@parlour/games/boards-catalogue';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type Rulebook as Book, clauseKey, foldText, isHouseRule, type Words } from '@parlour/words';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styles from './Rulebook.module.css';
import { ShortRules } from './ShortRules.tsx';

/** The rules in the player's language, open at a clause if one is given. */
export function Rulebook({ gameUi, clause }: { readonly gameUi: AnyGameUi; readonly clause: string | null }) {
  const words = useWords('table', ...gameUi.areas);
  const [sought, setSought] = useState('');
  const sections = useMemo(() => matching(gameUi, words, sought), [gameUi, words, sought]);
  // The rulebook opens at once and its clauses are rendered in the background: a hundred are too many for one frame.
  const leafed = useDeferredValue(true, false);
  const open = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (clause !== null) setSought('');
    if (leafed) open.current?.scrollIntoView({ block: 'center' });
  }, [clause, leafed]);
  return (
    <>
      <label className={styles.search}>
        <Icon name="search" />
        <span className="visually-hidden">{words.t('rules.search')}</span>
        <input type="search" value={sought} placeholder={words.t('rules.search')} onChange={({ target }) => setSought(target.value)} />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.pages} tabIndex={0} role="region" aria-label={words.t('rules.title')}>
        {hasTutorial(gameUi.game.id) && sought === '' && (
          // The table stays open: a tutorial has its own table.
          <a className={styles.learn} href={`/tutorial/${gameUi.game.id}`} target="_blank" rel="noreferrer">
            <Icon name="eye" />
            {words.t('home.learn')}
          </a>
        )}
        {sought === '' && <ShortRules gameUi={gameUi} />}
        {sections.length === 0 && <p className={styles.none}>{words.t('rules.none')}</p>}
        {leafed &&
          sections.map(({ title, clauses }) => (
            <section key={title}>
              <h3>{words.t(title)}</h3>
              <ul>
                {clauses.map((id) => (
                  <li key={id} ref={id === clause ? open : undefined} data-open={id === clause}>
                    <small>
                      <span translate="no">{id.replace('*', '')}</span>
                      {isHouseRule(id) && <em>{words.t('rules.ruling')}</em>}
                    </small>
                    <p>{words.t(clauseKey(gameUi.area, id))}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}

function matching(gameUi: AnyGameUi, words: Words, sought: string): Book {
  const needle = foldText(sought.trim());
  if (needle === '') return gameUi.rulebook;
  return gameUi.rulebook
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter((id) => foldText(`${id} ${words.t(title)} ${words.t(clauseKey(gameUi.area, id))}`).includes(needle)),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
