interface CachedBytes {
  readonly bytes: Buffer;
  readonly until: number;
}

/** A cache with a limit of bytes and of time. The oldest entries are dropped first. */
export class RecentBytes {
  private readonly cached = new Map<string, CachedBytes>();
  private readonly most: number;
  private readonly ms: number;
  private total = 0;

  constructor(most: number, ms: number) {
    this.most = most;
    this.ms = ms;
  }

  get size(): number {
    return this.total;
  }

  get(key: string, now: number): Buffer | undefined {
    const found = this.cached.get(key);
    if (found === undefined || found.until > now) return found?.bytes;
    this.drop(key);
    return undefined;
  }

  add(key: string, bytes: Buffer, now: number): void {
    this.drop(key);
    if (bytes.length > this.most) return;
    this.cached.set(key, { bytes, until: now + this.ms });
    this.total += bytes.length;
    for (const [oldest, { until }] of this.cached) {
      if (this.total <= this.most && until > now) break;
      this.drop(oldest);
    }
  }

  clear(): void {
    this.cached.clear();
    this.total = 0;
  }

  private drop(key: string): void {
    const found = this.cached.get(key);
    if (found === undefined) return;
    this.cached.delete(key);
    this.total -= found.bytes.length;
  }
}
