import type { Logger } from 'pino';
import { throttled } from '../limits/throttled.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { STORE_FAILURES } from '../store/store-failures.ts';
import type { Rooms } from './rooms.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * Correspondence matches go on while nobody is connected and their tables are in no memory: the store is polled for due
 * moves. All nodes poll; the leader of the table acts, and the log accepts each step once.
 */
export class CorrespondenceTimer {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly fail: (error: unknown) => void;
  private readonly timer: NodeJS.Timeout;
  private looking = false;

  constructor(store: Store, rooms: Rooms, log: Logger, metrics: Pick<Metrics, 'failedDueLookups'>) {
    this.store = store;
    this.rooms = rooms;
    const say = throttled<unknown>((error, times) => log.error({ err: error, times }, STORE_FAILURES.due));
    this.fail = (error) => {
      metrics.failedDueLookups.inc();
      say(error);
    };
    this.timer = setInterval(() => void this.check(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  async check(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      for (const code of await this.store.dueTables(Date.now())) await this.rooms.wake(code);
    } catch (error) {
      this.fail(error);
    }
    this.looking = false;
  }

  close(): void {
    clearInterval(this.timer);
  }
}
