import { parseSeed, seedHash, toHex } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { dailySeeds } from './daily-seeds.ts';

const KEY = Buffer.alloc(32, 7);
const NOON = Date.parse('2026-11-16T12:00:00Z');

it('deals alike at every node with the same key, and differently in every game, day and server', () => {
  const { seedOf } = dailySeeds(KEY);
  expect(seedOf('fotomania', '2026-11-16')).toEqual(dailySeeds(Buffer.from(KEY)).seedOf('fotomania', '2026-11-16'));
  const others = [
    seedOf('fotomania', '2026-11-17'),
    seedOf('mascarade', '2026-11-16'),
    dailySeeds(Buffer.alloc(32, 8)).seedOf('fotomania', '2026-11-16'),
  ];
  expect(new Set([seedOf('fotomania', '2026-11-16'), ...others].map(toHex)).size).toBe(4);
});

it('publishes a seed when its day is over, and not a moment before; the hash always', () => {
  const { published, hashOf } = dailySeeds(KEY);
  expect(published('fotomania', '2026-11-17', NOON)).toBeNull();
  expect(published('fotomania', '2026-11-16', NOON)).toBeNull();
  expect(published('fotomania', '2026-11-16', Date.parse('2026-11-16T23:59:59.999Z'))).toBeNull();
  const seed = parseSeed(published('fotomania', '2026-11-16', Date.parse('2026-11-17T00:00:00Z')));
  expect(seed && seedHash(seed)).toBe(hashOf('fotomania', '2026-11-16'));
});
