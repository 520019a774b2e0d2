import type { DailyBoard, DailyTotals } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { PageSection } from '../../app/Page.tsx';
import ladder from '../profile/ladder/LadderPage.module.css';
import styles from './DailyPage.module.css';

const COLUMNS: readonly (readonly [MessageKey, keyof DailyTotals])[] = [
  ['daily.wins', 'wins'],
  ['daily.played', 'played'],
  ['daily.streak', 'streak'],
  ['daily.bestStreak', 'bestStreak'],
];

/** The daily deals of all days: the most wins first, and the person's own totals. */
export function AllTimeBoard({ board: { totals, allTime } }: { readonly board: DailyBoard }) {
  const words = useWords('daily');
  return (
    <PageSection title={words.t('daily.allTime')} wide>
      {totals !== null && (
        <dl className={styles.totals}>
          {COLUMNS.map(([key, column]) => (
            <div key={column}>
              <dt>{words.t(key)}</dt>
              <dd>{totals[column]}</dd>
            </div>
          ))}
        </dl>
      )}
      {allTime.length === 0 ? (
        <p>{words.t('daily.allTimeNone')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={ladder.ladder}>
            <thead>
              <tr>
                <th scope="col">{words.t('daily.name')}</th>
                {COLUMNS.map(([key]) => (
                  <th key={key} scope="col">
                    {words.t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {allTime.map((row, index) => (
                // Two people may share a name.
                <tr key={`${index} ${row.name}`} data-you={row.you}>
                  <th scope="row">
                    <span>
                      <Avatar avatar={row.avatar} />
                      {row.you ? words.t('daily.you', { name: row.name }) : row.name}
                    </span>
                  </th>
                  {COLUMNS.map(([key, column]) => (
                    <td key={key}>{row[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </PageSection>
  );
}
