import type { Seat } from '@parlour/kernel';
import type { AnyCoach } from './coach.ts';
import { type MatchSteps, type ReviewedMove, reviewMatch, sharesOf } from './review.ts';
import { type ReviewSummary, summarize } from './summary.ts';

export interface SeatReview extends ReviewSummary {
  readonly seat: Seat;
  readonly moves: readonly ReviewedMove[];
}

/** The whole review of one seat. */
export function reviewSeat(coach: AnyCoach, steps: MatchSteps, seat: Seat): SeatReview {
  const moves = [...reviewMatch(coach, steps, seat)].flatMap(({ move }) => (move === null ? [] : [move]));
  return { seat, moves, ...summarize(moves, endOf(steps, seat)) };
}

/** The last step, and the share of the victory that the seat got; null for an unfinished match. */
export function endOf(steps: MatchSteps, seat: Seat): { readonly step: number; readonly share: number } | null {
  const match = steps.at(-1)?.match;
  const share = match === undefined ? undefined : sharesOf(match)?.[seat];
  return match === undefined || share === undefined ? null : { step: match.step, share };
}
