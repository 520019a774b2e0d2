import { allSeats, type Seat } from '@parlour/kernel';
import { GUEST_IDS, judge, type Scene, wishJudge } from '../photo/index.ts';
import { wishOf } from './cards.ts';
import { decorationCount, heldBy } from './holdings.ts';
import { allContents } from './secrets.ts';
import type { GuestId, GuestResult, GuestScore, PublicState, State, WishId } from './types.ts';

/** [P-60] By wishes met. */
export const POINTS: readonly number[] = [-3, 1, 3, 6];

/** [P-60] [P-61] */
export function pointsFor(met: number, vips: number): number {
  return (POINTS[met] ?? 0) * (1 + vips);
}

/** [P-60] Every envelope, with the score of every photo. */
export function resultsOf(state: State, photos: readonly Scene[]): GuestResult[] {
  const judges = photos.map((photo) => ({
    placed: new Set(photo.guests.map(({ id }) => id)),
    isMet: wishJudge(photo, judge(photo, state.options.rules === 1 ? 'all' : 'seen')),
  }));
  const contents = allContents(state);
  return GUEST_IDS.map((guest) => {
    const { wishes, vips } = contents[guest];
    const scores = judges.map(({ placed, isMet }) => scoreOf(guest, wishes, vips, placed.has(guest), isMet));
    return { guest, wishes, vips, scores };
  });
}

function scoreOf(
  guest: GuestId,
  wishes: readonly WishId[],
  vips: number,
  isPlaced: boolean,
  isMet: ReturnType<typeof wishJudge>,
): GuestScore {
  if (!isPlaced) return { met: null, points: 0 };
  const met = wishes.map((wish) => isMet(wishOf(wish), guest));
  return { met, points: pointsFor(met.filter(Boolean).length, vips) };
}

/** [P-62] Decorations left count in the auction variant only. */
export function totals(table: PublicState, results: readonly GuestResult[]): number[] {
  return allSeats(table.seats).map((seat) => {
    const guests = results.reduce((sum, { scores }) => sum + (scores[seat]?.points ?? 0), 0);
    return guests + (table.options.auctions ? Math.floor(decorationCount(table, seat) / 2) : 0);
  });
}

/** [P-63] The leaders: by points, then guests placed, then envelopes held. */
export function leaders(table: PublicState, scores: readonly number[], results: readonly GuestResult[]): Seat[] {
  const placed = (seat: Seat) => results.filter(({ scores: of }) => of[seat]?.met != null).length;
  const orders = [(seat: Seat) => scores[seat] ?? 0, placed, (seat: Seat) => heldBy(table, seat).length];
  return orders.reduce((best, order) => best.filter((seat) => order(seat) === Math.max(...best.map(order))), allSeats(table.seats));
}
