import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { TurnMeter } from './turn-meter.ts';

let busy = 0;
let meter: TurnMeter;
afterEach(() => meter.close());

it('tells the longest turn since the last call, by the given clock', async () => {
  meter = new TurnMeter(() => busy);
  await turn();
  for (const ms of [3, 70, 20]) {
    busy += ms;
    await turn();
  }
  expect(meter.takeLongest()).toBe(70);
  busy += 5;
  await turn();
  expect(meter.takeLongest()).toBe(5);
});

it('counts work and not the time in which the loop waits', async () => {
  meter = new TurnMeter();
  await turn();
  const began = performance.now();
  while (performance.now() - began < 40);
  await turn();
  expect(meter.takeLongest()).toBeGreaterThanOrEqual(40);
  const [wasAt, wasIdle] = [performance.now(), performance.nodeTiming.idleTime];
  await turn();
  meter.takeLongest();
  await expect.poll(() => performance.nodeTiming.idleTime - wasIdle, { interval: 30 }).toBeGreaterThan(60);
  await turn();
  const worked = performance.now() - wasAt - (performance.nodeTiming.idleTime - wasIdle);
  expect(meter.takeLongest()).toBeLessThanOrEqual(worked);
});
