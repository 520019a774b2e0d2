import { GUEST_IDS, type GuestSpaces, isWishMet, type SightFacts, type Wish } from '../../photo/index.ts';
import { type GuestId, pointsFor, wishOf } from '../../rules/index.ts';
import { type PicturePerfectMemory, unknownCount, wishesOf } from './memory.ts';

/** A bot's beliefs about one guest. */
export interface GuestTarget {
  readonly guest: GuestId;
  readonly wishes: readonly Wish[];
  /** Expected points by the number of known wishes met; unknown ones are met by chance. */
  readonly worth: readonly number[];
}

/** How often an unknown wish is met by chance. */
const BY_CHANCE = 0.3;

/** Guests with known wishes. The others neither cost nor bring points: they may stand where they help. */
export function guestTargets(memory: PicturePerfectMemory): GuestTarget[] {
  return GUEST_IDS.filter((guest) => wishesOf(memory, guest).length > 0).map((guest) => {
    const wishes = wishesOf(memory, guest).map(wishOf);
    const vips = memory.vips[guest] ?? 0;
    const worth = Array.from({ length: wishes.length + 1 }, (_, met) => expected(met, unknownCount(memory, guest), vips));
    return { guest, wishes, worth };
  });
}

function expected(met: number, unknown: number, vips: number): number {
  if (unknown === 0) return pointsFor(met, vips);
  return BY_CHANCE * expected(met + 1, unknown - 1, vips) + (1 - BY_CHANCE) * expected(met, unknown - 1, vips);
}

export function expectedPoints(brief: readonly GuestTarget[], standing: GuestSpaces, sight: SightFacts): number {
  let value = 0;
  for (const { guest, wishes, worth } of brief) {
    if (!standing.has(guest)) continue;
    let met = 0;
    for (const wish of wishes) if (isWishMet(wish, guest, standing, sight)) met += 1;
    value += worth[met] ?? 0;
  }
  return value;
}
