import { exactExp } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { PENALTIES_TO_LOSE, roundsOf, type View } from '../rules/index.ts';

/** How much each point of a lead is worth. */
const STEEP = 0.9;

/** What a state and a view have in common. */
type Standing = Pick<View, 'options' | 'seats' | 'phase' | 'round' | 'penalties' | 'totals'>;

/** The share of the victory that a seat can expect, by points, if `punished` gets one more. */
export function winShare({ options, seats, phase, round, penalties, totals }: Standing, seat: Seat, punished: Seat | null = null): number {
  const isOver = phase === 'over';
  const points = penalties.map((cards, other) => cards.length + (other === punished ? 1 : 0));
  // At the end of a match the points of its last round are in the totals.
  const sums = totals.map((total, other) => total + (isOver ? 0 : (points[other] ?? 0)));
  const own = sums[seat] ?? 0;
  if (isOver || (round === roundsOf(options, seats) && points.some((count) => count >= PENALTIES_TO_LOSE))) {
    const fewest = Math.min(...sums);
    return own === fewest ? 1 / sums.filter((sum) => sum === fewest).length : 0;
  }
  return exactExp(-STEEP * own) / sums.reduce((all, sum) => all + exactExp(-STEEP * sum), 0);
}
