import { TokenBucket, TokenBuckets } from './token-bucket.ts';

/** Sessions are free to create, and a table may stay open for days: beyond this number, full buckets are dropped. */
const FEW = 128;

const each = (max: number, msPerToken: number) => new TokenBuckets(1000 / msPerToken, max, FEW);

/** How often people may do what costs others something, at one table. */
export class RateLimits {
  readonly chat = each(5, 1500);
  readonly seatCodes = each(5, 10_000);
  readonly voice = each(10, 500);
  /** Of all spectators together: everyone at the table receives each change of the voice chat. */
  readonly spectatorVoice: TokenBucket;
  /** Each browser connects to every other, and tries again when a connection breaks. */
  readonly voiceSignals = each(60, 200);

  constructor(now: number) {
    this.spectatorVoice = new TokenBucket(4, 20, now);
  }
}
