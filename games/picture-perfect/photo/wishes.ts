import { GUESTS, type GuestId, type Kind } from './figures.ts';
import { AREA_SPACES, type Area, areAdjacent, type Space } from './floor.ts';
import type { SightFacts } from './judge.ts';

export type Wish =
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'next-to'; readonly guest: GuestId }
  | { readonly kind: 'not-next-to'; readonly who: Exclude<Kind, 'none'> }
  | { readonly kind: 'nobody-in-front' }
  | { readonly kind: 'face-hidden' }
  | { readonly kind: 'face-of-hidden'; readonly guest: GuestId };

export interface WishCard {
  readonly id: string;
  readonly wish: Wish;
}

/** P-82* */
export const WISH_CARDS: readonly WishCard[] = [
  ...copies(3, 'near-table', { kind: 'area', area: 'near-table' }),
  ...copies(3, 'row-1', { kind: 'area', area: 'row-1' }),
  ...copies(2, 'row-2', { kind: 'area', area: 'row-2' }),
  ...copies(2, 'row-3', { kind: 'area', area: 'row-3' }),
  ...copies(3, 'row-4', { kind: 'area', area: 'row-4' }),
  ...copies(2, 'left', { kind: 'area', area: 'left' }),
  ...copies(2, 'right', { kind: 'area', area: 'right' }),
  ...(['dog', 'plant', 'grandmother', 'girl', 'boy', 'old-gentleman', 'butler', 'lady-red', 'big-hat'] as const).map(
    (guest): WishCard => ({ id: `next-to-${guest}`, wish: { kind: 'next-to', guest } }),
  ),
  ...copies(2, 'not-next-to-man', { kind: 'not-next-to', who: 'man' }),
  ...copies(2, 'not-next-to-woman', { kind: 'not-next-to', who: 'woman' }),
  ...copies(4, 'nobody-in-front', { kind: 'nobody-in-front' }),
  ...copies(3, 'face-hidden', { kind: 'face-hidden' }),
  ...(['wheelchair-gentleman', 'man-in-tails', 'moustache-man', 'lady-yellow', 'lady-green'] as const).map(
    (guest): WishCard => ({ id: `face-of-${guest}`, wish: { kind: 'face-of-hidden', guest } }),
  ),
];

/** Who stands in which space. */
export type GuestSpaces = ReadonlyMap<GuestId, Space>;

/** Whether a guest's wish is met in a photo. A guest who is not placed has no wish met (P-60). */
export function isWishMet(wish: Wish, guest: GuestId, standing: GuestSpaces, sight: SightFacts): boolean {
  const own = standing.get(guest);
  if (own === undefined) return false;
  switch (wish.kind) {
    case 'area':
      return AREA_SPACES[wish.area].includes(own);
    case 'next-to':
      return wish.guest === guest || isBeside(own, standing.get(wish.guest));
    case 'not-next-to':
      for (const [other, space] of standing) if (GUESTS[other].kind === wish.who && isBeside(own, space)) return false;
      return true;
    case 'nobody-in-front':
      return !sight.hasSomebodyInFront(guest);
    case 'face-hidden':
      return sight.isFaceHidden(guest);
    case 'face-of-hidden':
      if (wish.guest === guest) return sight.isFaceHidden(guest);
      return standing.has(wish.guest) && sight.isFaceHiddenBy(wish.guest, guest);
  }
}

const isBeside = (own: Space, space: Space | undefined): boolean => space !== undefined && areAdjacent(own, space);

function copies(count: number, id: string, wish: Wish): WishCard[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${id}-${index + 1}`, wish }));
}
