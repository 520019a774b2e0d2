// Written by `npm run games:write` from the folders beside this file.
import { type AnyCoach, plainCoach } from '@parlour/bots';
import { entryOf } from '@parlour/kernel';
import { coach as fotomania } from './fotomania/bot/coach.ts';
import { coach as mascarade } from './mascarade/bot/coach.ts';
import { perfectMemoryFor } from './perfect-memory-catalogue.ts';
import { coach as picturePerfect } from './picture-perfect/bot/coach.ts';
import { gameById } from './rules-catalogue.ts';
import { coach as thatsNotAHat } from './thats-not-a-hat/bot/coach.ts';

const COACHES: Readonly<Record<string, AnyCoach>> = {
  'thats-not-a-hat': thatsNotAHat,
  fotomania,
  mascarade,
  'picture-perfect': picturePerfect,
};

/** The coach for a game; a game without one gets a plain one, and an unknown game none. */
export function coachFor(game: string): AnyCoach | undefined {
  const rules = gameById(game);
  return entryOf(COACHES, game) ?? (rules === undefined ? undefined : plainCoach(rules, perfectMemoryFor(game)));
}
