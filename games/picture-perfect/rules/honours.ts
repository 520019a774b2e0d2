import { type GameTypes, type Honour, isRefusal, type Match, type MatchRecord, type Refusal, replay } from '@parlour/kernel';
import { bestAndWorstGuest } from './best-and-worst-guest.ts';
import { picturePerfect } from './index.ts';
import type { View } from './types.ts';

/** Whose photo has the happiest guest, and whose the unhappiest. */
export function honoursOf(record: MatchRecord, ended?: Match<GameTypes>): readonly Honour[] | Refusal {
  const match = ended ?? replay(picturePerfect, record);
  if (isRefusal(match)) return match;
  const { results } = match.game.view(match.state, 'spectator') as View;
  const { best, worst } = bestAndWorstGuest(results ?? []);
  return [
    ...(best === null ? [] : [{ seat: best.seat, honour: 'best' }]),
    ...(worst === null ? [] : [{ seat: worst.seat, honour: 'worst' }]),
  ];
}
