/** A bucket that fills by itself: so much a second, and so much at once. */
export class Allowance {
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
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < amount) return false;
    this.left -= amount;
    return true;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.most;
  }
}

/** One allowance for each address. Those that are full again are forgotten, so strangers do not pile up. */
export class Allowances {
  private readonly known = new Map<string, Allowance>();
  private readonly perSecond: number;
  private readonly most: number;

  constructor(perSecond: number, most: number) {
    this.perSecond = perSecond;
    this.most = most;
  }

  take(who: string, now: number): boolean {
    let allowance = this.known.get(who);
    if (allowance === undefined) {
      if (this.known.size >= 10_000) this.forget(now);
      allowance = new Allowance(this.perSecond, this.most, now);
      this.known.set(who, allowance);
    }
    return allowance.take(1, now);
  }

  private forget(now: number): void {
    for (const [who, allowance] of this.known) if (allowance.isFull(now)) this.known.delete(who);
  }
}
