/**
 * A seat in a match: 0 to n - 1, clockwise. It stands for the player who decides there, for the whole match;
 * a game in which players change places keeps the places in its own state.
 */
export type Seat = number;

/** Whom a view is made for. No viewer sees everything. */
export type Viewer = Seat | 'spectator';

/** All seats of a match, in clockwise order from `first`. */
export function seatsFrom(first: Seat, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((first + i) % count);
  return seats;
}

export function allSeats(count: number): Seat[] {
  return seatsFrom(0, count);
}

export function allViewers(count: number): Viewer[] {
  return [...allSeats(count), 'spectator'];
}

/** The number of seats a game can have that is nearest to the wanted one. */
export const seatsNear = (wanted: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.max(min, Math.min(wanted, max));

/** The next seat clockwise, at the seat's left hand. */
export function leftOf(seat: Seat, count: number): Seat {
  return (seat + 1) % count;
}

export function rightOf(seat: Seat, count: number): Seat {
  return (seat + count - 1) % count;
}
