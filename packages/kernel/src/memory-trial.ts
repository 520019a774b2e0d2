import type { Seat } from './seats.ts';

/** One time that a player had to remember: how long ago they could last know, and whether they were right. */
export interface Recall {
  readonly seat: Seat;
  /** In what the game counts by: offers, turns. */
  readonly back: number;
  readonly right: boolean;
}
