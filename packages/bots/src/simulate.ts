import type { AnyGame } from '@parlour/kernel';
import type { AnyBot } from './bot.ts';
import { playBotGame } from './bot-game.ts';
import { playRandomGame } from './random-game.ts';
import { type Standing, standings } from './standings.ts';

export interface SimulateOptions {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** One for each seat; they change chairs from game to game. Without bots, random movers play. */
  readonly bots?: readonly AnyBot[];
  /** Parsed options of the game. */
  readonly options: object;
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
  readonly standings?: readonly Standing[];
}

/** One game of a simulation. */
export interface Result {
  readonly moves: number;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

const PROGRESS_EVERY = 64;
/** Milliseconds of play before the clock starts, so that the rules are measured and not the engine's warming up. */
const WARM_UP = 300;

export function simulate(game: AnyGame, { players, games, seed, bots, options, onProgress }: SimulateOptions): Simulation {
  const wins = new Array<number>(players).fill(0);
  const table = bots === undefined ? undefined : standings(bots);
  let moves = 0;
  let errors = 0;
  let firstError: string | undefined;
  if (bots === undefined) warmUp(game, options, players);
  const started = performance.now();
  for (let index = 0; index < games; index++) {
    try {
      const text = `${seed}:${index}`;
      const seated = bots?.map((_, seat) => bots[(seat + index) % bots.length] as AnyBot);
      const result = seated === undefined ? playRandomGame(game, options, players, text) : playBotGame(game, options, seated, text);
      moves += result.moves;
      for (const seat of result.winners) wins[seat] = (wins[seat] ?? 0) + 1;
      if (seated !== undefined) table?.add(seated, result);
    } catch (error) {
      errors += 1;
      firstError ??= error instanceof Error ? error.message : String(error);
    }
    if (onProgress !== undefined && index % PROGRESS_EVERY === PROGRESS_EVERY - 1) onProgress(index + 1);
  }
  const seconds = (performance.now() - started) / 1000;
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

function warmUp(game: AnyGame, options: object, players: number): void {
  const until = performance.now() + WARM_UP;
  try {
    for (let index = 0; performance.now() < until; index++) playRandomGame(game, options, players, `warm-up:${index}`);
  } catch {
    // A game that breaks will break again where it is counted.
  }
}
