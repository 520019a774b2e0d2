import type { RateBucket } from './room/room.ts';

/** A token-bucket rate limit: `max` actions at once, one more every `msPerToken`. */
export interface RateLimit {
  readonly max: number;
  readonly msPerToken: number;
}

/** Beyond this number, full buckets are dropped: sessions are free to create, and a table may stay open for days. */
const FEW = 128;

export function takeToken(known: Map<string, RateBucket>, who: string, limit: RateLimit, now: number): boolean {
  const { max } = limit;
  const left = leftOf(known.get(who), limit, now);
  if (left < 1) return false;
  if (known.size >= FEW) for (const [each, bucket] of known) if (leftOf(bucket, limit, now) >= max) known.delete(each);
  known.set(who, { left: left - 1, at: now });
  return true;
}

function leftOf(known: RateBucket | undefined, { max, msPerToken }: RateLimit, now: number): number {
  return known === undefined ? max : Math.min(max, known.left + Math.max(0, now - known.at) / msPerToken);
}
