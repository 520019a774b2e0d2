import type { Seat } from '@parlour/kernel';

/** The name of the player in a seat. */
export type SeatName = (seat: Seat) => string;
