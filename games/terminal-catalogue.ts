// Written by `npm run games:write` from the folders beside this file.
import { type AnyGame, entryOf } from '@parlour/kernel';
import type { AnyTerminalGame, Rulebook } from '@parlour/words';
import { terminal as fotomania } from './fotomania/terminal/index.ts';
import { rulebook as fotomaniaRulebook } from './fotomania/words/rulebook.ts';
import { terminal as mascarade } from './mascarade/terminal/index.ts';
import { rulebook as mascaradeRulebook } from './mascarade/words/rulebook.ts';
import { terminal as picturePerfect } from './picture-perfect/terminal/index.ts';
import { rulebook as picturePerfectRulebook } from './picture-perfect/words/rulebook.ts';
import { terminal as thatsNotAHat } from './thats-not-a-hat/terminal/index.ts';
import { rulebook as thatsNotAHatRulebook } from './thats-not-a-hat/words/rulebook.ts';

const TABLES: Readonly<Record<string, AnyTerminalGame>> = {
  'thats-not-a-hat': thatsNotAHat,
  fotomania,
  mascarade,
  'picture-perfect': picturePerfect,
};

const RULEBOOKS: Readonly<Record<string, Rulebook>> = {
  'thats-not-a-hat': thatsNotAHatRulebook,
  fotomania: fotomaniaRulebook,
  mascarade: mascaradeRulebook,
  'picture-perfect': picturePerfectRulebook,
};

export const terminalGameFor = (game: AnyGame): AnyTerminalGame | undefined => entryOf(TABLES, game.id);

export const rulebookFor = (game: string): Rulebook | undefined => entryOf(RULEBOOKS, game);
