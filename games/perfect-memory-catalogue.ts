// Written by `npm run games:write` from the folders beside this file.
import type { AnyPerfectMemory } from '@parlour/bots';
import { entryOf } from '@parlour/kernel';
import { perfectMemory as fotomania } from './fotomania/bot/perfect-memory.ts';
import { perfectMemory as mascarade } from './mascarade/bot/perfect-memory.ts';
import { perfectMemory as picturePerfect } from './picture-perfect/bot/perfect-memory.ts';
import { perfectMemory as thatsNotAHat } from './thats-not-a-hat/bot/perfect-memory.ts';

const MEMORIES: Readonly<Record<string, AnyPerfectMemory>> = {
  'thats-not-a-hat': thatsNotAHat,
  fotomania,
  mascarade,
  'picture-perfect': picturePerfect,
};

/** The perfect memory for a game; undefined where the game has none. */
export const perfectMemoryFor = (game: string): AnyPerfectMemory | undefined => entryOf(MEMORIES, game);
