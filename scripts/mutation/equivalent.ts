/** A mutant that no test can tell from the original rules. */
export interface Equivalent {
  readonly file: string;
  /** The trimmed line. */
  readonly line: string;
  readonly replacement: string;
  readonly why: string;
}

const MASCARADE = 'games/mascarade/rules';

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: `${MASCARADE}/coins.ts`,
    line: 'if (coins > most) most = coins;',
    replacement: 'coins >= most',
    why: 'the largest number is the same',
  },
  {
    file: `${MASCARADE}/coins.ts`,
    line: 'if (coins < least) least = coins;',
    replacement: 'coins <= least',
    why: 'the smallest number is the same',
  },
];
