import type { Store } from '../store/store.ts';

export const HEARTBEAT_MS = 1000;
export const HEARTBEAT_TTL_MS = 3000;
/** How much the clocks of this machine and the database may differ in three seconds, plus a late timer. */
const MARGIN_MS = 500;
/** Tables that fill at the same moment are claimed together. */
const GATHER_MS = 15;

/**
 * The tables this node leads. It claims every table with a person connected to this node, and
 * keeps them as long as its heartbeat is stored.
 */
export class Leadership {
  private readonly store: Store;
  private readonly node: string;
  private readonly onChange: (code: string, leading: boolean) => void;
  private readonly occupied = new Set<string>();
  private readonly led = new Set<string>();
  /** Tables that may be claimed in the store: claimed, and not known to be released. */
  private readonly claimed = new Set<string>();
  private aliveUntil = Number.NEGATIVE_INFINITY;
  private wasStored = true;
  private asking = false;
  private gathering: NodeJS.Timeout | undefined;
  private released = false;

  constructor(store: Store, node: string, onChange: (code: string, leading: boolean) => void) {
    this.store = store;
    this.node = node;
    this.onChange = onChange;
  }

  get count(): number {
    return this.led.size;
  }

  /** Whether the last heartbeat that was stored still counts. */
  get isAlive(): boolean {
    return performance.now() <= this.aliveUntil;
  }

  /** Whether the last heartbeat was stored. */
  get canStore(): boolean {
    return this.wasStored;
  }

  want(code: string): void {
    if (this.occupied.has(code)) return;
    this.occupied.add(code);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      void this.ask();
    }, GATHER_MS);
  }

  release(code: string): void {
    this.occupied.delete(code);
    if (this.led.delete(code)) this.onChange(code, false);
    void this.releaseVacant();
  }

  async sendHeartbeat(): Promise<void> {
    if (this.released) return;
    const began = performance.now();
    const written = await this.store.heartbeat(this.node, HEARTBEAT_TTL_MS).catch(() => 'failed');
    this.wasStored = written === 'stored';
    if (this.wasStored) this.aliveUntil = began + HEARTBEAT_TTL_MS - MARGIN_MS;
    if (performance.now() > this.aliveUntil) this.loseAll();
    else await this.ask();
    await this.releaseVacant();
  }

  /** Another node may then claim all of them at once. */
  async releaseAll(): Promise<void> {
    this.released = true;
    clearTimeout(this.gathering);
    this.loseAll();
    await this.store.releaseLeadership(this.node).catch(() => {});
  }

  private async ask(): Promise<void> {
    const wanted = [...this.occupied].filter((code) => !this.led.has(code));
    if (this.asking || this.released || wanted.length === 0 || performance.now() > this.aliveUntil) return;
    this.asking = true;
    for (const code of wanted) this.claimed.add(code);
    const got = await this.store.claimLeadership(this.node, wanted).catch(() => undefined);
    this.asking = false;
    if (got === undefined) return;
    for (const code of wanted) if (!got.includes(code)) this.claimed.delete(code);
    for (const code of got) {
      this.claimed.add(code);
      if (this.released || !this.occupied.has(code)) continue;
      this.led.add(code);
      this.onChange(code, true);
    }
    await this.releaseVacant();
  }

  /** A table claimed by a live node that does not run it would be run by nobody: retried until released. */
  private async releaseVacant(): Promise<void> {
    const vacant = [...this.claimed].filter((code) => this.released || !this.occupied.has(code));
    if (vacant.length === 0) return;
    const written = await this.store.releaseLeadership(this.node, vacant).catch(() => 'failed');
    if (written === 'stored') for (const code of vacant) if (!this.led.has(code)) this.claimed.delete(code);
  }

  private loseAll(): void {
    const lost = [...this.led];
    this.led.clear();
    for (const code of lost) this.onChange(code, false);
  }
}
