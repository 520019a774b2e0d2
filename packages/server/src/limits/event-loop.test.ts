import { createHistogram, type IntervalHistogram } from 'node:perf_hooks';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { EventLoopWatch } from './event-loop.ts';

/** A histogram with delays given by the test. */
function givenDelays() {
  const histogram = createHistogram();
  const delays = Object.assign(histogram, { enable: () => true, disable: () => true }) as unknown as IntervalHistogram;
  return { delays, late: (ms: number) => histogram.record(ms * 1e6) };
}

it('measures the worst delay of each second, and logs a bad one at most every ten seconds', async () => {
  const lines: { worstMs: number; lateSeconds: number }[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line) as never) });
  const metrics = createMetrics();
  const { delays, late } = givenDelays();
  const watch = new EventLoopWatch(metrics, log, delays);
  for (const [second, ms] of [12, 400, 900, 150, 11].entries()) {
    late(ms);
    watch.look(100_000 + second * 1000);
  }
  late(300);
  watch.look(112_000);
  watch.close();
  expect(lines.map(({ worstMs, lateSeconds }) => [Math.round(worstMs / 10), lateSeconds])).toEqual([
    [40, 1],
    [90, 3],
  ]);
  const { values } = await metrics.eventLoopDelay.get();
  expect(values.find(({ metricName }) => metricName === 'parlour_event_loop_delay_seconds_count')?.value).toBe(6);
});
