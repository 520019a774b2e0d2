import type { Seat, Secret } from '@parlour/kernel';
import type { ObjectId, Printing } from './cards.ts';

export type { ObjectId } from './cards.ts';

/** The direction of an arrow, from its owner's seat. Left is the next player clockwise (H-23). */
export type Arrow = 'left' | 'right';

export interface Options {
  /** Play with all cards, or only with those of one arrow colour (H-21). */
  readonly colour: 'both' | 'black' | 'white';
  /** Everyone starts with two gifts in a column (H-22). Always so for two players. */
  readonly twoGifts: boolean;
  /** One round, or as many as there are players (H-19). */
  readonly rounds: 'one' | 'each';
  /** Who draws first (H-06). */
  readonly first: Seat | 'random';
  /** Show the public history while playing (H-25). */
  readonly memoryHelp: boolean;
  /** Seconds for a decision, 0 for no clock (H-26). */
  readonly clock: number;
  /** Seconds a card from the shop lies open before it is turned over; 0: it turns at once. */
  readonly show: number;
  /** Everybody says ready before the first gift is drawn. */
  readonly ready: boolean;
}

/** One side of a card is up, and only that side is seen (H-03). */
export type Seen = { readonly face: 'up'; readonly object: ObjectId } | { readonly face: 'down'; readonly arrow: Arrow };

export type Gift =
  | { readonly face: 'up'; readonly object: ObjectId }
  | { readonly face: 'down'; readonly arrow: Arrow; readonly object: Secret<ObjectId> };

/**
 * ready: everyone says they have seen the first gifts. show: a card from the shop lies open. name: the giver
 * holds a face-down gift and must say what it is. answer: the receiver thanks or refuses.
 */
export type Phase = 'ready' | 'show' | 'name' | 'answer' | 'over';

export interface State {
  options: Options;
  printing: Printing;
  seats: number;
  /** Counts from 1. */
  round: number;
  starter: Seat;
  phase: Phase;
  /** The open top card of the gift shop, or null when the shop is empty (H-05). */
  shopTop: ObjectId | null;
  /** What lies below it, next card last. */
  shop: readonly Secret<ObjectId>[];
  /** The gifts before each seat, oldest first (H-10). */
  gifts: readonly (readonly Gift[])[];
  /** Face-up cards taken as penalty points this round (H-14). */
  penalties: readonly (readonly ObjectId[])[];
  /** Penalty points of the rounds before this one. */
  totals: readonly number[];
  giver: Seat;
  /** The gift on its way. */
  moving: Gift | null;
  /** The gift on its way was turned over just now, so everyone has only just seen it (H-26). */
  fresh: boolean;
  /** What the giver called it. */
  said: ObjectId | null;
  /** The public history, kept only with memory help (H-25). */
  history: readonly Event[] | null;
}

export interface View {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly rounds: number;
  readonly starter: Seat;
  readonly phase: Phase;
  readonly shopTop: ObjectId | null;
  /** How many cards lie below the top one. */
  readonly shopBelow: number;
  readonly gifts: readonly (readonly Seen[])[];
  readonly penalties: readonly (readonly ObjectId[])[];
  readonly totals: readonly number[];
  readonly giver: Seat;
  /** The receiver of the moving gift; null while its arrow is hidden. */
  readonly receiver: Seat | null;
  readonly moving: Seen | null;
  readonly fresh: boolean;
  readonly said: ObjectId | null;
  readonly history: readonly Event[] | null;
}

export type Move =
  | { readonly do: 'ready' }
  | { readonly do: 'name'; readonly object: ObjectId }
  /** Only the clock says this: the giver found no word in time (H-26). */
  | { readonly do: 'falter' }
  | { readonly do: 'thank' }
  | { readonly do: 'refuse' };

export type Event =
  | { readonly type: 'round'; readonly round: number; readonly starter: Seat; readonly gifts: readonly (readonly ObjectId[])[] }
  /** A card taken from the shop and shown to all. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly object: ObjectId }
  /** The card drawn from the shop is turned face down. */
  | { readonly type: 'turned'; readonly seat: Seat; readonly arrow: Arrow }
  /** The oldest gift is picked up to be given on; `object` if it lay face up until now. */
  | { readonly type: 'took'; readonly seat: Seat; readonly arrow: Arrow; readonly object: ObjectId | null }
  | { readonly type: 'gave'; readonly from: Seat; readonly to: Seat; readonly said: ObjectId }
  | { readonly type: 'thanked'; readonly seat: Seat; readonly said: ObjectId }
  | {
      readonly type: 'refused';
      readonly seat: Seat;
      readonly giver: Seat;
      readonly said: ObjectId;
      readonly object: ObjectId;
      readonly wrong: Seat;
    }
  | { readonly type: 'roundOver'; readonly round: number; readonly penalties: readonly number[] };

/** What a player thinks the face-down gifts are, by seat and place in the column; null where they do not know. */
export interface Beliefs {
  readonly gifts?: readonly (readonly (ObjectId | null)[])[];
  readonly moving?: ObjectId | null;
}

export type HatTypes = { Options: Options; State: State; View: View; Move: Move; Event: Event; Beliefs: Beliefs };
