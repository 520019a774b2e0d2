import { randomInt } from 'node:crypto';
import { manifestOf } from '@parlour/games/catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { isRefusal, type Parsed } from '@parlour/kernel';
import { CODE_ALPHABET, type DailyStart, type NewTableRequest, type Person, TABLE_CODE_LENGTH, tableRefusal } from '@parlour/protocol';
import { dailySetup, evenTempered, newTable } from '@parlour/table';
import type { Store } from '../store/store.ts';
import type { DailySeeds } from './daily-seeds.ts';

/**
 * The table of a person's only attempt at the deal of a day. It may be called any number of times, from any device and node:
 * the attempt is stored with the code of its table first, and a second request gets the same code.
 */
export async function openDaily(
  store: Store,
  seeds: DailySeeds,
  game: string,
  person: Person,
  { day, tempo }: DailyStart,
): Promise<Parsed<string>> {
  const manifest = manifestOf(game);
  const setup = manifest === undefined ? undefined : dailySetup(manifest);
  const rules = gameById(game);
  if (setup === undefined || rules === undefined) return tableRefusal('no-such-game');
  const code = Array.from({ length: TABLE_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');
  const attempt = await store.daily.begin({ game, day, handle: person.handle, code, began: Date.now() });
  if (attempt === undefined) return tableRefusal('not-saved');
  if (attempt.ended !== null) return tableRefusal('daily-played');
  const request: NewTableRequest = {
    game,
    ...setup,
    visibility: 'private',
    start: true,
    settings: { spectators: 'off', ...(tempo === undefined ? {} : { tempo }) },
  };
  const table = newTable(request, rules, attempt.code, person, seeds.seedOf(game, day));
  if (isRefusal(table)) return table;
  const written = await store.addTable({ ...evenTempered(table.ok), meta: { ...table.ok.meta, daily: day } });
  return written === 'stored' || written === 'conflict' ? { ok: attempt.code } : tableRefusal('not-saved');
}
