import type { Seat, Secret } from '@parlour/kernel';
import type { DecorationId, GuestId, Placement, Scene } from '../photo/index.ts';
import type { ExchangeCard } from './cards.ts';

export type { DecorationId, GuestId, Placement, Scene } from '../photo/index.ts';
export type { AuctionCard, ExchangeCard, NormalCard } from './cards.ts';

export interface Options {
  /** Three of the six exchanges are auctions (P-04). */
  readonly auctions: boolean;
  /** What a player has read can be read again (P-87). */
  readonly notebook: boolean;
  /** Seconds, 0 for no clock (P-88). */
  readonly lookClock: number;
  readonly choiceClock: number;
  readonly photoClock: number;
  /** Seconds after a bid in which a higher one can be called (P-36). */
  readonly callClock: number;
  /** No rounds: all envelopes are open, and everyone takes one photo (P-90*). */
  readonly photoOnly: boolean;
  /** Who starts (P-05). */
  readonly first: Seat | 'random';
  /** Set in matches of rules version 1: guests may be hidden, hidden covers count, and the poor give to the poor. */
  readonly rules?: 1;
}

/** The id of one of the 42 wish cards. */
export type WishId = string;

export type Holder = Seat | 'middle';

/** The same shape as a type that counts as JSON, which an interface does not. */
export type Plain<T> = { readonly [K in keyof T]: Plain<T[K]> };

/** An open value is plain, a covered one a secret. */
export type Hidden<T extends number | string> = T | Secret<T>;

export interface Envelope {
  readonly wishes: readonly Hidden<WishId>[];
  /** The number of VIP cards added; their owners are recorded nowhere (P-13). */
  readonly vips: Hidden<number>;
}

/**
 * look: everyone reads and arranges. keep, give, rumour, partner, steal: the choice an exchange asks for. reveal: an
 * envelope lies open for all. read: some have an envelope open. contribute: everyone gives one to the shared auction.
 * offer, bid, call, seal, answer, sell, pay: an auction. final: the photo. vote: the last tie.
 */
export type Phase =
  | 'look'
  | 'keep'
  | 'give'
  | 'reveal'
  | 'rumour'
  | 'read'
  | 'partner'
  | 'steal'
  | 'contribute'
  | 'offer'
  | 'bid'
  | 'call'
  | 'seal'
  | 'answer'
  | 'sell'
  | 'pay'
  | 'final'
  | 'vote'
  | 'over';

/** A player's statement about the envelope on offer, true or not (P-41). */
export type Statement = 'vip' | 'no-vip';

export interface Offer {
  readonly guest: GuestId;
  readonly says: Statement | null;
  /** Named in a fixed-price auction, otherwise null. */
  readonly price: number | null;
}

export type Bidder = Seat | 'house';

export interface Debt {
  readonly from: Seat;
  readonly to: Bidder;
  readonly count: number;
}

/** The score of one photo for one guest. */
export interface GuestScore {
  /** By wish card; null when the guest is not in the photo. */
  readonly met: readonly boolean[] | null;
  readonly points: number;
}

export interface GuestResult {
  readonly guest: GuestId;
  readonly wishes: readonly WishId[];
  readonly vips: number;
  /** By seat. */
  readonly scores: readonly GuestScore[];
}

/** The public part of the state. */
export interface PublicState {
  options: Options;
  seats: number;
  phase: Phase;
  /** 1 to 6, and 7 for the final photo. */
  round: number;
  starter: Seat;
  /** The exchange card that is turned up. */
  card: ExchangeCard | null;
  discarded: readonly ExchangeCard[];
  holders: Readonly<Record<GuestId, Holder>>;
  /** Envelopes won in this round, which stay closed and are not offered again (P-33). */
  won: readonly GuestId[];
  /** By seat: has looked, read, or taken the photo. */
  done: readonly boolean[];
  /** By seat, every single one: they are money (P-30). */
  decorations: readonly (readonly DecorationId[])[];
  /** The house's money in two-player auctions (P-06). */
  supply: readonly DecorationId[];
  /** Whose turn it is to auction or to choose. */
  active: Seat;
  /** How many players had their turn with this card. */
  turn: number;
  /** Envelopes of the Revelations still to be opened, the open one first. */
  revealing: readonly GuestId[];
  offer: Offer | null;
  /** By seat, null for no bid; of sealed bids those of the first round. */
  bids: readonly (number | null)[];
  passed: readonly boolean[];
  /** The player asked for a bid. */
  asked: Seat | null;
  /** Players who bid again after a tie of secret bids (P-37), or have paid the fixed price (P-40). */
  tied: readonly Seat[];
  /** The best bid of a shared auction, while the active player decides (P-39). */
  best: { readonly bidder: Bidder; readonly bid: number } | null;
  debts: readonly Debt[];
  /** What follows when all is paid. */
  after: 'turn' | 'read' | 'relief';
  /** Players without envelopes and decorations at the end of the round, who are still to be served (P-34). */
  poor: readonly Seat[];
  /** All players who are served at the end of this round: none of them gives (P-34*). */
  served: readonly Seat[];
  /** The players whose photos are voted on (P-63). */
  candidates: readonly Seat[];
  results: readonly GuestResult[] | null;
  scores: readonly number[] | null;
  winners: readonly Seat[] | null;
}

export interface State extends PublicState {
  deck: readonly Secret<ExchangeCard>[];
  envelopes: Readonly<Record<GuestId, Envelope>>;
  /** By seat: the envelope this player has open. */
  opened: readonly (GuestId | null)[];
  /** By seat: the VIP card is still in hand. */
  vips: readonly Secret<boolean>[];
  scenes: readonly Secret<Plain<Placement>>[];
  /** By seat. Secret until all are taken. */
  photos: readonly (Scene | Secret<Plain<Scene>> | null)[];
  /** The house's sealed bids, the next one first (P-47). */
  house: readonly Secret<number>[];
}

export interface Contents {
  readonly guest: GuestId;
  readonly wishes: readonly WishId[];
  readonly vips: number;
}

export interface View extends Readonly<PublicState> {
  readonly cardsLeft: number;
  /** The viewer's open envelope. */
  readonly open: Contents | null;
  /** What the viewer has read before, only with the notebook. */
  readonly notes: readonly Omit<Contents, 'vips'>[] | null;
  /** The viewer's VIP card is still in hand; null for spectators. */
  readonly vip: boolean | null;
  /** The viewer's own scene. */
  readonly scene: Placement | null;
  /** By seat: the viewer's own photo, and everyone's when all are taken. */
  readonly photos: readonly (Scene | null)[];
  /** Sealed bids of the house. */
  readonly houseBids: number;
}

export type Move =
  | { readonly do: 'open' | 'keep' | 'steal' | 'contribute'; readonly guest: GuestId }
  | { readonly do: 'close'; readonly vip: boolean }
  | { readonly do: 'arrange'; readonly placement: Placement }
  | { readonly do: 'done' }
  | { readonly do: 'give'; readonly left: GuestId | null; readonly right: GuestId | null }
  | { readonly do: 'ready' }
  | { readonly do: 'rumour'; readonly guest: GuestId | null }
  | { readonly do: 'swap'; readonly take: readonly GuestId[]; readonly give: readonly GuestId[] }
  | { readonly do: 'offer'; readonly guest: GuestId; readonly says: Statement | null; readonly price: number | null }
  | { readonly do: 'bid'; readonly amount: number }
  | { readonly do: 'pass' }
  | { readonly do: 'answer'; readonly pays: boolean }
  | { readonly do: 'sell' }
  | { readonly do: 'buy' }
  | { readonly do: 'pay'; readonly decorations: readonly DecorationId[] }
  | { readonly do: 'photo'; readonly scene: Scene }
  /** Null abstains. */
  | { readonly do: 'vote'; readonly for: Seat | null };

export type Event =
  | { readonly type: 'dealt'; readonly starter: Seat }
  /** For the player who opens it, or for all. */
  | { readonly type: 'opened'; readonly seat: Seat | null; readonly contents: Contents }
  | { readonly type: 'vipAdded'; readonly guest: GuestId }
  | { readonly type: 'finished'; readonly seat: Seat }
  | { readonly type: 'turnedUp'; readonly card: ExchangeCard; readonly starter: Seat; readonly round: number }
  /** The holder of the envelope is public, also after mixing. */
  | { readonly type: 'moved'; readonly guest: GuestId; readonly from: Holder; readonly to: Holder }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly guest: GuestId }
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly guest: GuestId;
      readonly says: Statement | null;
      readonly price: number | null;
    }
  | { readonly type: 'nothingToOffer'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly bidder: Bidder; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'tied'; readonly seats: readonly Seat[]; readonly again: boolean }
  | { readonly type: 'unsold'; readonly guest: GuestId }
  | { readonly type: 'sold'; readonly guest: GuestId; readonly to: Bidder; readonly price: number }
  | { readonly type: 'paid'; readonly from: Bidder; readonly to: Bidder; readonly decorations: readonly DecorationId[] }
  | { readonly type: 'finalPhoto' }
  | { readonly type: 'scored'; readonly result: GuestResult }
  | { readonly type: 'voted'; readonly votes: readonly (Seat | null)[] }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

/** What a player thinks is in the envelopes. */
export interface Beliefs {
  readonly wishes?: Readonly<Partial<Record<GuestId, readonly WishId[]>>>;
}

export type PicturePerfectTypes = { Options: Options; State: State; View: View; Move: Move; Event: Event; Beliefs: Beliefs };
