import { FAULTS, type FaultKind } from './faults.ts';
import type { RoundResult } from './round.ts';

const MAX_LINES = 12;
const LONGEST_LINE = 600;

export interface ChaosReport {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Acknowledged moves that are not in the log at their step. */
  readonly lost: number;
  /** Keys that are in a log more than once. */
  readonly duplicated: number;
  /** Clients that did not end where the log does, and logs that do not replay. */
  readonly divergent: number;
  /** Messages that held anything but what the log gives their receiver at that step. */
  readonly leaks: number;
  /** Tables at which nobody could play on after the faults ended. */
  readonly stuck: number;
  /** Errors that nodes logged, except failed commits. */
  readonly problems: number;
  readonly faults: Readonly<Partial<Record<FaultKind, number>>>;
  readonly seconds: number;
  readonly seed: string;
}

const WRONGS = ['lost', 'duplicated', 'divergent', 'leaks', 'stuck', 'problems'] as const;

export function reportOn(results: readonly RoundResult[], seconds: number, seed: string): ChaosReport {
  const count = (of: (result: RoundResult) => number) => results.reduce((sum, result) => sum + of(result), 0);
  const faults = results.flatMap((result) => result.faults);
  const counted = FAULTS.map((kind) => [kind, faults.filter((fault) => fault.kind === kind).length] as const);
  return {
    rounds: results.length,
    acknowledged: count(({ acknowledged }) => acknowledged),
    lost: count(({ lost }) => lost.length),
    duplicated: count(({ duplicated }) => duplicated.length),
    divergent: count(({ divergent }) => divergent.length),
    leaks: count(({ leaks }) => leaks.length),
    stuck: count(({ stuck }) => stuck.length),
    problems: count(({ problems }) => problems.length),
    faults: Object.fromEntries(counted.filter(([, times]) => times > 0)),
    seconds: Math.round(seconds),
    seed,
  };
}

export const isClean = (report: Pick<ChaosReport, (typeof WRONGS)[number]>): boolean => WRONGS.every((wrong) => report[wrong] === 0);

/** The violations of a round, its faults, and how to repeat it. Undefined without violations. */
export function failureText(result: RoundResult, seed: string, round: number): string | undefined {
  const lines = WRONGS.flatMap((wrong) => result[wrong].map((line) => `  ${wrong}: ${line.slice(0, LONGEST_LINE)}`));
  if (lines.length === 0) return undefined;
  const faults = result.faults.map(({ kind, node, at, ms }) => `${kind}${kind.startsWith('node') ? ` ${node}` : ''} ${at}+${ms}`);
  const more = lines.length > MAX_LINES ? [`  and ${lines.length - MAX_LINES} more`] : [];
  const again = `  again: npm run -s chaos -- --seed ${seed} --first ${round} --rounds 1`;
  return [`round ${round} (${result.cluster}; ${faults.join(', ')})`, ...lines.slice(0, MAX_LINES), ...more, again].join('\n');
}

export function formatReport({ faults, ...counts }: ChaosReport): string {
  const told = Object.entries(faults).map(([kind, times]) => `${times} ${kind}`);
  const numbers = Object.entries(counts).map(([name, value]) => `${name.padEnd(14)}${value}`);
  return `${[...numbers, `faults        ${told.join(', ')}`].join('\n')}\n`;
}
