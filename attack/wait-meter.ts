import { existsSync, readFileSync } from 'node:fs';

/** Linux tells here how long this thread has had a processor, and how long it has waited for one. */
const SCHEDULE = '/proc/thread-self/schedstat';
const NS_PER_MS = 1e6;

export const parseCpuWait = (schedule: string): number => Number(schedule.trim().split(' ')[1]) / NS_PER_MS;

/** How long this thread has waited for a processor, in milliseconds; 0 elsewhere than on Linux. */
export const cpuWaitMs = (): number => (existsSync(SCHEDULE) ? parseCpuWait(readFileSync(SCHEDULE, 'utf8')) : 0);

export const NO_WAIT = (): number => 0;

/** The longest wait for an answer, without what the asking thread itself waited for a processor. */
export class WaitMeter {
  private readonly now: () => number;
  private readonly waited: () => number;
  private worst = 0;

  constructor(now: () => number, waited: () => number) {
    this.now = now;
    this.waited = waited;
  }

  async measure(ask: () => Promise<unknown>): Promise<void> {
    const [began, before] = [this.now(), this.waited()];
    // An answer that never comes is a long wait: the attack judges it.
    await ask().catch(() => {});
    this.worst = Math.max(this.worst, this.now() - began - (this.waited() - before));
  }

  worstMs(): number {
    return Math.round(this.worst);
  }
}
