import type { AnyBot } from '../bot.ts';
import { chooseMove } from '../bot-player.ts';
import { mean, NINETY_FIVE } from '../statistics.ts';
import { chosen, EXPLOITER, playOn, type ReducedGame, shareIn, type World, worldOf } from './reduced-game.ts';

/**
 * How much a seat can win from bots that it knows perfectly. Values are shares of the victory.
 *
 * Exact: the best response to the sampled worlds. A world is a deal, a draw of what the exploiter cannot see, and a random stream
 * of the bots. The exploiter chooses once for all worlds in which it has seen the same, and the best choice is found from the end.
 * Sampled: the worlds. The response also fits the accidents of its sample, so its value there is too high on average (`upper`, which
 * falls with more streams). In fresh worlds it is a plan like any other, so its value is too low on average (`lower`); where it has
 * seen nothing like it, it plays as the bot. The deals are the same in both, and part of the reduced game.
 */
export interface Exploitation {
  /** The bot itself in the exploiter's seat, in the fresh worlds. */
  readonly fair: Share;
  readonly lower: Share;
  readonly upper: Share;
  /** `lower` minus `fair`, which are paired. */
  readonly gain: Share;
  /** How many situations the response tells apart, all moves of the exploiter included. */
  readonly informationSets: number;
  /** Worlds the response was computed for, and fresh ones. */
  readonly worlds: number;
  readonly freshWorlds: number;
}

/** A mean over worlds, and half of its 95 % interval. */
export interface Share {
  readonly value: number;
  readonly margin: number;
}

/** A move for each thing the exploiter may have seen since its last one, and what follows. */
type Plan = ReadonlyMap<string, { readonly move: object; readonly rest: Plan }>;

const NO_PLAN: Plan = new Map();
/** Fresh worlds for each world that is solved. */
const FRESH = 4;

/** A player that leaves every choice to the exploiter and remembers nothing. */
const ABSENT: AnyBot = {
  game: '',
  level: '',
  start: () => null,
  observe: () => null,
  choose: () => {
    throw new Error('the exploiter chooses');
  },
};

export function exploit(reduced: ReducedGame, bot: AnyBot, seed: string, streams = reduced.streams): Exploitation {
  const others = Array.from({ length: reduced.seats - 1 }, () => bot);
  const worlds = (mine: AnyBot, from: number, to: number): World[] =>
    reduced.deals.flatMap((_, deal) =>
      Array.from({ length: to - from }, (__, i) => worldOf(reduced, [mine, ...others], deal, seed, from + i)),
    );
  const response = new BestResponse(reduced);
  const known = worlds(ABSENT, 0, streams);
  const plan = response.solve(known).plan;
  const fresh = worlds(bot, streams, streams * (1 + FRESH));
  const fair = fresh.map((world) => follow(reduced, world, NO_PLAN));
  const lower = fresh.map((world) => follow(reduced, world, plan));
  return {
    fair: shareOf(fair),
    lower: shareOf(lower),
    upper: shareOf(known.map((world) => follow(reduced, world, plan))),
    gain: shareOf(lower.map((share, i) => share - (fair[i] ?? 0))),
    informationSets: response.informationSets,
    worlds: known.length,
    freshWorlds: fresh.length,
  };
}

/** Solves a reduced game from its end, for the sum of the exploiter's shares in some worlds. */
class BestResponse {
  informationSets = 0;
  readonly #reduced: ReducedGame;

  constructor(reduced: ReducedGame) {
    this.#reduced = reduced;
  }

  solve(worlds: readonly World[]): { readonly won: number; readonly plan: Plan } {
    const plan = new Map<string, { readonly move: object; readonly rest: Plan }>();
    let won = 0;
    for (const [seen, group] of alike(worlds.map((world) => playOn(this.#reduced, world)))) {
      const open = group.filter((world) => {
        const share = shareIn(this.#reduced, world);
        won += share ?? 0;
        return share === undefined;
      });
      if (open.length === 0) continue;
      const best = this.#bestMove(open);
      won += best.won;
      plan.set(seen, best);
    }
    return { won, plan };
  }

  /** One move for all worlds of an information set: the exploiter cannot tell them apart. */
  #bestMove(worlds: readonly World[]): { readonly won: number; readonly move: object; readonly rest: Plan } {
    this.informationSets += 1;
    const { game, state } = (worlds[0] as World).match;
    const tried = game.legalMoves(game.view(state, EXPLOITER), EXPLOITER).map((move) => {
      const { won, plan } = this.solve(worlds.map((world) => chosen(world, move)));
      return { won, move, rest: plan };
    });
    return tried.reduce((best, other) => (other.won > best.won ? other : best));
  }
}

/** The exploiter's share where it follows a plan as far as it goes, and then plays as the bot in its seat. */
function follow(reduced: ReducedGame, world: World, plan: Plan): number {
  const now = playOn(reduced, world);
  const share = shareIn(reduced, now);
  if (share !== undefined) return share;
  const step = plan.get(now.seen);
  const own = now.players[EXPLOITER];
  if (own === undefined) throw new Error('nobody plays where the plan ends');
  return follow(reduced, chosen(now, step?.move ?? chooseMove(own, now.match)), step?.rest ?? NO_PLAN);
}

/** Worlds by what the exploiter has seen in them. */
function alike(worlds: readonly World[]): ReadonlyMap<string, readonly World[]> {
  const groups = new Map<string, World[]>();
  for (const world of worlds) {
    const group = groups.get(world.seen);
    if (group === undefined) groups.set(world.seen, [world]);
    else group.push(world);
  }
  return groups;
}

function shareOf(values: readonly number[]): Share {
  const value = mean(values);
  const variance = mean(values.map((each) => (each - value) ** 2));
  return { value, margin: NINETY_FIVE * Math.sqrt(variance / values.length) };
}
