import type { TableSummary } from '@parlour/protocol';
import { expect, test } from 'vitest';
import { abandonedTables } from './bot-tables.ts';

const HOUR_MS = 3_600_000;
const NOW = 1000 * HOUR_MS;

const table = (code: string, part: Partial<TableSummary> = {}): TableSummary => ({
  code,
  game: 'fotomania',
  phase: 'playing',
  names: ['Ada', 'Otto'],
  people: 1,
  maxSeats: 4,
  yourTurn: true,
  correspondence: false,
  msLeft: null,
  ...part,
});

const abandoned = (part: Partial<TableSummary>, hours: number): boolean =>
  abandonedTables([table('AAAA', part)], { AAAA: NOW - hours * HOUR_MS }, NOW).length === 1;

test('a match with bots is given up after a day, a finished one after an hour', () => {
  expect([abandoned({}, 23), abandoned({}, 25)]).toEqual([false, true]);
  expect([abandoned({ phase: 'over' }, 0.5), abandoned({ phase: 'over' }, 2)]).toEqual([false, true]);
});

test('tables with other people, of days and not yet seen here stay', () => {
  expect(abandoned({ people: 2 }, 99)).toBe(false);
  expect(abandoned({ correspondence: true }, 99)).toBe(false);
  expect(abandonedTables([table('BBBB')], {}, NOW)).toEqual([]);
});
