import { type Honour, isRefusal, type MatchRecord, type Refusal, replay } from '@parlour/kernel';
import { bestAndWorstGuest } from './best-and-worst-guest.ts';
import { picturePerfect } from './index.ts';

/** Whose photo has the happiest guest, and whose the unhappiest. */
export function honoursOf(record: MatchRecord): readonly Honour[] | Refusal {
  const match = replay(picturePerfect, record);
  if (isRefusal(match)) return match;
  const { best, worst } = bestAndWorstGuest(picturePerfect.view(match.state, 'spectator').results ?? []);
  return [
    ...(best === null ? [] : [{ seat: best.seat, honour: 'best' }]),
    ...(worst === null ? [] : [{ seat: worst.seat, honour: 'worst' }]),
  ];
}
