import { WISH_CARDS, type Wish } from '../photo/index.ts';
import type { WishId } from './types.ts';

export const NORMAL_CARDS = ['dance', 'gifts', 'revelations', 'rumours', 'partner', 'theft'] as const;
export const AUCTION_CARDS = ['single', 'open', 'secret', 'unfair', 'shared', 'fixed'] as const;

export type NormalCard = (typeof NORMAL_CARDS)[number];
export type AuctionCard = (typeof AUCTION_CARDS)[number];
export type ExchangeCard = NormalCard | AuctionCard;

export const ROUNDS = 6;

/** [P-01] */
export const WISHES_EACH = 3;

/** [P-02] Envelopes a player gets; the rest of the fourteen go to the middle. */
export const ENVELOPES_EACH: Readonly<Record<number, number>> = { 2: 5, 3: 4, 4: 3, 5: 2, 6: 2 };

const WISHES: ReadonlyMap<WishId, Wish> = new Map(WISH_CARDS.map(({ id, wish }) => [id, wish]));

export function wishOf(id: WishId): Wish {
  const wish = WISHES.get(id);
  if (wish === undefined) throw new Error(`no wish card is called ${id}`);
  return wish;
}

export const isAuction = (card: ExchangeCard | null): card is AuctionCard => AUCTION_CARDS.some((auction) => auction === card);
