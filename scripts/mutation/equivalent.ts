/** A mutant that no test can tell from the rules as they are. */
export interface Equivalent {
  readonly file: string;
  /** The line as it stands, without the space around it. */
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
