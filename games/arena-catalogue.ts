// Written by `npm run games:write` from the folders beside this file.
import { type ArenaBots, arenaBots, type Habit, type ReducedGame } from '@parlour/bots';
import { entryOf } from '@parlour/kernel';
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
  fotomania,
  mascarade,
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

/** The bots of an arena. */
export const arenaBotsOf = (game: string): ArenaBots =>
  arenaBots((level, temperament) => botFor(game, level, temperament), entryOf(ENTRANTS, game));

/** What is counted in an arena of this game. */
export const habitsOf = (game: string): readonly Habit[] => entryOf(HABITS, game) ?? [];

/** The small version of a game for which best responses are computed; undefined where it has none. */
export const reducedGameOf = (game: string): ReducedGame | undefined => entryOf(REDUCED, game);
