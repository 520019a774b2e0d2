import { expect, it } from 'vitest';
import { cpuWaitMs, NO_WAIT, parseCpuWait, WaitMeter } from './wait-meter.ts';

/** A question of 600 ms, 500 of which the asking thread waits for a processor. */
async function meterAfterQuestion(useCpuWait: boolean): Promise<number> {
  let [now, waiting] = [1000, 40];
  const meter = new WaitMeter(() => now, useCpuWait ? () => waiting : NO_WAIT);
  await meter.measure(async () => {
    now += 600;
    waiting += 500;
  });
  await meter.measure(async () => {
    now += 20;
  });
  return meter.worstMs();
}

it('the longest wait is by the clock, or without the time in which the asking thread got no processor', async () => {
  expect(await meterAfterQuestion(false)).toBe(600);
  expect(await meterAfterQuestion(true)).toBe(100);
});

it('a question without an answer counts too', async () => {
  let now = 0;
  const meter = new WaitMeter(() => now, NO_WAIT);
  await meter.measure(async () => {
    now = 300;
    throw new Error('no answer');
  });
  expect(meter.worstMs()).toBe(300);
});

it('reads the wait of a thread for a processor from what Linux tells', () => {
  expect(parseCpuWait('1061762721 516393530 528\n')).toBeCloseTo(516.39, 2);
  expect(cpuWaitMs()).toBeGreaterThanOrEqual(0);
});
