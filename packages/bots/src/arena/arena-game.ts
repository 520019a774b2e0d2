import { type AnyGame, entryOf } from '@parlour/kernel';
import type { AnyBot } from '../bot.ts';
import { playBotMatch } from '../play-bot-match.ts';
import { type Habit, type HabitCount, HabitCounter } from './habits.ts';

/** The bots that can be entered into an arena, by name. */
export type ArenaBots = Readonly<Record<string, AnyBot>>;

/** What is played in an arena, by whom, and what is counted. */
export interface Arena {
  readonly game: AnyGame;
  readonly options: object;
  readonly bots: ArenaBots;
  readonly habits: readonly Habit[];
}

/** One game of an arena: the names by seat, and each seat's share of the victory. */
export interface ArenaGame {
  readonly names: readonly string[];
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly moves: number;
  readonly habits: readonly HabitCount[];
}

/** Who sits where in the game with this number. */
export type Seating = (index: number) => readonly string[];

/** Each entrant in turn alone among seats of the field; after each round of entrants the seat changes. */
export function aloneAmong(field: string, entrants: readonly string[], seats: number): Seating {
  return (index) => {
    const own = Math.floor(index / entrants.length) % seats;
    return Array.from({ length: seats }, (_, seat) => (seat === own ? (entrants[index % entrants.length] ?? field) : field));
  };
}

/** Tables of all entrants: neighbours change with the game, so that each pair meets. */
export function mixedTables(entrants: readonly string[], seats: number): Seating {
  const count = entrants.length;
  return (index) => {
    const gap = 1 + (Math.floor(index / count) % Math.max(1, count - 1));
    return Array.from({ length: seats }, (_, seat) => entrants[(index + seat * gap) % count] as string);
  };
}

/** Plays one game. Its course depends on the seed and its number only, so any thread can play it. */
export function playArenaGame({ game, options, bots, habits }: Arena, names: readonly string[], seed: string): ArenaGame {
  const seated = names.map((name) => {
    const bot = entryOf(bots, name);
    if (bot === undefined) throw new RangeError(`${game.id}: no bot is called ${name}`);
    return bot;
  });
  const counter = new HabitCounter(habits, names);
  const { winners, scores, moves } = playBotMatch(game, options, seated, seed, counter.watch);
  const shares = names.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { names, shares, scores, moves, habits: counter.counts() };
}
