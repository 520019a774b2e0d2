import { expect, it } from 'vitest';
import { bestAndWorstGuest } from './best-and-worst-guest.ts';
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
