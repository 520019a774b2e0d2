import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { bestAndWorstGuest } from './best-and-worst-guest.ts';
import { honoursOf } from './honours.ts';
import type { GuestResult } from './types.ts';

const result = (guest: GuestResult['guest'], ...points: number[]): GuestResult => ({
  guest,
  wishes: [],
  vips: 0,
  scores: points.map((of) => ({ met: [], points: of })),
});

it('names the dearest guest and the happiest one, and none that brought nothing', () => {
  expect(bestAndWorstGuest([result('dog', 6, 1), result('boy', -3, -6)])).toEqual({
    best: { guest: 'dog', seat: 0, points: 6 },
    worst: { guest: 'boy', seat: 1, points: -6 },
  });
  expect(bestAndWorstGuest([result('dog', 0, 0)])).toEqual({ best: null, worst: null });
});

it('names the first of several equal guests', () => {
  expect(bestAndWorstGuest([result('dog', 3, 3), result('boy', -3, 3), result('girl', -3, -3)])).toEqual({
    best: { guest: 'dog', seat: 0, points: 3 },
    worst: { guest: 'boy', seat: 0, points: -3 },
  });
  expect(bestAndWorstGuest([result('dog', -1, 0), result('boy', 0, 1)])).toEqual({
    best: { guest: 'boy', seat: 1, points: 1 },
    worst: { guest: 'dog', seat: 0, points: -1 },
  });
});

it('honours the seats of a saved match, and refuses a broken record', () => {
  const { record } = JSON.parse(readFileSync(new URL('./records/rules-1.json', import.meta.url), 'utf8')) as { record: MatchRecord };
  expect(honoursOf(record)).toEqual([
    { seat: 1, honour: 'best' },
    { seat: 0, honour: 'worst' },
  ]);
  expect(honoursOf({ ...record, seats: 1 })).toMatchObject({ refused: 'record-field' });
  expect(honoursOf({ ...record, entries: [] })).toEqual([]);
});
