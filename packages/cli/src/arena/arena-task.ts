import { type ArenaGame, aloneAmong, mixedTables, playArenaGame, type Seating } from '@parlour/bots';
import { arenaBotsOf } from '@parlour/games/arena-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';

/** What all games of one arena have in common: plain data, so that threads can share it. */
export interface ArenaPlan {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly entrants: readonly string[];
  /** The bot in all other seats; without it, tables are mixed. */
  readonly against?: string;
}

/** Some games of an arena, by their numbers. */
export interface ArenaTask {
  readonly plan: ArenaPlan;
  readonly from: number;
  readonly to: number;
}

const seatingOf = ({ against, entrants, seats }: ArenaPlan): Seating =>
  against === undefined ? mixedTables(entrants, seats) : aloneAmong(against, entrants, seats);

export function playTask({ plan, from, to }: ArenaTask): readonly ArenaGame[] {
  const game = gameById(plan.game);
  if (game === undefined) throw new RangeError(`no game is called ${plan.game}`);
  const bots = arenaBotsOf(plan.game);
  const seating = seatingOf(plan);
  return Array.from({ length: to - from }, (_, i) =>
    playArenaGame(game, plan.options, bots, seating(from + i), `arena:${plan.seed}:${from + i}`),
  );
}
