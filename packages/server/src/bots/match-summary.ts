import { HONOURS } from '@parlour/games/honours-catalogue';
import { MEMORY_TRIALS } from '@parlour/games/memory-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { type Honour, isOver, isRefusal, type MatchRecord, type MemoryTrial, type Outcome, replay } from '@parlour/kernel';

/** What a replay finds out about a match: its outcome, if any, its memory trials, if the game has them, and its honours. */
export interface MatchSummary {
  readonly over: Outcome | null;
  readonly trials: readonly MemoryTrial[] | null;
  readonly honours: readonly Honour[];
}

export function summaryOfRecord(record: MatchRecord): MatchSummary {
  const game = gameById(record.game);
  const match = game === undefined ? undefined : replay(game, record);
  if (match === undefined || isRefusal(match) || !isOver(match.status)) return { over: null, trials: null, honours: [] };
  const recalls = MEMORY_TRIALS[record.game]?.(record);
  const honours = HONOURS[record.game]?.(record, match) ?? [];
  return {
    over: match.status.over,
    trials: recalls === undefined || isRefusal(recalls) ? null : recalls,
    honours: isRefusal(honours) ? [] : honours,
  };
}
