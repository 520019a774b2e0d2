import { isRefusal } from '@parlour/kernel';
import type { DailyBoard, DailyResult } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { preferredTempo, settingsStore } from '@parlour/ui/settings/settings.ts';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../../app/links.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { syncIdentity } from '../../client/identity.ts';
import type { GameEntry } from '../home/game-catalogue.ts';
import { formatNumber } from '../profile/format.ts';
import styles from './DailyPage.module.css';
import { ShareResult } from './ShareResult.tsx';
import { useTimeLeft } from './useTimeLeft.ts';

interface DailyAttemptProps {
  readonly entry: GameEntry;
  readonly board: DailyBoard;
  /** The page is out of date. */
  readonly reload: () => void;
}

/** What a person can do with the deal: play it, go on, or look at the result; or practise, when the day is over. */
export function DailyAttempt({ entry, board, reload }: DailyAttemptProps) {
  const words = useWords('daily', 'home');
  const { mine, day, seed } = board;
  const isOver = seed !== null;
  return (
    <>
      <p>{words.t(isOver ? 'daily.over' : 'daily.how')}</p>
      {!isOver && <TimeLeft msLeft={board.msLeft} onDayOver={reload} />}
      {mine?.result != null && <Result entry={entry} board={board} result={mine.result} />}
      {mine?.ended === true && mine.result === null && <p>{words.t('daily.noResult')}</p>}
      <div className={styles.ways}>
        {isOver ? (
          <ButtonLink href={`/local/${entry.id}?day=${day}`} look="red">
            {words.t('daily.practice')}
          </ButtonLink>
        ) : (
          mine?.ended !== true && <Play entry={entry} board={board} reload={reload} />
        )}
      </div>
    </>
  );
}

function TimeLeft({ msLeft, onDayOver }: { readonly msLeft: number; readonly onDayOver: () => void }) {
  const words = useWords('daily', 'home');
  return <p>{words.t('daily.left', { time: useTimeLeft(msLeft, words, onDayOver) })}</p>;
}

function Play({ entry, board: { day, mine }, reload }: DailyAttemptProps) {
  const words = useWords('daily');
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    await syncIdentity();
    const started = await serverApi.startDaily(entry.id, { day, tempo: preferredTempo(settingsStore.getState()) });
    setBusy(false);
    if (!isRefusal(started)) return go(`/t/${started.code}`);
    showRefusal(words, started);
    if (started.refused !== 'unreachable') reload();
  };
  return (
    <Button look="red" icon="play" disabled={busy} onClick={() => void play()}>
      {words.t(mine === null ? 'daily.play' : 'daily.continue')}
    </Button>
  );
}

interface ResultProps extends Pick<DailyAttemptProps, 'entry' | 'board'> {
  readonly result: DailyResult;
}

function Result({ entry, board, result }: ResultProps) {
  const words = useWords('daily');
  const { players, distribution, seed } = board;
  const [best] = distribution;
  const number = (value: number) => formatNumber(words.language, value);
  return (
    <>
      <p className={styles.mine}>{words.t('daily.result', { score: number(result.score), rank: result.rank, players })}</p>
      {best !== undefined && best.score > result.score && <p>{words.t('daily.best', { score: number(best.score) })}</p>}
      {result.bots !== null && <p>{words.t('daily.bots', { score: number(result.bots) })}</p>}
      <ShareResult entry={entry} board={board} result={result} />
      {seed === null ? (
        <p>{words.t('daily.replayLater')}</p>
      ) : (
        <ButtonLink href={`/replay/${result.match}`} look="outline" icon="film" className={styles.replay}>
          {words.t('daily.replay')}
        </ButtonLink>
      )}
    </>
  );
}
