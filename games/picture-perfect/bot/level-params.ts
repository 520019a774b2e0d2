import type { BotLevel, SearchBudget } from '@parlour/bots';

export interface LevelParams {
  /** The exponent of forgetting wishes, by rounds, and how much each envelope read since adds to it. */
  readonly decay: number;
  readonly interference: number;
  /** Placements tried before the photo. */
  readonly tries: number;
  /** The search for moves of exchanges and auctions. */
  readonly budget: SearchBudget;
  /** Decorations worth paying to learn of an unknown guest. */
  readonly worth: number;
  /** Uses the VIP card where it is worthwhile. */
  readonly usesVip: boolean;
  /** The first round in which it adds its VIP card, unless it watches the others. */
  readonly vipFrom: number;
  /** How often it says of an envelope without a VIP card that it holds one. */
  readonly boasts: number;
  /** The lowest price it asks. */
  readonly price: number;
  /** Decorations more that an envelope is worth to it if another player says that it holds a VIP card. */
  readonly credit: number;
  /** Decorations fewer that it pays for a look at a fixed price. */
  readonly thrift: number;
  /** Decorations more that it bids once another player has outbid it. */
  readonly spite: number;
  /** Knows which envelopes the other players have read, and where they have probably added their VIP cards. */
  readonly watchesOthers: boolean;
  /** Counts the wish cards, and so knows what the unread envelopes hold together. */
  readonly countsCards: boolean;
}

const PLAIN = { vipFrom: 5, boasts: 0, price: 1, credit: 0, thrift: 0, spite: 0 };

export const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: {
    decay: 0.9,
    interference: 0.05,
    tries: 150,
    budget: { worlds: 4, playouts: 12 },
    worth: 2,
    usesVip: false,
    watchesOthers: false,
    countsCards: false,
    ...PLAIN,
  },
  normal: {
    decay: 0.35,
    interference: 0.03,
    tries: 1_500,
    budget: { worlds: 8, playouts: 48 },
    worth: 3,
    usesVip: true,
    watchesOthers: false,
    countsCards: false,
    ...PLAIN,
  },
  sharp: {
    decay: 0,
    interference: 0,
    tries: 12_000,
    budget: { worlds: 8, playouts: 48 },
    worth: 4,
    usesVip: true,
    watchesOthers: true,
    countsCards: true,
    ...PLAIN,
  },
};
