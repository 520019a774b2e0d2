import { type AnyGame, seedFromText } from '@parlour/kernel';
import type { AnyBot } from './bot.ts';
import { playBotMatch } from './play-bot-match.ts';
import { playRandomGame } from './random-game.ts';
import { type TournamentRow, tournamentTable } from './tournament-table.ts';

export interface SimulateOptions {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** One for each seat; they change seats from game to game. Without bots, random movers play. */
  readonly bots?: readonly AnyBot[];
  /** Parsed options of the game. */
  readonly options: object;
  /** A clock, in milliseconds. */
  readonly now: () => number;
  readonly onProgress?: (gamesDone: number) => void;
}

export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** Per seat. A shared victory counts for everyone who shares it. */
  readonly wins: readonly number[];
  /** Games that broke: an exception, a refused move that was listed as legal, or no end. */
  readonly errors: number;
  readonly firstError?: string;
  readonly standings?: readonly TournamentRow[];
}

/** One game of a simulation. */
export interface GameResult {
  readonly moves: number;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

const PROGRESS_EVERY = 64;

export function simulate(game: AnyGame, { players, games, seed, bots, options, now, onProgress }: SimulateOptions): Simulation {
  const wins = new Array<number>(players).fill(0);
  const table = bots === undefined ? undefined : tournamentTable(bots);
  let moves = 0;
  let errors = 0;
  let firstError: string | undefined;
  const shared = seedFromText(seed);
  const playOne = (index: number): GameResult => {
    if (bots === undefined) return playRandomGame(game, options, players, shared, index);
    const seated = bots.map((_, seat) => bots[(seat + index) % bots.length] as AnyBot);
    const result = playBotMatch(game, options, seated, `${seed}:${index}`);
    table?.add(seated, result);
    return result;
  };
  const started = now();
  for (let index = 0; index < games; index++) {
    try {
      const result = playOne(index);
      moves += result.moves;
      for (const seat of result.winners) wins[seat] = (wins[seat] ?? 0) + 1;
    } catch (error) {
      errors += 1;
      firstError ??= error instanceof Error ? error.message : String(error);
    }
    if (onProgress !== undefined && index % PROGRESS_EVERY === PROGRESS_EVERY - 1) onProgress(index + 1);
  }
  const seconds = (now() - started) / 1000;
  return {
    game: game.id,
    players,
    games,
    moves,
    seconds: Math.round(seconds * 1000) / 1000,
    movesPerSecond: Math.round(moves / Math.max(seconds, 1e-6)),
    wins,
    errors,
    ...(firstError === undefined ? {} : { firstError }),
    ...(table === undefined ? {} : { standings: table.rows() }),
  };
}
