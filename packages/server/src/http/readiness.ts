import type { Store } from '../store/store.ts';

/** How long an answer of the store counts, and the timeout for one. */
const FRESH_MS = 1000;
const PATIENCE_MS = 2000;

/** Whether this node can store something now. The store is asked at most once a second. */
export class Readiness {
  private readonly store: Pick<Store, 'probe'>;
  private asked: Promise<boolean> | undefined;
  private askedAt = 0;

  constructor(store: Pick<Store, 'probe'>) {
    this.store = store;
  }

  isReady(now = performance.now()): Promise<boolean> {
    if (this.asked === undefined || now - this.askedAt >= FRESH_MS) {
      this.askedAt = now;
      this.asked = this.ask();
    }
    return this.asked;
  }

  private async ask(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const stored = this.store.probe().then(
      (written) => written === 'stored',
      () => false,
    );
    const ready = await Promise.race([stored, late]);
    clearTimeout(timer);
    return ready;
  }
}
