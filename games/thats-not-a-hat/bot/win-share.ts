import { exactExp } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { View } from '../rules/index.ts';

/** Penalty points that end a round. */
const LAST_POINT = 3;
/** How much each point of a lead is worth. */
const STEEP = 0.9;

/** The share of the victory that a seat can expect, by points, if `punished` gets one more. */
export function winShare(view: View, seat: Seat, punished: Seat | null): number {
  const points = view.penalties.map((cards, other) => cards.length + (other === punished ? 1 : 0));
  const totals = points.map((count, other) => count + (view.totals[other] ?? 0));
  const own = totals[seat] ?? 0;
  if (view.round === view.rounds && points.some((count) => count >= LAST_POINT)) {
    const fewest = Math.min(...totals);
    return own === fewest ? 1 / totals.filter((count) => count === fewest).length : 0;
  }
  return exactExp(-STEEP * own) / totals.reduce((sum, count) => sum + exactExp(-STEEP * count), 0);
}
