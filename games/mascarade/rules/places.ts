import { leftOf, rightOf, type Seat } from '@parlour/kernel';
import type { BoardState, Mask, Place, State } from './types.ts';

export const placeOf = (table: BoardState<unknown>, seat: Seat): Place => table.placeOf[seat] ?? seat;

export const seatAt = (table: BoardState<unknown>, place: Place): Seat => table.seatAt[place] ?? place;

/** The player in turn. */
export const activeSeat = (table: BoardState<unknown>): Seat => seatAt(table, table.active);

/** The player at the left hand, next clockwise. */
export const leftNeighbour = (table: BoardState<unknown>, seat: Seat): Seat => seatAt(table, leftOf(placeOf(table, seat), table.seats));

export const rightNeighbour = (table: BoardState<unknown>, seat: Seat): Seat => seatAt(table, rightOf(placeOf(table, seat), table.seats));

/** Everybody else, clockwise from the left hand. */
export function othersClockwise(table: BoardState<unknown>, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let step = 1, from = placeOf(table, seat); step < table.seats; step++) others.push(seatAt(table, (from + step) % table.seats));
  return others;
}

export const coinsOf = (table: BoardState<unknown>, seat: Seat): number => table.coins[placeOf(table, seat)] ?? 0;

/** An open mask is a string, in the state as in a view. */
export const isFaceUp = (mask: unknown): boolean => typeof mask === 'string';

export function maskOf(state: State, seat: Seat): Mask {
  const mask = state.masks[placeOf(state, seat)];
  if (mask === undefined) throw new Error(`nobody is called ${seat}`);
  return mask;
}
