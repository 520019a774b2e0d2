import type { Equivalent } from './equivalent.ts';

/** The fields read from a report in the format of mutation-testing-elements. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly StrykerMutant[] }>>;
}

interface StrykerMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Survivor {
  readonly file: string;
  readonly at: number;
  readonly line: string;
  readonly replacement: string;
}

export interface MutationScore {
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
  /** Killed mutants of those that are not equivalent, in per cent. */
  readonly score: number;
  readonly survivors: readonly Survivor[];
}

/** Mutants that do not compile or were left out are not counted. The text of a thrown error is only for programmers. */
export function scoreOf({ files }: StrykerReport, known: readonly Equivalent[]): MutationScore {
  let killed = 0;
  let equivalent = 0;
  const survivors: Survivor[] = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { mutatorName, replacement = '', status, location } of mutants) {
      const at = location.start.line;
      const line = lines[at - 1]?.trim() ?? '';
      if (status === 'Killed' || status === 'Timeout') killed++;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const isErrorText = mutatorName === 'StringLiteral' && /\bthrow new \w*Error\(/u.test(line);
      const isKnown = known.some((each) => each.file === file && each.line === line && each.replacement === replacement);
      if (isErrorText || isKnown) equivalent++;
      else survivors.push({ file, at, line, replacement });
    }
  }
  const mutants = killed + equivalent + survivors.length;
  const score = mutants === equivalent ? 100 : Math.round((1000 * killed) / (mutants - equivalent)) / 10;
  return { mutants, killed, survived: survivors.length, equivalent, score, survivors };
}
