import { expect, it } from 'vitest';
import type { WriteResult } from '../store/store.ts';
import { Readiness } from './readiness.ts';

function stub(answer: () => Promise<WriteResult>) {
  let asked = 0;
  const probe = () => {
    asked++;
    return answer();
  };
  return { readiness: new Readiness({ probe }), asked: () => asked };
}

it('asks the store once a second, however often it is called', async () => {
  const { readiness, asked } = stub(async () => 'stored');
  expect(await Promise.all([10_000, 10_010, 10_999].map((now) => readiness.isReady(now)))).toEqual([true, true, true]);
  expect(asked()).toBe(1);
  await readiness.isReady(11_000);
  expect(asked()).toBe(2);
});

it('is not ready when the store refuses, is unknown, throws, or does not answer', async () => {
  for (const written of ['failed', 'unknown', 'conflict'] as const)
    expect(await stub(async () => written).readiness.isReady(10_000)).toBe(false);
  expect(await stub(() => Promise.reject(new Error('away'))).readiness.isReady(10_000)).toBe(false);
  expect(await stub(() => new Promise(() => {})).readiness.isReady(10_000)).toBe(false);
});
