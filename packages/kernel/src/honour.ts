import type { Seat } from './seats.ts';

/** A distinction of one seat in a finished match, beyond the score. Its name is the game's. */
export interface Honour {
  readonly seat: Seat;
  readonly honour: string;
}
