import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';

const LOOK_MS = 1000;
/** A delay that people notice. */
const ALARM_MS = 100;
/** At most one line in this time, however often the loop is late. */
const QUIET_MS = 10_000;
/** Finer looks would wake an idle node a hundred times a second. */
const RESOLUTION_MS = 50;
const NS_PER_MS = 1e6;

/** Measures event loop delay: the worst of each second is a metric, and a bad one a line in the log. */
export class EventLoopWatch {
  private readonly delays: IntervalHistogram;
  private readonly timer: NodeJS.Timeout;
  private readonly metrics: Metrics;
  private readonly log: Logger;
  private lateSeconds = 0;
  private worstMs = 0;
  private quietUntil = 0;

  constructor(metrics: Metrics, log: Logger, delays: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })) {
    this.metrics = metrics;
    this.log = log;
    this.delays = delays;
    delays.enable();
    this.timer = setInterval(() => this.look(performance.now()), LOOK_MS);
    this.timer.unref();
  }

  look(now: number): void {
    const ms = this.delays.max / NS_PER_MS;
    this.delays.reset();
    if (ms <= 0) return;
    this.metrics.eventLoopDelay.observe(ms / 1000);
    if (ms < ALARM_MS) return;
    this.lateSeconds++;
    this.worstMs = Math.max(this.worstMs, Math.round(ms));
    if (now < this.quietUntil) return;
    this.log.warn({ worstMs: this.worstMs, lateSeconds: this.lateSeconds }, 'the event loop was late: something takes too long');
    this.quietUntil = now + QUIET_MS;
    this.lateSeconds = 0;
    this.worstMs = 0;
  }

  close(): void {
    clearInterval(this.timer);
    this.delays.disable();
  }
}
