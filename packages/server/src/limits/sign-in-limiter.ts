import { TokenBucket } from '@parlour/table';
import type { Limits } from '../config.ts';
import { AddressBuckets } from './address-buckets.ts';

/** Wrong tries of all addresses together before each address gets fewer, in minutes' worth of one address. */
const ADDRESSES_AT_ONCE = 20;
/** Tries that an address still has, and seconds until it has another, while many addresses guess. */
const TRIES_UNDER_ATTACK = 2;
const SECONDS_PER_TRY_UNDER_ATTACK = 30;

/** Counts tries to sign in. Many addresses that guess together slow each other down, and lock no other address out. */
export class SignInLimiter {
  private readonly perAddress: AddressBuckets;
  private readonly underAttack = new AddressBuckets(1 / SECONDS_PER_TRY_UNDER_ATTACK, TRIES_UNDER_ATTACK);
  private readonly wrong: TokenBucket;

  constructor({ triesPerMinute }: Limits) {
    this.perAddress = new AddressBuckets(triesPerMinute / 60, triesPerMinute);
    this.wrong = new TokenBucket(triesPerMinute, triesPerMinute * ADDRESSES_AT_ONCE, performance.now());
  }

  /** One more code or phrase is tried or made by this address. */
  allow(address: string): boolean {
    const now = performance.now();
    if (!this.perAddress.take(address, now)) return false;
    return this.wrong.has(1, now) || this.underAttack.take(address, now);
  }

  countWrong(): void {
    this.wrong.take(1, performance.now());
  }
}
