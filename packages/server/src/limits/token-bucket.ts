/** A bucket that fills by itself: so much a second, and so much at once. */
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

  /** Takes it, there or not: what is owed has to come in again first. */
  charge(amount: number): void {
    this.left -= amount;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.most;
  }
}

/** Before so many nobody is forgotten. */
const FEW = 10_000;
/** Whoever came first is forgotten beyond these: memory has an end, and strangers have not. */
const MOST = 200_000;

/** One allowance for each address or guest. Those that are full again are forgotten, so strangers do not pile up. */
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

  /** Looks through all of them only when they have doubled: a flood of strangers is not made dear by this. */
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
