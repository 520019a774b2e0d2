import { chanceFor, seedFromText } from '@parlour/kernel';
import { GUEST_IDS, LAID_TABLE, WISH_CARDS } from '../photo/index.ts';
import { type GuestTarget, guestTargets } from './guest-targets.ts';
import { bestPhoto, type FoundPhoto } from './photo-search.ts';

/** Twenty fixed deals; a test bot gets all wishes. */
export const DEALS: readonly string[] = Array.from({ length: 20 }, (_, i) => `deal-${i + 1}`);

export function fullyInformed(deal: string): GuestTarget[] {
  const cards = chanceFor(seedFromText(deal), 0).shuffle(WISH_CARDS.map(({ id }) => id));
  return guestTargets(
    {
      wishes: Object.fromEntries(GUEST_IDS.map((guest, i) => [guest, cards.slice(i * 3, i * 3 + 3)])),
      ages: {},
      vips: {},
      fresh: [],
      readers: {},
    },
    true,
  );
}

export const searchDeal = (deal: string, tries: number, attempt: number): FoundPhoto =>
  bestPhoto(fullyInformed(deal), LAID_TABLE, tries, chanceFor(seedFromText(`${deal}/search`), attempt));
