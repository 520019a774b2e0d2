import { expect, it } from 'vitest';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

it('allows a burst, then a rate per second', () => {
  const bucket = new TokenBucket(2, 3, 0);
  expect([1, 2, 3, 4].map(() => bucket.take(1, 0))).toEqual([true, true, true, false]);
  expect(bucket.take(1, 499)).toBe(false);
  expect(bucket.take(1, 500)).toBe(true);
  expect(bucket.isFull(1_000)).toBe(false);
  expect(bucket.isFull(60_000)).toBe(true);
});

it('gives every key its own bucket', () => {
  const buckets = new TokenBuckets(1, 1);
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true]);
});

it('is bounded, also for keys that never return', () => {
  const buckets = new TokenBuckets(1e-9, 1);
  for (let i = 0; i < 450_000; i++) buckets.take(`person ${i}`, i);
  expect(buckets.size).toBeLessThanOrEqual(200_000);
  const few = new TokenBuckets(100, 5, 128);
  for (let i = 0; i < 5_000; i++) few.take(`person ${i}`, i);
  expect(few.size).toBeLessThan(200);
  const brief = new TokenBuckets(1, 1);
  for (let i = 0; i < 50_000; i++) brief.take(`person ${i}`, i);
  expect(brief.size).toBeLessThanOrEqual(10_000);
});

it('a debt is paid first', () => {
  const bucket = new TokenBucket(1, 2, 0);
  for (let i = 0; i < 4; i++) bucket.charge(1);
  expect([0, 2_000, 3_000].map((now) => bucket.has(1, now))).toEqual([false, false, true]);
});
