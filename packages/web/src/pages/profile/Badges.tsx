import type { GameStatistics } from '@parlour/protocol';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import styles from './Badges.module.css';
import lists from './TitledList.module.css';

/** The honours a person earned in one game, each with how often and what for. */
export function Badges({ game, badges }: Pick<GameStatistics, 'game' | 'badges'>) {
  const words = useWords('profile');
  // A server of a newer version may name honours that this page has no words for.
  const known = badges.filter(({ honour }) => words.has(`badge.${game}.${honour}`));
  if (known.length === 0) return null;
  return (
    <div className={`${lists.titled} ${styles.badges}`}>
      <h4>{words.t('stats.badges')}</h4>
      <ul>
        {known.map(({ honour, times }) => (
          <li key={honour}>
            <Icon name="crown" />
            <span>
              <b>{words.t(`badge.${game}.${honour}` as MessageKey)}</b>
              <small>{words.t('stats.badgeTimes', { count: times })}</small>
              <small>{words.t(`badge.${game}.${honour}.for` as MessageKey)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
