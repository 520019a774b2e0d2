import { FAULTS, type FaultKind } from './faults.ts';
import type { RoundResult } from './round.ts';

const MAX_LINES = 12;
const MAX_LINE = 600;

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
  /** What people noticed of a restart of all nodes behind nginx; null where that cannot be tried. */
  readonly restart: RestartReport | null;
  readonly faults: Readonly<Partial<Record<FaultKind, number>>>;
  readonly seconds: number;
  readonly seed: string;
}

export interface RestartReport {
  readonly people: number;
  readonly worstOfflineMs: number;
  readonly refused: number;
  readonly offlineAtEnd: number;
}

/** Nobody may be without a connection for longer. */
const MAX_OFFLINE_MS = 2000;

const WRONGS = ['lost', 'duplicated', 'divergent', 'leaks', 'stuck', 'problems'] as const;

export function reportOn(
  results: readonly RoundResult[],
  seconds: number,
  seed: string,
  restart: RestartReport | null = null,
): ChaosReport {
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
    restart,
    faults: Object.fromEntries(counted.filter(([, times]) => times > 0)),
    seconds: Math.round(seconds),
    seed,
  };
}

export function isClean({ restart, ...report }: Pick<ChaosReport, (typeof WRONGS)[number] | 'restart'>): boolean {
  const smooth = restart === null || (restart.refused === 0 && restart.offlineAtEnd === 0 && restart.worstOfflineMs <= MAX_OFFLINE_MS);
  return smooth && WRONGS.every((wrong) => report[wrong] === 0);
}

/** The violations of a round, its faults, and how to repeat it. Undefined without violations. */
export function failureText(result: RoundResult, seed: string, round: number): string | undefined {
  const lines = WRONGS.flatMap((wrong) => result[wrong].map((line) => `  ${wrong}: ${line.slice(0, MAX_LINE)}`));
  if (lines.length === 0) return undefined;
  const faults = result.faults.map(({ kind, node, at, ms }) => `${kind}${kind.startsWith('node') ? ` ${node}` : ''} ${at}+${ms}`);
  const more = lines.length > MAX_LINES ? [`  and ${lines.length - MAX_LINES} more`] : [];
  const again = `  again: npm run -s chaos -- --seed ${seed} --first ${round} --rounds 1`;
  return [`round ${round} (${result.cluster}; ${faults.join(', ')})`, ...lines.slice(0, MAX_LINES), ...more, again].join('\n');
}

export function formatReport({ faults, restart, ...counts }: ChaosReport): string {
  const faultCounts = Object.entries(faults).map(([kind, times]) => `${times} ${kind}`);
  const numbers = Object.entries(counts).map(([name, value]) => `${name.padEnd(14)}${value}`);
  const noticed =
    restart === null
      ? 'not tried: it needs nginx'
      : `${restart.people} people, ${restart.worstOfflineMs} ms offline at worst, ${restart.refused} refused, ${restart.offlineAtEnd} offline at the end`;
  return `${[...numbers, `faults        ${faultCounts.join(', ')}`, `restart       ${noticed}`].join('\n')}\n`;
}
