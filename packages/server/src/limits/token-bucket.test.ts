import { expect, it } from 'vitest';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

it('allows a burst, then so much a second', () => {
  const allowance = new TokenBucket(2, 3, 0);
  expect([1, 2, 3, 4].map(() => allowance.take(1, 0))).toEqual([true, true, true, false]);
  expect(allowance.take(1, 499)).toBe(false);
  expect(allowance.take(1, 500)).toBe(true);
  expect(allowance.isFull(1_000)).toBe(false);
  expect(allowance.isFull(60_000)).toBe(true);
});

it('gives everyone their own', () => {
  const allowances = new TokenBuckets(1, 1);
  expect([allowances.take('a', 0), allowances.take('a', 0), allowances.take('b', 0)]).toEqual([true, false, true]);
});

it('has an end, also for strangers who never come twice', () => {
  const allowances = new TokenBuckets(1e-9, 1);
  for (let i = 0; i < 450_000; i++) allowances.take(`stranger ${i}`, i);
  expect(allowances.size).toBeLessThanOrEqual(200_000);
  const brief = new TokenBuckets(1, 1);
  for (let i = 0; i < 50_000; i++) brief.take(`stranger ${i}`, i);
  expect(brief.size).toBeLessThanOrEqual(10_000);
});

it('what is owed has to come in first', () => {
  const allowance = new TokenBucket(1, 2, 0);
  for (let i = 0; i < 4; i++) allowance.charge(1);
  expect([0, 2_000, 3_000].map((now) => allowance.has(1, now))).toEqual([false, false, true]);
});
