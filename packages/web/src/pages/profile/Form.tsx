import type { GameStatistics } from '@parlour/protocol';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { Words } from '@parlour/words';
import styles from './Form.module.css';
import lists from './TitledList.module.css';

/** The places of the last games, and victories in a row. */
export function Form({ form, streak, bestStreak }: Pick<GameStatistics, 'form' | 'streak' | 'bestStreak'>) {
  const words = useWords('profile');
  return (
    <div className={`${lists.titled} ${styles.form}`}>
      <h4>{words.t('stats.form')}</h4>
      <ol>
        {form.map((place, index) => (
          <li key={index} data-won={place === 1}>
            <span aria-hidden>{place ?? '–'}</span>
            <span className="visually-hidden">{resultOf(words, place)}</span>
          </li>
        ))}
      </ol>
      {bestStreak > 0 && <p>{words.t('stats.streak', { now: streak, best: bestStreak })}</p>}
    </div>
  );
}

function resultOf(words: Words, place: number | null): string {
  if (place === null) return words.t('history.left');
  return place === 1 ? words.t('history.won') : words.t('stats.formPlace', { place });
}
