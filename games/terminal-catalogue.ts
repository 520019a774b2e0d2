import type { AnyGame } from '@parlour/kernel';
import type { AnyTable } from '@parlour/words';
import { fotomaniaTable } from './fotomania/terminal/index.ts';
import { mascaradeTable } from './mascarade/terminal/index.ts';
import { hatTable } from './thats-not-a-hat/terminal/index.ts';

const TABLES: Readonly<Record<string, AnyTable>> = {
  'thats-not-a-hat': hatTable,
  fotomania: fotomaniaTable,
  mascarade: mascaradeTable,
};

export function tableFor(game: AnyGame): AnyTable | undefined {
  return Object.hasOwn(TABLES, game.id) ? TABLES[game.id] : undefined;
}
