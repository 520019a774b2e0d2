import { GUEST_IDS, type GuestSpaces, isWishMet, type SightFacts, WISH_CARDS, type Wish } from '../photo/index.ts';
import { type GuestId, pointsFor, wishOf } from '../rules/index.ts';
import { type PicturePerfectMemory, unknownCount, wishesOf } from './memory.ts';

/** A wish that lies in some envelope the bot does not know, and on how many cards. */
export interface UnseenWish {
  readonly wish: Wish;
  readonly cards: number;
}

/** A bot's beliefs about one guest. */
export interface GuestTarget {
  readonly guest: GuestId;
  readonly wishes: readonly Wish[];
  /** What the unknown cards of this guest can be; empty where the bot does not count cards. */
  readonly unseen: readonly UnseenWish[];
  /** Expected points by the number of known wishes met, and by the number of unseen cards that would be met. */
  readonly worth: readonly (readonly number[])[];
}

/** How often an unknown wish is met by chance, for a bot that does not count cards. */
const BY_CHANCE = 0.3;

/**
 * Guests whose place matters. All 42 wish cards are dealt, so a bot that counts them knows what the unread envelopes hold
 * together. Without counting, guests of whom nothing is known neither cost nor bring points.
 */
export function guestTargets(memory: PicturePerfectMemory, countsCards: boolean): GuestTarget[] {
  const unseen = countsCards ? unseenWishes(memory) : [];
  const cards = unseen.reduce((sum, wish) => sum + wish.cards, 0);
  return GUEST_IDS.filter((guest) => countsCards || wishesOf(memory, guest).length > 0).map((guest) => {
    const wishes = wishesOf(memory, guest).map(wishOf);
    const unknown = unknownCount(memory, guest);
    const vips = memory.vips[guest] ?? 0;
    const counted = unknown > 0 && cards >= unknown ? cards : 0;
    const worth = Array.from({ length: wishes.length + 1 }, (_, met) =>
      Array.from({ length: counted + 1 }, (_, good) =>
        counted === 0 ? byChance(met, unknown, vips) : drawn(met, unknown, good, counted, vips),
      ),
    );
    return { guest, wishes, unseen: counted === 0 ? [] : unseen, worth };
  });
}

function unseenWishes(memory: PicturePerfectMemory): UnseenWish[] {
  const seen = new Set(Object.values(memory.wishes).flat());
  const counts = new Map<string, UnseenWish>();
  for (const { id, wish } of WISH_CARDS) {
    if (seen.has(id)) continue;
    const key = JSON.stringify(wish);
    counts.set(key, { wish, cards: (counts.get(key)?.cards ?? 0) + 1 });
  }
  return [...counts.values()];
}

function byChance(met: number, unknown: number, vips: number): number {
  if (unknown === 0) return pointsFor(met, vips);
  return BY_CHANCE * byChance(met + 1, unknown - 1, vips) + (1 - BY_CHANCE) * byChance(met, unknown - 1, vips);
}

/** `unknown` cards are drawn from `cards`, of which `good` are met. */
function drawn(met: number, unknown: number, good: number, cards: number, vips: number): number {
  if (unknown === 0) return pointsFor(met, vips);
  const hit = good / cards;
  const more = hit === 0 ? 0 : hit * drawn(met + 1, unknown - 1, good - 1, cards - 1, vips);
  return more + (hit === 1 ? 0 : (1 - hit) * drawn(met, unknown - 1, good, cards - 1, vips));
}

/** The expected points of one guest. */
export function targetPoints({ wishes, unseen, worth }: GuestTarget, isMet: (wish: Wish) => boolean): number {
  let met = 0;
  for (const wish of wishes) if (isMet(wish)) met += 1;
  let good = 0;
  for (const { wish, cards } of unseen) if (isMet(wish)) good += cards;
  return worth[met]?.[good] ?? 0;
}

export function expectedPoints(brief: readonly GuestTarget[], standing: GuestSpaces, sight: SightFacts): number {
  let value = 0;
  for (const target of brief) {
    if (standing.has(target.guest)) value += targetPoints(target, (wish) => isWishMet(wish, target.guest, standing, sight));
  }
  return value;
}
