import { performance } from 'node:perf_hooks';

/** Time in which this thread had something to do, in milliseconds from any start. */
export type BusyClock = () => number;

const busyMs: BusyClock = () => performance.now() - performance.nodeTiming.idleTime;

/**
 * Measures the turns of the event loop: during a turn no other request is served.
 * An immediate without a reference runs once in each turn and never wakes an idle loop.
 */
export class TurnMeter {
  private readonly busy: BusyClock;
  private began: number;
  private longest = 0;
  private next: NodeJS.Immediate;

  constructor(busy = busyMs) {
    this.busy = busy;
    this.began = busy();
    this.next = this.afterTurn();
  }

  /** The longest turn that ended since the last call, in milliseconds. */
  takeLongest(): number {
    const { longest } = this;
    this.longest = 0;
    return longest;
  }

  close(): void {
    clearImmediate(this.next);
  }

  private afterTurn(): NodeJS.Immediate {
    return setImmediate(() => {
      const now = this.busy();
      this.longest = Math.max(this.longest, now - this.began);
      this.began = now;
      this.next = this.afterTurn();
    }).unref();
  }
}
