import { expect, it } from 'vitest';
import { Allowance, Allowances } from './allowance.ts';

it('allows a burst, then so much a second', () => {
  const allowance = new Allowance(2, 3, 0);
  expect([1, 2, 3, 4].map(() => allowance.take(1, 0))).toEqual([true, true, true, false]);
  expect(allowance.take(1, 499)).toBe(false);
  expect(allowance.take(1, 500)).toBe(true);
  expect(allowance.isFull(1_000)).toBe(false);
  expect(allowance.isFull(60_000)).toBe(true);
});

it('gives everyone their own', () => {
  const allowances = new Allowances(1, 1);
  expect([allowances.take('a', 0), allowances.take('a', 0), allowances.take('b', 0)]).toEqual([true, false, true]);
});
