import type { DailyBoard, DailyRow } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { PageSection } from '../../app/Page.tsx';
import { formatNumber } from '../profile/format.ts';
import ladder from '../profile/ladder/LadderPage.module.css';
import styles from './DailyPage.module.css';

/** The results of the day: how often each score was reached, the best, and the friends. */
export function DayBoard({ board }: { readonly board: DailyBoard }) {
  const words = useWords('daily');
  return (
    <>
      <PageSection title={words.t('daily.board')} wide={board.friends.length === 0}>
        <p>{board.players === 0 ? words.t('daily.none') : words.t('daily.players', { count: board.players })}</p>
        {board.players > 0 && <Distribution board={board} />}
        {board.rows.length > 0 && <Rows rows={board.rows} />}
      </PageSection>
      {board.friends.length > 0 && (
        <PageSection title={words.t('daily.friends')}>
          <Rows rows={board.friends} />
        </PageSection>
      )}
    </>
  );
}

function Distribution({ board: { distribution, mine } }: { readonly board: DailyBoard }) {
  const words = useWords('daily');
  const most = Math.max(...distribution.map(({ players }) => players));
  return (
    <ul className={styles.distribution} aria-label={words.t('daily.distribution')}>
      {distribution.map(({ score, players }) => (
        <li key={score} data-mine={mine?.result?.score === score} style={cssVars({ '--share': `${(100 * players) / most}%` })}>
          <span className="visually-hidden">{words.t('daily.bar', { score: formatNumber(words.language, score), count: players })}</span>
          <b aria-hidden="true">{formatNumber(words.language, score)}</b>
          <i aria-hidden="true" />
          <small aria-hidden="true">{players}</small>
        </li>
      ))}
    </ul>
  );
}

function Rows({ rows }: { readonly rows: readonly DailyRow[] }) {
  const words = useWords('daily');
  return (
    <table className={ladder.ladder}>
      <thead>
        <tr>
          <th scope="col">{words.t('daily.rank')}</th>
          <th scope="col">{words.t('daily.name')}</th>
          <th scope="col">{words.t('daily.score')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, avatar, score, rank, you }, index) => (
          // Two people may share a name and a rank.
          <tr key={`${index} ${name}`} data-you={you}>
            <td>{rank}</td>
            <th scope="row">
              <span>
                <Avatar avatar={avatar} />
                {you ? words.t('daily.you', { name }) : name}
              </span>
            </th>
            <td>{formatNumber(words.language, score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
