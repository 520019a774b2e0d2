import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { EventLoopWatch } from './event-loop.ts';

it('measures the longest turn of each second, and logs a bad one at most every ten seconds', async () => {
  const lines: { worstMs: number; lateSeconds: number }[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line) as never) });
  const metrics = createMetrics();
  let longest = 0;
  const watch = new EventLoopWatch(metrics, log, { takeLongest: () => longest, close: () => {} });
  for (const [second, ms] of [12, 400, 900, 150, 11].entries()) {
    longest = ms;
    watch.look(100_000 + second * 1000);
  }
  longest = 300;
  watch.look(112_000);
  watch.close();
  expect(lines.map(({ worstMs, lateSeconds }) => [worstMs, lateSeconds])).toEqual([
    [400, 1],
    [900, 3],
  ]);
  const { values } = await metrics.eventLoopDelay.get();
  expect(values.find(({ metricName }) => metricName === 'parlour_event_loop_delay_seconds_count')?.value).toBe(6);
});
