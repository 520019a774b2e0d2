import { AREA_SPACES, SPACES, type Wish } from '../photo/index.ts';
import { type GuestId, wishOf } from '../rules/index.ts';
import { knowsAll, type PicturePerfectMemory, wishesOf } from './memory.ts';

/** The probability that a known wish can be met. */
const EASE: Readonly<Record<Wish['kind'], number>> = {
  area: 0.95,
  'next-to': 0.8,
  'not-next-to': 0.85,
  'nobody-in-front': 0.75,
  'face-hidden': 0.6,
  'face-of-hidden': 0.4,
};

/** How well wishes can be met together: 0 to 1. */
export function easeOf(wishes: readonly Wish[]): number {
  const areas = wishes.flatMap((wish) => (wish.kind === 'area' ? [AREA_SPACES[wish.area]] : []));
  if (!SPACES.some((space) => areas.every((area) => area.includes(space)))) return 0;
  return wishes.reduce((ease, wish) => ease * EASE[wish.kind], 1);
}

/** How well a guest's remembered wishes can be met: 0 to 1. */
export const servability = (memory: PicturePerfectMemory, guest: GuestId): number => easeOf(wishesOf(memory, guest).map(wishOf));

/** A VIP card goes to a guest whom the bot knows and can serve. */
export const isVipWorthwhile = (memory: PicturePerfectMemory, guest: GuestId): boolean =>
  knowsAll(memory, guest) && servability(memory, guest) >= 0.5;

/** Points that a player gains by reading an envelope, and those of an envelope of which nothing is known. */
export const pointsRead = (ease: number, vips: number): number => 1 + 5 * ease * (1 + vips);
export const POINTS_UNREAD = 3.2;
