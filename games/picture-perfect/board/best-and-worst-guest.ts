import type { Seat } from '@parlour/kernel';
import type { GuestId, GuestResult } from '../rules/index.ts';

export interface Memorable {
  readonly guest: GuestId;
  readonly seat: Seat;
  readonly points: number;
}

/** The guest that brought somebody most, and the one that cost somebody most. */
export function extremesOf(results: readonly GuestResult[]): { readonly best: Memorable | null; readonly worst: Memorable | null } {
  const all = results.flatMap(({ guest, scores }) => scores.map(({ points }, seat): Memorable => ({ guest, seat, points })));
  const top = all.reduce<Memorable | null>((best, one) => (one.points > (best?.points ?? 0) ? one : best), null);
  const bottom = all.reduce<Memorable | null>((worst, one) => (one.points < (worst?.points ?? 0) ? one : worst), null);
  return { best: top, worst: bottom };
}
