import type { Seat, Secret } from '@parlour/kernel';
import type { Back, Card, Colour, Half } from './cards.ts';

export type { Back, Card, Colour, Half } from './cards.ts';

export interface Options {
  /** The colour that stays in the box at 2 and 3 players, and the second one at 2 (F-03). Named twice, the second is drawn. */
  readonly leaveOut: Colour | 'random';
  readonly leaveOutToo: Colour | 'random';
  /** At the end the card left in hand spoils its own colour (F-35). */
  readonly missedOpportunity: boolean;
  /** The backs of the cards in hand are seen from across the table (F-02b). */
  readonly openBacks: boolean;
  /** Who begins (F-08). */
  readonly first: Seat | 'random';
  /** Seconds for a decision, 0 for no clock (F-38). */
  readonly clock: number;
}

/** One side of a card is up, and only that side is seen. */
export type Seen = { readonly face: 'up'; readonly card: Card } | { readonly face: 'down'; readonly back: Back };

/** One photo in a film strip: sharp, or out of focus and face down (F-18). */
export type Frame = { readonly face: 'up'; readonly number: number } | { readonly face: 'down'; readonly half: Half };

/** Open until the second face-up card (F-16). */
export type Direction = 'open' | 'ascending' | 'descending';

/** The photos of one colour before one player, oldest first. */
export interface Strip {
  readonly colour: Colour;
  readonly frames: readonly Frame[];
  readonly direction: Direction;
  /** The last face-up number. */
  readonly last: number | null;
  /** How many frames lie face up. */
  readonly sharp: number;
}

/** Why a photo is out of focus: beyond 3 steps (F-17), against the strip's direction (F-16), or nothing can follow (F-21). */
export type Blur = 'too-far' | 'wrong-way' | 'strip-complete';
export type Focus = 'sharp' | Blur;

/** The end of a row from which cards are taken. */
export type Side = 'left' | 'right';

/**
 * take: the player in turn chooses the subject. advance: the same player advances the film, the photo
 * follows at once. sunset and finale: everyone advances the film in secret and plays two.
 */
export type Phase = 'take' | 'advance' | 'sunset' | 'finale' | 'over';

/** What lies in the draw pile. */
export type DeckCard = Card | 'sunset';

export interface State {
  options: Options;
  seats: number;
  /** The colours in play (F-03), in the order in which strips and Good Photos are kept. */
  colours: readonly Colour[];
  phase: Phase;
  starter: Seat;
  turn: Seat;
  /** How many cards were taken this turn, and so must be played (F-14). */
  taken: number;
  sunsetPassed: boolean;
  /** Next card last. */
  deck: readonly Secret<DeckCard>[];
  /** The visible side at each place of the City, place number 1 first; null for an empty place. */
  city: readonly (Seen | null)[];
  /** The cards under the backs of the City, place by place. */
  cityHidden: readonly (Secret<Card> | null)[];
  /** Rearmost card first, foremost last (F-09). */
  hands: readonly (readonly Secret<Card>[])[];
  /** By seat, then in the order of `colours`. */
  strips: readonly (readonly Strip[])[];
  /** Who has earned each colour's Good Photo, in the order of `colours`. */
  goodPhotos: readonly (Seat | null)[];
  /** Cards that nobody may look at again: out of focus in a strip, or out of the game (F-36). */
  gone: readonly Secret<Card>[];
  /** The missed opportunities, shown when the game is over (F-35). */
  missed: readonly (Card | null)[];
}

export interface View {
  readonly options: Options;
  readonly seats: number;
  readonly colours: readonly Colour[];
  readonly phase: Phase;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly taken: number;
  readonly sunsetPassed: boolean;
  /** Cards left to draw, Sunset among them until it has passed. */
  readonly deck: number;
  readonly city: readonly (Seen | null)[];
  /** The viewer's own cards, rearmost first; null for a spectator. */
  readonly hand: readonly Card[] | null;
  readonly handSizes: readonly number[];
  /** The backs of all hands, with the option of open backs only. */
  readonly backs: readonly (readonly Back[])[] | null;
  readonly strips: readonly (readonly Strip[])[];
  readonly goodPhotos: readonly (Seat | null)[];
  /** Face-up photos that earn a Good Photo (F-07). */
  readonly required: number;
  readonly missed: readonly (Card | null)[];
}

export type Take = { readonly do: 'take'; readonly count: number; readonly row: number; readonly side: Side };
/** Places in the hand count from the back, beginning with 0. */
export type Advance = { readonly do: 'advance'; readonly from: number; readonly to: number };
export type Move = Take | Advance;

export type Event =
  | { readonly type: 'began'; readonly colours: readonly Colour[]; readonly leftOut: readonly Colour[]; readonly starter: Seat }
  /** In the order in which they were taken. Their taker sees them all, the others only what lay face up. */
  | { readonly type: 'took'; readonly seat: Seat; readonly row: number; readonly side: Side; readonly cards: readonly Seen[] }
  | { readonly type: 'advanced'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** The only time the number of an out-of-focus card is shown. */
  | { readonly type: 'photo'; readonly seat: Seat; readonly card: Card; readonly focus: Focus }
  | { readonly type: 'goodPhoto'; readonly seat: Seat; readonly colour: Colour }
  /** Places, counted from 0. */
  | { readonly type: 'cleared'; readonly places: readonly number[] }
  | { readonly type: 'moved'; readonly from: number; readonly to: number; readonly card: Card }
  | { readonly type: 'filled'; readonly places: readonly { readonly place: number; readonly seen: Seen }[] }
  | { readonly type: 'sunset' }
  | { readonly type: 'finale' }
  | { readonly type: 'discarded'; readonly seat: Seat }
  | { readonly type: 'missed'; readonly seat: Seat; readonly card: Card; readonly spoilt: number; readonly goodPhoto: boolean }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

/**
 * What a player thinks others hold, by seat and place in the hand: a card, only its back, or null for unknown;
 * and which cards are out of play for good.
 */
export interface Beliefs {
  readonly hands?: readonly (readonly (Card | Back | null)[])[];
  readonly gone?: readonly Card[];
}

export type FotomaniaTypes = { Options: Options; State: State; View: View; Move: Move; Event: Event; Beliefs: Beliefs };
