import {
  chanceFor,
  type GameTypes,
  heardBy,
  isOver,
  type Json,
  type Match,
  type Played,
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
export function witness<T extends GameTypes>(sitting: Sitting, { match, told }: Pick<Played<T>, 'match' | 'told'>): Sitting {
  const { bot, seat, luck, memory } = sitting;
  const view = match.game.view(match.state, seat);
  return { ...sitting, memory: bot.notice(memory, heardBy(told, seat), view, seat, chanceFor(luck, noticing(match.step))) };
}

export function decide<T extends GameTypes>({ bot, seat, luck, memory }: Sitting, match: Match<T>): T['Move'] {
  return bot.choose(memory, match.game.view(match.state, seat), seat, chanceFor(luck, choosing(match.step)));
}

/** What the bot does of its own accord, if anything, while nobody has to decide. */
export function volunteers<T extends GameTypes>({ bot, seat, luck, memory }: Sitting, match: Match<T>): T['Move'] | null {
  if (isOver(match.status) || match.status.must.length > 0 || !match.status.may.includes(seat)) return null;
  return bot.volunteer?.(memory, match.game.view(match.state, seat), seat, chanceFor(luck, choosing(match.step))) ?? null;
}

/** Noticing and choosing at one step draw from two streams, else forgetting and bluffing would go hand in hand. */
const noticing = (step: number): number => step * 2;
const choosing = (step: number): number => step * 2 + 1;
