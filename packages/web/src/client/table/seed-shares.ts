import { isRecord, isShare, SEED_BYTES, type Share, toHex } from '@parlour/kernel';
import type { ShareStore } from './table-client.ts';

const KEPT = 'parlour.shares';
const MOST = 100;

/** This device's share of a seed. Stored on the device, so that a check does not depend on the server. */
export interface OwnShare {
  readonly seedHash: string;
  readonly share: Share;
  /** The table had it before the deal. */
  readonly stands: boolean;
}

export const newShare = (): Share => toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

export const ownShares: ShareStore = {
  shareIn(seedHash) {
    const known = ownShareFor(seedHash);
    if (known !== undefined) return known.share;
    const share = newShare();
    keep({ seedHash, share, stands: false });
    return share;
  },
  stands(seedHash, share) {
    const mine = share ?? ownShareFor(seedHash)?.share;
    if (mine !== undefined) keep({ seedHash, share: mine, stands: share !== null });
  },
};

/** What this device stored of a seed before the deal, or undefined. */
export function ownShareFor(seedHash: string): OwnShare | undefined {
  return all().find((given) => given.seedHash === seedHash);
}

/** Without storage, kept as long as the page is open. */
let memory: readonly OwnShare[] = [];

function keep(given: OwnShare): void {
  memory = [given, ...all().filter(({ seedHash }) => seedHash !== given.seedHash)].slice(0, MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(memory));
  } catch {
    // Full or blocked storage costs a check after a reload, not the match.
  }
}

function all(): readonly OwnShare[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isGiven) : memory;
  } catch {
    return memory;
  }
}

function isGiven(each: unknown): each is OwnShare {
  return isRecord(each) && isShare(each.seedHash) && isShare(each.share) && typeof each.stands === 'boolean';
}
