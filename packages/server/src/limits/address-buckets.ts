import { type TokenBucket, TokenBuckets } from '@parlour/table';
import { rateLimitKey, siteOf } from '../http/client-address.ts';
import { ADDRESSES_PER_SITE } from './address-counts.ts';

/** Token buckets of addresses, for what must not be had more often by changing the address. */
export class AddressBuckets {
  private readonly addresses: TokenBuckets;
  private readonly sites: TokenBuckets;

  constructor(perSecond: number, most: number) {
    this.addresses = new TokenBuckets(perSecond, most);
    this.sites = new TokenBuckets(perSecond * ADDRESSES_PER_SITE, most * ADDRESSES_PER_SITE);
  }

  has(address: string, now: number): boolean {
    return this.of(address, now).every((bucket) => bucket.has(1, now));
  }

  /** Takes tokens even below zero. */
  charge(address: string, now: number): void {
    for (const bucket of this.of(address, now)) bucket.charge(1);
  }

  take(address: string, now: number): boolean {
    const isAllowed = this.has(address, now);
    if (isAllowed) this.charge(address, now);
    return isAllowed;
  }

  private of(address: string, now: number): readonly TokenBucket[] {
    const key = rateLimitKey(address);
    const site = siteOf(key);
    const own = this.addresses.of(key, now);
    return site === undefined ? [own] : [own, this.sites.of(site, now)];
  }
}
