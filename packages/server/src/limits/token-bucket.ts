/** A token bucket: refills at a rate per second, up to a maximum. */
export class TokenBucket {
  private left: number;
  private at: number;
  private readonly perSecond: number;
  private readonly most: number;

  constructor(perSecond: number, most: number, now: number) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
    this.at = now;
  }

  take(amount: number, now: number): boolean {
    if (!this.has(amount, now)) return false;
    this.left -= amount;
    return true;
  }

  has(amount: number, now: number): boolean {
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    return this.left >= amount;
  }

  /** Takes tokens even below zero: the debt has to refill first. */
  charge(amount: number): void {
    this.left -= amount;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.most;
  }
}

/** Below this number no bucket is dropped. */
const FEW = 10_000;
/** Above this number the oldest buckets are dropped: memory is bounded. */
const MOST = 200_000;

/** One bucket for each address or person. Full buckets are dropped, so their number stays small. */
export class TokenBuckets {
  private readonly known = new Map<string, TokenBucket>();
  private readonly perSecond: number;
  private readonly most: number;
  private forgetAt = FEW;

  constructor(perSecond: number, most: number) {
    this.perSecond = perSecond;
    this.most = most;
  }

  of(who: string, now: number): TokenBucket {
    const known = this.known.get(who);
    if (known !== undefined) return known;
    if (this.known.size >= this.forgetAt) this.forget(now);
    const bucket = new TokenBucket(this.perSecond, this.most, now);
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
  private forget(now: number): void {
    for (const [who, bucket] of this.known) if (bucket.isFull(now)) this.known.delete(who);
    let tooMany = this.known.size - MOST / 2;
    for (const who of this.known.keys()) {
      if (tooMany-- <= 0) break;
      this.known.delete(who);
    }
    this.forgetAt = Math.max(FEW, 2 * this.known.size);
  }
}
