// Written by `npm run games:write` from the folders beside this file.
import type { AnyGame } from '@parlour/kernel';
import type { AnyTerminalGame } from '@parlour/words';
import { terminal as fotomania } from './fotomania/terminal/index.ts';
import { terminal as mascarade } from './mascarade/terminal/index.ts';
import { terminal as thatsNotAHat } from './thats-not-a-hat/terminal/index.ts';

const TABLES: Readonly<Record<string, AnyTerminalGame>> = { 'thats-not-a-hat': thatsNotAHat, fotomania: fotomania, mascarade: mascarade };

export function terminalGameFor(game: AnyGame): AnyTerminalGame | undefined {
  return Object.hasOwn(TABLES, game.id) ? TABLES[game.id] : undefined;
}
