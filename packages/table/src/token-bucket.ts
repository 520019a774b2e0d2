/** A token bucket: refills at a rate per second, up to a maximum. */
export class TokenBucket {
  private left: number;
  private at: number;
  private readonly perSecond: number;
  private readonly max: number;

  constructor(perSecond: number, max: number, now: number) {
    this.perSecond = perSecond;
    this.max = max;
    this.left = max;
    this.at = now;
  }

  take(amount: number, now: number): boolean {
    if (!this.has(amount, now)) return false;
    this.left -= amount;
    return true;
  }

  has(amount: number, now: number): boolean {
    this.left = Math.min(this.max, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    return this.left >= amount;
  }

  /** Takes tokens even below zero: the debt has to refill first. */
  charge(amount: number): void {
    this.left -= amount;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.max;
  }
}

/** Above this number the oldest buckets are dropped: memory is bounded. */
const MAX_BUCKETS = 200_000;

/** One bucket for each address or person. Full buckets are dropped, so their number stays small. */
export class TokenBuckets {
  private readonly known = new Map<string, TokenBucket>();
  private readonly perSecond: number;
  private readonly max: number;
  private readonly few: number;
  private dropAt: number;

  /** Below `few` buckets none is dropped. */
  constructor(perSecond: number, max: number, few = 10_000) {
    this.perSecond = perSecond;
    this.max = max;
    this.few = few;
    this.dropAt = few;
  }

  of(who: string, now: number): TokenBucket {
    const known = this.known.get(who);
    if (known !== undefined) return known;
    if (this.known.size >= this.dropAt) this.drop(now);
    const bucket = new TokenBucket(this.perSecond, this.max, now);
    this.known.set(who, bucket);
    return bucket;
  }

  take(who: string, now: number): boolean {
    return this.of(who, now).take(1, now);
  }

  get size(): number {
    return this.known.size;
  }

  /** Scans all buckets only when they have doubled: many new addresses stay cheap. */
  private drop(now: number): void {
    for (const [who, bucket] of this.known) if (bucket.isFull(now)) this.known.delete(who);
    let tooMany = this.known.size - MAX_BUCKETS / 2;
    for (const who of this.known.keys()) {
      if (tooMany-- <= 0) break;
      this.known.delete(who);
    }
    this.dropAt = Math.max(this.few, 2 * this.known.size);
  }
}
