/** Mutants of one line that no test can tell from the original rules. */
export interface Equivalent {
  readonly file: string;
  /** The trimmed line. */
  readonly line: string;
  readonly replacements: readonly string[];
  readonly why: string;
}

/** Entries of one file with one reason: lines and their replacements. */
export function because(why: string, file: string, lines: Readonly<Record<string, readonly string[]>>): readonly Equivalent[] {
  return Object.entries(lines).map(([line, replacements]) => ({ file, line, replacements, why }));
}
