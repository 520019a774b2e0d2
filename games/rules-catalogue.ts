// Written by `npm run games:write` from the folders beside this file.
import type { AnyGame } from '@parlour/kernel';
import { fotomania } from './fotomania/rules/index.ts';
import { mascarade } from './mascarade/rules/index.ts';
import { picturePerfect } from './picture-perfect/rules/index.ts';
import { thatsNotAHat } from './thats-not-a-hat/rules/index.ts';

/** The rules of every game of this build, in display order. */
export const GAMES: readonly AnyGame[] = [thatsNotAHat, fotomania, mascarade, picturePerfect];

export function gameById(id: unknown): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
