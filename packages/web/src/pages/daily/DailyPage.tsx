import { isRefusal, type Refusal } from '@parlour/kernel';
import { type DailyBoard, type Day, dayPlus, MAX_PAST_DAYS } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { useCallback, useEffect } from 'react';
import { Link } from 'wouter';
import { GameLinks } from '../../app/GameLinks.tsx';
import { Loading } from '../../app/Loading.tsx';
import { NotFound } from '../../app/NotFound.tsx';
import { Page, PageSection } from '../../app/Page.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { useRequest } from '../../client/api/useRequest.ts';
import { GAME_CATALOGUE, type GameEntry, gameEntry } from '../home/game-catalogue.ts';
import { AllTimeBoard } from './AllTimeBoard.tsx';
import { DailyAttempt } from './DailyAttempt.tsx';
import styles from './DailyPage.module.css';
import { DayBoard } from './DayBoard.tsx';
import { Fairness } from './Fairness.tsx';
import { formatDay } from './format-day.ts';
import { practiceDays, savePracticeDays } from './practice-days.ts';

interface DailyPageProps {
  readonly game: string;
  /** Today without one. */
  readonly day: Day | undefined;
}

/** The deal of one game and day: the attempt, the boards, and how to check the deal. */
export function DailyPage({ game, day }: DailyPageProps) {
  const entry = gameEntry(game);
  return entry?.daily === undefined ? <NotFound /> : <DealOf entry={entry} day={day ?? 'today'} />;
}

function DealOf({ entry, day }: { readonly entry: GameEntry; readonly day: Day | 'today' }) {
  const words = useWords('daily', 'home');
  const { answer, again } = useRequest(useCallback(() => serverApi.dailyBoard(entry.id, day), [entry.id, day]));
  return (
    <Page title={words.t('daily.title')}>
      <GameLinks
        label={words.t('home.games')}
        games={GAME_CATALOGUE.filter(({ daily }) => daily !== undefined)}
        current={entry.id}
        hrefOf={(id) => (day === 'today' ? `/daily/${id}` : `/daily/${id}/${day}`)}
      />
      {answer === null && <Loading />}
      {isRefusal(answer) && <NoBoard entry={entry} refusal={answer} />}
      {answer !== null && !isRefusal(answer) && <Board entry={entry} board={answer} reload={again} />}
    </Page>
  );
}

interface BoardProps {
  readonly entry: GameEntry;
  readonly board: DailyBoard;
  readonly reload: () => void;
}

function Board({ entry, board, reload }: BoardProps) {
  const words = useWords('daily', 'home');
  const { day, today, seed } = board;
  useEffect(() => {
    if (seed !== null) savePracticeDays([{ day, seeds: { [entry.id]: seed } }]);
  }, [entry.id, day, seed]);
  const title = `${words.t(`game.${entry.id}`)}, ${formatDay(words.language, day)}`;
  return (
    <>
      <PageSection title={title} wide>
        <DailyAttempt entry={entry} board={board} reload={reload} />
        <nav className={styles.days} aria-label={words.t('daily.title')}>
          {day > dayPlus(today, -MAX_PAST_DAYS) && <Link href={`/daily/${entry.id}/${dayPlus(day, -1)}`}>{words.t('daily.earlier')}</Link>}
          {day < today && <Link href={`/daily/${entry.id}/${dayPlus(day, 1)}`}>{words.t('daily.later')}</Link>}
        </nav>
      </PageSection>
      <DayBoard board={board} />
      <AllTimeBoard board={board} />
      <Fairness board={board} />
    </>
  );
}

/** Why there is no board. Without a connection, deals of earlier days can be practised. */
function NoBoard({ entry, refusal }: { readonly entry: GameEntry; readonly refusal: Refusal }) {
  const words = useWords('daily', 'home');
  const days = refusal.refused === 'unreachable' ? practiceDays(entry.id) : [];
  return (
    <PageSection title={words.t(`game.${entry.id}`)} wide>
      <Announced>{days.length > 0 ? words.t('daily.offline') : explainRefusal(words, refusal)}</Announced>
      <ul className={styles.practice}>
        {days.map((day) => (
          <li key={day}>
            <Link href={`/local/${entry.id}?day=${day}`}>{formatDay(words.language, day)}</Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
