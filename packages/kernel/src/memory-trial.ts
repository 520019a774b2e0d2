import type { Seat } from './seats.ts';

/** One time that a player had to remember: how long ago they last could know, and whether they were right. */
export interface MemoryTrial {
  readonly seat: Seat;
  /** In the unit the game counts by: offers, turns. */
  readonly distance: number;
  readonly correct: boolean;
}
