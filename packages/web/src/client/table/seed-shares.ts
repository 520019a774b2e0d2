import { isRecord, isShare, SEED_BYTES, type Share, toHex } from '@parlour/kernel';
import { deviceStorage } from '@parlour/ui/browser/storage.ts';
import type { ShareStore } from './table-client.ts';

const STORAGE_KEY = 'parlour.shares';
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
    save({ seedHash, share, stands: false });
    return share;
  },
  stands(seedHash, share) {
    const mine = share ?? ownShareFor(seedHash)?.share;
    if (mine !== undefined) save({ seedHash, share: mine, stands: share !== null });
  },
};

/** What this device stored of a seed before the deal, or undefined. */
export function ownShareFor(seedHash: string): OwnShare | undefined {
  return all().find((given) => given.seedHash === seedHash);
}

/** Without storage, kept as long as the page is open. */
let memory: readonly OwnShare[] = [];

function save(given: OwnShare): void {
  memory = [given, ...all().filter(({ seedHash }) => seedHash !== given.seedHash)].slice(0, MOST);
  deviceStorage.write(STORAGE_KEY, memory);
}

function all(): readonly OwnShare[] {
  const saved = deviceStorage.read(STORAGE_KEY);
  return Array.isArray(saved) ? saved.filter(isGiven) : memory;
}

function isGiven(each: unknown): each is OwnShare {
  return isRecord(each) && isShare(each.seedHash) && isShare(each.share) && typeof each.stands === 'boolean';
}
