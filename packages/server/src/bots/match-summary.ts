import { MEMORY_TRIALS } from '@parlour/games/memory-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { isOver, isRefusal, type MatchRecord, type MemoryTrial, type Outcome, replay } from '@parlour/kernel';

/** What a replay finds out about a match: its outcome, if any, and its memory trials, if the game has them. */
export interface MatchSummary {
  readonly over: Outcome | null;
  readonly trials: readonly MemoryTrial[] | null;
}

export function summaryOfRecord(record: MatchRecord): MatchSummary {
  const game = gameById(record.game);
  const match = game === undefined ? undefined : replay(game, record);
  if (match === undefined || isRefusal(match) || !isOver(match.status)) return { over: null, trials: null };
  const recalls = MEMORY_TRIALS[record.game]?.(record);
  return { over: match.status.over, trials: recalls === undefined || isRefusal(recalls) ? null : recalls };
}
