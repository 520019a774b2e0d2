import { expect, it } from 'vitest';
import { throttled } from './throttled.ts';

it('says the first at once, then one in ten seconds with the number of those between', () => {
  let now = 0;
  const said: [string, number][] = [];
  const say = throttled<string>(
    (what, times) => said.push([what, times]),
    () => now,
  );
  for (; now < 25_000; now += 1000) say(`at ${now}`);
  expect(said).toEqual([
    ['at 0', 1],
    ['at 10000', 10],
    ['at 20000', 10],
  ]);
});
