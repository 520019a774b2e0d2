import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { TurnMeter } from './turn-meter.ts';

const LOOK_MS = 1000;
/** A delay that people notice. */
const ALARM_MS = 100;
/** At most one line in this time, however often the loop is late. */
const QUIET_MS = 10_000;

/** Measures the event loop: the longest turn of each second is a metric, and a bad one a line in the log. */
export class EventLoopWatch {
  private readonly turns: Pick<TurnMeter, 'takeLongest' | 'close'>;
  private readonly timer: NodeJS.Timeout;
  private readonly metrics: Metrics;
  private readonly log: Logger;
  private lateSeconds = 0;
  private worstMs = 0;
  private quietUntil = 0;

  constructor(metrics: Metrics, log: Logger, turns: Pick<TurnMeter, 'takeLongest' | 'close'> = new TurnMeter()) {
    this.metrics = metrics;
    this.log = log;
    this.turns = turns;
    this.timer = setInterval(() => this.look(performance.now()), LOOK_MS);
    this.timer.unref();
  }

  look(now: number): void {
    const ms = this.turns.takeLongest();
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
    this.turns.close();
  }
}
