// Written by `npm run games:write` from the folders beside this file.
import { type ArenaBots, BOT_LEVELS, type Habit, type ReducedGame } from '@parlour/bots';
import { TEMPERAMENTS } from '@parlour/kernel';
import { botFor } from './bots-catalogue.ts';
import { HABITS as fotomaniaHabits } from './fotomania/arena/habits.ts';
import { ENTRANTS as fotomania } from './fotomania/arena/index.ts';
import { REDUCED as fotomaniaReduced } from './fotomania/arena/reduced.ts';
import { HABITS as mascaradeHabits } from './mascarade/arena/habits.ts';
import { ENTRANTS as mascarade } from './mascarade/arena/index.ts';
import { REDUCED as mascaradeReduced } from './mascarade/arena/reduced.ts';
import { HABITS as picturePerfectHabits } from './picture-perfect/arena/habits.ts';
import { ENTRANTS as picturePerfect } from './picture-perfect/arena/index.ts';
import { HABITS as thatsNotAHatHabits } from './thats-not-a-hat/arena/habits.ts';
import { ENTRANTS as thatsNotAHat } from './thats-not-a-hat/arena/index.ts';
import { REDUCED as thatsNotAHatReduced } from './thats-not-a-hat/arena/reduced.ts';

const ENTRANTS: Readonly<Record<string, ArenaBots>> = {
  'thats-not-a-hat': thatsNotAHat,
  fotomania: fotomania,
  mascarade: mascarade,
  'picture-perfect': picturePerfect,
};

const HABITS: Readonly<Record<string, readonly Habit[]>> = {
  'thats-not-a-hat': thatsNotAHatHabits,
  fotomania: fotomaniaHabits,
  mascarade: mascaradeHabits,
  'picture-perfect': picturePerfectHabits,
};

const REDUCED: Readonly<Record<string, ReducedGame>> = {
  'thats-not-a-hat': thatsNotAHatReduced,
  fotomania: fotomaniaReduced,
  mascarade: mascaradeReduced,
};

/** The bots of an arena: the levels of today, the temperaments of the normal level, frozen versions of the levels, and scripts. */
export function arenaBotsOf(game: string): ArenaBots {
  const today = Object.fromEntries(BOT_LEVELS.map((level) => [level as string, botFor(game, level)]));
  const opponents = Object.fromEntries(
    TEMPERAMENTS.filter((each) => each !== 'even').map((each) => [`normal-${each}`, botFor(game, 'normal', each)]),
  );
  return { ...today, ...opponents, ...(Object.hasOwn(ENTRANTS, game) ? ENTRANTS[game] : {}) };
}

/** What is counted in an arena of this game. */
export function habitsOf(game: string): readonly Habit[] {
  return Object.hasOwn(HABITS, game) ? (HABITS[game] ?? []) : [];
}

/** The small version of a game for which best responses are computed; undefined where it has none. */
export function reducedGameOf(game: string): ReducedGame | undefined {
  return Object.hasOwn(REDUCED, game) ? REDUCED[game] : undefined;
}
