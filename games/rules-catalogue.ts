import type { AnyGame } from '@parlour/kernel';
import { fotomania } from './fotomania/rules/index.ts';
import { mascarade } from './mascarade/rules/index.ts';
import { picturePerfect } from './picture-perfect/rules/index.ts';
import { thatsNotAHat } from './thats-not-a-hat/rules/index.ts';

export { fotomania, mascarade, picturePerfect, thatsNotAHat };

/** Every game of the house, in the order of its doors. */
export const GAMES: readonly AnyGame[] = [thatsNotAHat, fotomania, mascarade, picturePerfect];

export function gameById(id: unknown): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
