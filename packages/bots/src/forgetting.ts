/** How firmly a memory is kept, and how long ago it was made. */
export type MemoryAge = {
  /** Steps since it was last refreshed. */
  readonly age: number;
  /** 1, or more for what came first or was met again. */
  readonly hold: number;
};

/** Steps in which a memory is lost at its first, highest rate. */
const GRACE = 4;
/** What came first is kept better than what came later (Murdock, Journal of Experimental Psychology 64, 1962). */
export const FIRST_HOLD = 1.5;

/**
 * The probability that a memory is lost in the next step. It falls with age, so that after t steps (1 + t / grace) to the power
 * of minus decay is left, as in people (Wixted and Ebbesen, Psychological Science 2, 1991).
 */
export function lossOdds(decay: number, { age, hold }: MemoryAge, grace = GRACE): number {
  return Math.min(1, decay / ((grace + age) * hold));
}
