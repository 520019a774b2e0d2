import type { Equivalent } from './equivalent.ts';

/** The fields read from a report in the format of mutation-testing-elements. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly StrykerMutant[] }>>;
}

interface StrykerMutant {
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
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
  /** Entries of the list of equivalent mutants that name no surviving mutant. */
  readonly stale: readonly Equivalent[];
}

/** An assertion that never fails in a legal match: its condition narrows a type, its text is for programmers. */
const ASSERTION = /\bthrow new \w*Error\(/u;

/** A report without the mutants that survived: Stryker overlooks new tests of what runs when a file is loaded. */
export function withoutSurvivors(report: StrykerReport): StrykerReport {
  const files = Object.entries(report.files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage') },
  ]);
  return { ...report, files: Object.fromEntries(files) };
}

/** Mutants that do not compile or were left out are not counted. */
export function scoreOf({ files }: StrykerReport, known: readonly Equivalent[]): MutationScore {
  let killed = 0;
  let equivalent = 0;
  const survivors: Survivor[] = [];
  const used = new Set<Equivalent>();
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const { replacement = '', status, location } of mutants) {
      const at = location.start.line;
      const line = lines[at - 1]?.trim() ?? '';
      if (status === 'Killed' || status === 'Timeout') killed++;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const entry = known.find((each) => each.file === file && each.line === line && each.replacements.includes(replacement));
      if (entry !== undefined) used.add(entry);
      const last = line === 'default:' ? location.end.line : at;
      if (entry !== undefined || ASSERTION.test(lines.slice(at - 1, last).join(' '))) equivalent++;
      else survivors.push({ file, at, line, replacement });
    }
  }
  const mutants = killed + equivalent + survivors.length;
  const score = mutants === equivalent ? 100 : Math.round((1000 * killed) / (mutants - equivalent)) / 10;
  const stale = known.filter((entry) => entry.file in files && !used.has(entry));
  return { mutants, killed, survived: survivors.length, equivalent, score, survivors, stale };
}
