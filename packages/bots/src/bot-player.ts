import {
  chanceFor,
  type GameTypes,
  eventsFor,
  isOver,
  type Json,
  type Match,
  type StepResult,
  type Seat,
  type Seed,
  seedFromText,
  toHex,
} from '@parlour/kernel';
import type { AnyBot } from './bot.ts';

/** A bot on its chair: what it has in mind, and the luck that is its own. */
export interface Sitting {
  readonly bot: AnyBot;
  readonly seat: Seat;
  readonly luck: Seed;
  readonly memory: Json;
}

/** Its luck follows from the match's seed, so a match replayed from its record has the same bots in it. */
export function sitDown<T extends GameTypes>(bot: AnyBot, match: Match<T>, seat: Seat): Sitting {
  const luck = seedFromText(`bot:${seat}:${toHex(match.seed)}`);
  const memory = bot.begin(seat, match.game.view(match.state, seat), chanceFor(luck, noticing(match.step)));
  return { bot, seat, luck, memory };
}

/** After every step, the start included: the bot hears and sees what a player in its seat does. */
export function witness<T extends GameTypes>(sitting: Sitting, { match, events }: Pick<StepResult<T>, 'match' | 'events'>): Sitting {
  const { bot, seat, luck, memory } = sitting;
  const view = match.game.view(match.state, seat);
  return { ...sitting, memory: bot.notice(memory, eventsFor(events, seat), view, seat, chanceFor(luck, noticing(match.step))) };
}

/** A decision that a bot is asked for, with all that it may know and nothing else: plain data, to be answered anywhere. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly luck: Seed;
  readonly memory: Json;
  readonly view: object;
  readonly step: number;
  /** Nobody waits for it: it may answer null. */
  readonly free: boolean;
}

export function questionFor<T extends GameTypes>({ bot, seat, luck, memory }: Sitting, match: Match<T>): Question {
  const { status, step } = match;
  const free = !isOver(status) && status.must.length === 0;
  return { game: bot.game, level: bot.level, seat, luck, memory, view: match.game.view(match.state, seat), step, free };
}

/** The move, or null when the bot need not make one and will not. */
export function answer(bot: AnyBot, { seat, luck, memory, view, step, free }: Question): object | null {
  const chance = chanceFor(luck, choosing(step));
  return free ? (bot.volunteer?.(memory, view, seat, chance) ?? null) : bot.choose(memory, view, seat, chance);
}

export function decide<T extends GameTypes>(sitting: Sitting, match: Match<T>): T['Move'] {
  const { bot, seat, luck, memory } = sitting;
  return bot.choose(memory, match.game.view(match.state, seat), seat, chanceFor(luck, choosing(match.step)));
}

/** What the bot does of its own accord, if anything, while nobody has to decide. */
export function volunteers<T extends GameTypes>(sitting: Sitting, match: Match<T>): T['Move'] | null {
  const { status } = match;
  if (isOver(status) || status.must.length > 0 || !status.may.includes(sitting.seat)) return null;
  return answer(sitting.bot, questionFor(sitting, match));
}

/** Noticing and choosing at one step draw from two streams, else forgetting and bluffing would go hand in hand. */
const noticing = (step: number): number => step * 2;
const choosing = (step: number): number => step * 2 + 1;
