import type { Seat } from '@parlour/kernel';
import type { GuestId, GuestResult } from './types.ts';

export interface GuestHighlight {
  readonly guest: GuestId;
  readonly seat: Seat;
  readonly points: number;
}

/** The guest that brought a player most, and the one that cost a player most. */
export function bestAndWorstGuest(results: readonly GuestResult[]): {
  readonly best: GuestHighlight | null;
  readonly worst: GuestHighlight | null;
} {
  const all = results.flatMap(({ guest, scores }) => scores.map(({ points }, seat): GuestHighlight => ({ guest, seat, points })));
  const top = all.reduce<GuestHighlight | null>((best, one) => (one.points > (best?.points ?? 0) ? one : best), null);
  const bottom = all.reduce<GuestHighlight | null>((worst, one) => (one.points < (worst?.points ?? 0) ? one : worst), null);
  return { best: top, worst: bottom };
}
