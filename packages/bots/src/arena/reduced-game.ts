import {
  type Chance,
  chanceFor,
  eventsFor,
  type Game,
  type GameTypes,
  isOver,
  isRefusal,
  type Match,
  type Outcome,
  play,
  type Refusal,
  type StepResult,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import type { AnyBot } from '../bot.ts';
import { type BotPlayer, newBotPlayer, observeStep } from '../bot-player.ts';
import { nextBotStep } from '../play-bot-match.ts';

/** A game made so small that a best response to bots can be computed. The exploiter has seat 0. */
export interface ReducedGame<T extends GameTypes = GameTypes> {
  /** The game's own rules with a smaller deal, and perhaps fewer moves for the exploiter. */
  readonly game: Game<T>;
  readonly seats: number;
  /** The options of each deal. */
  readonly deals: readonly T['Options'][];
  /** How many random streams of the others are weighed in each deal. */
  readonly streams: number;
  /** A move that the first steps make in every world, for any seat, so that the choice begins in mid-game. */
  opening?(state: T['State'], step: number, chance: Chance): T['Move'] | undefined;
  /** How a match ends that is cut short here, or undefined where it goes on. */
  cut?(state: T['State'], step: number): Outcome | undefined;
}

/** One deal with what the exploiter cannot see drawn, and one random stream for all that is random from here on. */
export interface World {
  readonly match: Match<GameTypes>;
  readonly players: readonly BotPlayer[];
  /** What the exploiter saw since its last choice: events and views, as text. */
  readonly seen: string;
}

export const EXPLOITER = 0;

/** The chance of hidden cards and of the opening, apart from those of the steps. */
const HIDDEN = 2 ** 40;

/** A deal is the same for all streams as far as the exploiter sees it. */
export function worldOf({ game, seats, deals }: ReducedGame, bots: readonly AnyBot[], deal: number, seed: string, stream: number): World {
  const started = startMatch(game, deals[deal] as object, seats, seedFromText(`deal:${seed}:${deal}`));
  const worldSeed = seedFromText(`world:${seed}:${deal}:${stream}`);
  const state = game.imagine(game.view(started.match.state, EXPLOITER), EXPLOITER, {}, chanceFor(worldSeed, HIDDEN));
  const match = { ...started.match, seed: worldSeed, state };
  const players = bots.map((bot, seat) => newBotPlayer(bot, match, seat));
  return next({ match, players, seen: '' }, { ...started, match });
}

/** Plays on until the exploiter has to choose, or to the end. */
export function playOn(reduced: ReducedGame, world: World): World {
  let now = world;
  while (outcomeOf(reduced, now) === undefined) {
    const { match, players } = now;
    const due = dueIn(match);
    const forced = reduced.opening?.(match.state, match.step, chanceFor(match.seed, HIDDEN + 1 + match.step));
    if (due === EXPLOITER && forced === undefined) break;
    now = after(now, due !== undefined && forced !== undefined ? play(match, due, forced) : nextBotStep(match, players));
  }
  return now;
}

export const chosen = (world: World, move: object): World => after({ ...world, seen: '' }, play(world.match, EXPLOITER, move));

/** The exploiter's share of the victory, or undefined while the match goes on. */
export function shareIn(reduced: ReducedGame, world: World): number | undefined {
  const winners = outcomeOf(reduced, world)?.winners;
  return winners && (winners.includes(EXPLOITER) ? 1 / winners.length : 0);
}

function outcomeOf({ cut }: ReducedGame, { match: { status, state, step } }: World): Outcome | undefined {
  return isOver(status) ? status.over : cut?.(state, step);
}

const dueIn = ({ status, pending }: Match<GameTypes>) =>
  isOver(status) ? undefined : status.must.find((seat) => !pending.some((choice) => choice.seat === seat));

function after(world: World, played: StepResult<GameTypes> | Refusal): World {
  if (isRefusal(played)) throw new Error(`${world.match.game.id}: a move was refused: ${played.refused}`);
  return next(world, played);
}

function next({ players, seen }: World, played: Pick<StepResult<GameTypes>, 'match' | 'events'>): World {
  const { match, events } = played;
  const observed = JSON.stringify([eventsFor(events, EXPLOITER), match.game.view(match.state, EXPLOITER)]);
  return { match, players: players.map((player) => observeStep(player, played)), seen: seen + observed };
}
