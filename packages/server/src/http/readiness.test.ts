import { expect, it } from 'vitest';
import type { WriteResult } from '../store/store.ts';
import { readiness } from './readiness.ts';

const isReady = (probe: () => Promise<WriteResult>): Promise<boolean> => readiness({ probe })();

it('is ready when the store stores, and asks it once for many requests', async () => {
  let asked = 0;
  const look = readiness({
    probe: async () => {
      asked++;
      return 'stored';
    },
  });
  expect(await Promise.all([look(), look(), look()])).toEqual([true, true, true]);
  expect(asked).toBe(1);
});

it('is not ready when the store refuses, is unknown, throws, or does not answer', async () => {
  for (const written of ['failed', 'unknown', 'conflict'] as const) expect(await isReady(async () => written)).toBe(false);
  expect(await isReady(() => Promise.reject(new Error('away')))).toBe(false);
  expect(await isReady(() => new Promise(() => {}))).toBe(false);
});
