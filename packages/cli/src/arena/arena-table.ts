import { addedHabits, type HabitCount, type LeagueRow, leagueTable } from '@parlour/bots';
import type { ArenaPlan } from './arena-task.ts';
import type { ProgramGame } from './play-program-match.ts';
import type { Failure } from './program-process.ts';

/** How many games a program lost in one way of failing. */
interface FailureCount {
  readonly name: string;
  readonly failure: Failure;
  readonly games: number;
}

const FAILURE_WORDS: Readonly<Record<Failure, string>> = {
  start: 'not started',
  timeout: 'no answer in time',
  exit: 'ended',
  garbage: 'no message',
  illegal: 'only illegal moves',
  endless: 'too many moves in one decision',
};

export function arenaTable({ game, seats }: ArenaPlan, played: readonly ProgramGame[]): ArenaTable {
  return {
    game,
    seats,
    games: played.length,
    fair: 1 / seats,
    moves: played.reduce((sum, { moves }) => sum + moves, 0) / Math.max(1, played.length),
    rows: leagueTable(played),
    habits: addedHabits(played.map(({ habits }) => habits)),
    failures: countedFailures(played),
  };
}

function countedFailures(played: readonly ProgramGame[]): readonly FailureCount[] {
  const counts = new Map<string, FailureCount>();
  for (const { name, failure } of played.flatMap(({ failures }) => failures)) {
    const key = `${name} ${failure}`;
    counts.set(key, { name, failure, games: (counts.get(key)?.games ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** The result of one game's arena. */
export interface ArenaTable {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly fair: number;
  /** Moves of a match, on average. */
  readonly moves: number;
  readonly rows: readonly LeagueRow[];
  readonly habits: readonly HabitCount[];
  /** The games that external programs lost by failing. */
  readonly failures: readonly FailureCount[];
}

export function formatArena({ game, seats, games, fair, moves, rows, habits, failures }: ArenaTable): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows
    .toSorted((a, b) => b.elo - a.elo)
    .map(
      ({ name, seats: held, share, shareInterval: [low, high], elo, eloInterval, meanScore }) =>
        `  ${name.padEnd(width)}  won ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})  Elo ${elo} (${eloInterval[0]} to ${eloInterval[1]})  mean score ${meanScore}  seats ${held}`,
    );
  const counted = habits.map(({ bot, habit, times, of }) => `  ${bot.padEnd(width)}  ${habit}: ${percent(times / of)} of ${of}`);
  const failed = failures.map(
    ({ name, failure, games: lost }) => `  ${name.padEnd(width)}  lost ${lost} by failing: ${FAILURE_WORDS[failure]}`,
  );
  return `${[`${game}, ${seats} seats, ${games} games; a fair share is ${percent(fair)}, a match has ${moves.toFixed(0)} moves`, ...lines, ...failed, ...counted].join('\n')}\n`;
}
