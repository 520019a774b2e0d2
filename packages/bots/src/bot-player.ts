import {
  chanceFor,
  eventsFor,
  type GameTypes,
  isOver,
  type Json,
  type Match,
  type Seat,
  type Seed,
  type StepResult,
  seedFromText,
  type Temperament,
  toHex,
} from '@parlour/kernel';
import type { AnyBot } from './bot.ts';

/** A bot in a seat: its memory, and its own random source. */
export interface BotPlayer {
  readonly bot: AnyBot;
  readonly seat: Seat;
  readonly seed: Seed;
  readonly memory: Json;
}

/** The bot's random source follows from the match's seed, so a match replayed from its record has the same bots in it. */
export function newBotPlayer<T extends GameTypes>(bot: AnyBot, match: Match<T>, seat: Seat): BotPlayer {
  const seed = seedFromText(`bot:${seat}:${toHex(match.seed)}`);
  const memory = bot.start(seat, match.game.view(match.state, seat), chanceFor(seed, noticing(match.step)));
  return { bot, seat, seed, memory };
}

/** Called after every step, the start included: the bot receives the events and the view of its seat. */
export function observeStep<T extends GameTypes>(player: BotPlayer, { match, events }: Pick<StepResult<T>, 'match' | 'events'>): BotPlayer {
  const { bot, seat, seed, memory } = player;
  const view = match.game.view(match.state, seat);
  return { ...player, memory: bot.observe(memory, eventsFor(events, seat), view, seat, chanceFor(seed, noticing(match.step))) };
}

/** A decision for a bot, with everything the bot may know and nothing else: plain data, so any process can answer it. */
export interface BotRequest {
  readonly game: string;
  readonly level: string;
  readonly temperament: Temperament;
  readonly seat: Seat;
  readonly seed: Seed;
  readonly memory: Json;
  readonly view: object;
  /** The number of the bot's random stream. It does not depend on how fast others are, where all choose at once or apart. */
  readonly stream: number;
  /** The match does not wait for it: the answer may be null. */
  readonly optional: boolean;
}

/** `made` is how many moves the bot has made before. */
export function botRequest<T extends GameTypes>({ bot, seat, seed, memory }: BotPlayer, match: Match<T>, made = 0): BotRequest {
  const { status } = match;
  const optional = !isOver(status) && status.must.length === 0;
  const stream = choosing(streamStep(match, optional, made));
  const { game, level, temperament = 'even' } = bot;
  return { game, level, temperament, seat, seed, memory, view: match.game.view(match.state, seat), stream, optional };
}

function streamStep<T extends GameTypes>({ status, step, decisionStep }: Match<T>, optional: boolean, made: number): number {
  if (isOver(status) || optional) return step;
  if (status.independent === true) return decisionStep + made;
  return status.sealed ? decisionStep : step;
}

/** The move, or null when the bot need not make one and chooses none. */
export function answerBotRequest(bot: AnyBot, { seat, seed, memory, view, stream, optional }: BotRequest): object | null {
  const chance = chanceFor(seed, stream);
  return optional ? (bot.chooseOptional?.(memory, view, seat, chance) ?? null) : bot.choose(memory, view, seat, chance);
}

export function chooseMove<T extends GameTypes>(player: BotPlayer, match: Match<T>): T['Move'] {
  const { bot, seat, seed, memory } = player;
  return bot.choose(memory, match.game.view(match.state, seat), seat, chanceFor(seed, choosing(match.step)));
}

/** The bot's unasked move, if any, while nobody has to decide. */
export function optionalMove<T extends GameTypes>(player: BotPlayer, match: Match<T>): T['Move'] | null {
  const { status } = match;
  if (isOver(status) || status.must.length > 0 || !status.may.includes(player.seat)) return null;
  return answerBotRequest(player.bot, botRequest(player, match));
}

/** Observing and choosing at one step draw from two streams: from one stream, forgetting and bluffing would be correlated. */
const noticing = (step: number): number => step * 2;
const choosing = (step: number): number => step * 2 + 1;
