import type { Seat } from '@parlour/kernel';
import { GUEST_IDS } from '../photo/index.ts';
import type { DecorationId, GuestId, Holder, Offer, PublicState } from './types.ts';

/** The envelopes of a holder, in the guests' order. */
export const heldBy = (table: PublicState, holder: Holder): GuestId[] => GUEST_IDS.filter((guest) => table.holders[guest] === holder);

export const decorationsOf = (table: PublicState, seat: Seat): readonly DecorationId[] => table.decorations[seat] ?? [];

export const decorationCount = (table: PublicState, seat: Seat): number => decorationsOf(table, seat).length;

/** [P-33] [P-39] The envelopes the active player may offer. */
export const offerableGuests = (table: PublicState): GuestId[] =>
  heldBy(table, table.card === 'shared' ? 'middle' : table.active).filter((guest) => !table.won.includes(guest));

/** [P-47*] */
export const hasHouse = (table: PublicState): boolean => table.seats === 2;

export function highestBid(table: PublicState): { readonly seat: Seat; readonly bid: number } | null {
  let best: { seat: Seat; bid: number } | null = null;
  table.bids.forEach((bid, seat) => {
    if (bid !== null && bid > (best?.bid ?? 0)) best = { seat, bid };
  });
  return best;
}

/** [P-30] Whether a player owns enough to go higher. */
export function canOutbid(table: PublicState, seat: Seat): boolean {
  const best = highestBid(table);
  return seat !== table.active && best?.seat !== seat && decorationCount(table, seat) > (best?.bid ?? 0);
}

/** [P-31] Whether a player has not passed and could still go higher. */
export const canRaise = (table: PublicState, seat: Seat): boolean => table.passed[seat] !== true && canOutbid(table, seat);

export const offerOf = (table: PublicState): Offer => {
  if (table.offer === null) throw new Error('nothing is on offer');
  return table.offer;
};

/** `all` without `some`, one for one. */
export function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const rest = [...all];
  for (const item of some) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export const holdsAll = <T>(all: readonly T[], some: readonly T[]): boolean => without(all, some).length === all.length - some.length;

export const leftNeighbour = (table: PublicState, seat: Seat): Seat => (seat + 1) % table.seats;
export const rightNeighbour = (table: PublicState, seat: Seat): Seat => (seat + table.seats - 1) % table.seats;
