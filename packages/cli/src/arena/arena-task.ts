import { aloneAmong, HabitCounter, mixedTables, playArenaGame, type Seating } from '@parlour/bots';
import { arenaBotsOf, habitsOf } from '@parlour/games/arena-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { type AnyGame, entryOf } from '@parlour/kernel';
import { type Entrant, type ProgramGame, playProgramMatch } from './play-program-match.ts';
import { ProgramPool } from './program-pool.ts';
import type { Program } from './programs.ts';

/** What all games of one arena have in common: plain data, so that threads can share it. */
export interface ArenaPlan {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly entrants: readonly string[];
  /** The bot in all other seats; without it, tables are mixed. */
  readonly against?: string;
  readonly programs: readonly Program[];
  /** How long a program may think. */
  readonly answerMs: number;
}

/** Some games of an arena, by their numbers. */
export interface ArenaTask {
  readonly plan: ArenaPlan;
  readonly from: number;
  readonly to: number;
}

const seatingOf = ({ against, entrants, seats }: ArenaPlan): Seating =>
  against === undefined ? mixedTables(entrants, seats) : aloneAmong(against, entrants, seats);

export async function playTask({ plan, from, to }: ArenaTask): Promise<readonly ProgramGame[]> {
  const game = gameById(plan.game);
  if (game === undefined) throw new RangeError(`no game is called ${plan.game}`);
  const seating = seatingOf(plan);
  const pool = new ProgramPool(plan.programs, plan.answerMs);
  const games: ProgramGame[] = [];
  try {
    for (let index = from; index < to; index++) games.push(await playGame(plan, game, seating(index), index, pool));
  } finally {
    await pool.close();
  }
  return games;
}

async function playGame(plan: ArenaPlan, game: AnyGame, names: readonly string[], index: number, pool: ProgramPool): Promise<ProgramGame> {
  const seed = `arena:${plan.seed}:${index}`;
  const { options } = plan;
  const bots = arenaBotsOf(plan.game);
  const habits = habitsOf(plan.game);
  if (!names.some((name) => pool.has(name))) return { ...playArenaGame({ game, options, bots, habits }, names, seed), failures: [] };
  const entrants: Entrant[] = [];
  for (const [seat, name] of names.entries()) {
    const bot = entryOf(bots, name);
    entrants.push(bot === undefined ? { program: await pool.seat(name, seat) } : { bot });
  }
  const played = await playProgramMatch({ game, options, names, entrants, counter: new HabitCounter(habits, names) }, seed);
  await pool.release();
  return played;
}
