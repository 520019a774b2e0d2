import { expect, it } from 'vitest';
import { cachedFor } from './cached-for.ts';

it('asks once in its time for all callers, and again after it', async () => {
  let [now, asked] = [0, 0];
  const look = cachedFor(
    1000,
    async () => ++asked,
    () => now,
  );
  expect(await Promise.all([look(), look()])).toEqual([1, 1]);
  now = 999;
  expect(await look()).toBe(1);
  now = 1000;
  expect(await look()).toBe(2);
});

it('does not keep a failure', async () => {
  const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve('here')];
  const look = cachedFor(1000, () => answers.shift()?.() ?? Promise.reject(new Error('none left')));
  await expect(look()).rejects.toThrow('away');
  expect(await look()).toBe('here');
});
