import { expect, test } from 'vitest';
import { leastCovering } from './least-covering.ts';

const block = (x: number, y: number, size = 100) => ({ x, y, width: size, height: size });

test('the preferred place is kept while it is free', () => {
  expect(leastCovering([block(0, 0), block(50, 0)], [block(400, 400), block(100, 0)])).toEqual(block(0, 0));
});

test('the place that covers least is chosen when every place is occupied', () => {
  expect(leastCovering([block(0, 0), block(200, 0), block(400, 0)], [block(20, 0), block(280, 0), block(400, 0)])).toEqual(block(200, 0));
});

test('a covered corner is better than a place far away', () => {
  expect(leastCovering([block(0, 0), block(900, 0)], [block(95, 0)])).toEqual(block(0, 0));
});
