/** A position in whole numbers, and what it was worth in the end, from 0 to 1. */
export interface Sample {
  readonly inputs: readonly number[];
  readonly target: number;
}

/** How the values of one game are learned: the same recipe gives the same weights. */
export interface Recipe {
  /** There is a network for each of these numbers of seats. */
  readonly seats: readonly number[];
  readonly matches: number;
  /** The widths of the hidden layers. */
  readonly hidden: readonly number[];
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  /** The positions of one match. The same seed and number give the same match. */
  samplesOf(seats: number, seed: number, match: number): readonly Sample[];
}
