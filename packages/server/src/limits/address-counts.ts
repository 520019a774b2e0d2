import { rateLimitKey, siteOf } from '../http/client-address.ts';

/** A site often has an IPv6 /48, which are 65,536 networks. All of them together may have so many times as much as one address. */
export const ADDRESSES_PER_SITE = 16;

/** How many things of an address are open, such as sockets: only so many may be. */
export class AddressCounts {
  private readonly open = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.open.size;
  }

  hasRoomFor(address: string): boolean {
    const [own, site] = keysOf(address);
    return this.of(own) < this.most && (site === undefined || this.of(site) < this.most * ADDRESSES_PER_SITE);
  }

  add(address: string): void {
    this.change(address, 1);
  }

  remove(address: string): void {
    this.change(address, -1);
  }

  private of(key: string): number {
    return this.open.get(key) ?? 0;
  }

  private change(address: string, by: 1 | -1): void {
    for (const key of keysOf(address)) {
      if (key === undefined) continue;
      const now = this.of(key) + by;
      if (now > 0) this.open.set(key, now);
      else this.open.delete(key);
    }
  }
}

function keysOf(address: string): readonly [own: string, site: string | undefined] {
  const own = rateLimitKey(address);
  return [own, siteOf(own)];
}
