import type { Seat, Secret } from '@parlour/kernel';
import type { MaskCard, MaskKind } from './cards.ts';

export type { MaskCard, MaskKind, Targets } from './cards.ts';

/** A place round the table, 0 to n - 1 clockwise. Masks and coins lie before places; people can change places (M-29). */
export type Place = number;

export interface Options {
  /** A printed side, or a custom list of masks (M-40, M-41). */
  readonly scenario: 'A' | 'B' | readonly MaskKind[];
  /** Who takes the first turn (M-05). */
  readonly first: Seat | 'random';
  /** Seconds to read the open masks, 0 for no limit (M-04). */
  readonly memorise: number;
  /** Claims one after the other, or secret and all at once (M-11). */
  readonly claims: 'in-order' | 'at-once';
  /** A look at a player's own mask out of turn is allowed, and costs the next turn (M-08b). */
  readonly peek: boolean;
  /** Show the public history while playing (M-44). */
  readonly memoryHelp: boolean;
  /** Seconds for a decision, 0 for no clock (M-43). */
  readonly clock: number;
}

/**
 * What the hands do under the cloth: swap two masks, or hold them and put them back (M-09). Two words of the same
 * length, so that not even the size of a message tells them apart.
 */
export type Sleight = 'swap' | 'hold';

/** The place of a mask: before a person, or in the centre. */
export type Spot = { readonly seat: Seat } | { readonly centre: number };

/**
 * memorise: all masks lie open. turn: one player acts. claim: an announcement waits for answers. power: the user
 * of a power chooses its targets. cloth: the Fool or the Spy has two masks in hand. name: the Guru's victim
 * must name their mask.
 */
export type Phase = 'memorise' | 'turn' | 'claim' | 'power' | 'cloth' | 'name' | 'over';

export type Answer = 'claim' | 'pass';

/** The board without its masks: `Mask` is a card or a secret in the state, and the visible side in a view. */
export interface BoardState<Mask> {
  options: Options;
  seats: number;
  /** The masks of the scenario, centre ones included (M-03). */
  inPlay: readonly MaskKind[];
  phase: Phase;
  /** Turns begun before this one; the first four are exchanges (M-06). */
  turn: number;
  /** The place whose turn it is. */
  active: Place;
  /** The active player was made to reveal in the turn before and may not announce (M-10). */
  barred: boolean;
  /** The person at each place. */
  seatAt: readonly Seat[];
  /** The place of each person. */
  placeOf: readonly Place[];
  /** By place. */
  masks: readonly Mask[];
  centre: readonly Mask[];
  /** By place (M-02). */
  coins: readonly number[];
  court: number;
  /** By person: must use the next turn to look (M-08b). */
  owesLook: readonly boolean[];
  /** Players made to reveal their mask in this turn (M-10). */
  exposed: readonly Seat[];
  announced: MaskKind | null;
  /** By place, while claims are asked for. */
  answers: readonly (Answer | null)[];
  /** The place that is asked, when claims go in order. */
  asked: Place | null;
  /** The power being used, and its user. */
  power: { readonly mask: MaskKind; readonly seat: Seat } | null;
  /** Two players whose masks are in the hands of the Fool or the Spy. */
  held: readonly [Seat, Seat] | null;
  /** The player the Guru asks. */
  victim: Seat | null;
  /** Players who claimed wrongly and pay when the power is done (M-14). */
  liars: readonly Seat[];
  winners: readonly Seat[] | null;
  /** The public history, kept only with memory help (M-44). */
  history: readonly Event[] | null;
}

/** A mask that lies open is a card; a covered one is a secret. */
export type Mask = MaskCard | Secret<MaskCard>;

export type State = BoardState<Mask>;

/** What a viewer sees of a mask: its kind, or null when it is covered. */
export type Seen = MaskKind | null;

export type View = Readonly<BoardState<Seen>>;

export type Move =
  | { readonly do: 'ready' }
  | { readonly do: 'look' }
  /** A look at the player's own mask out of turn (M-08b). */
  | { readonly do: 'peek' }
  | { readonly do: 'exchange'; readonly with: Spot; readonly sleight: Sleight }
  | { readonly do: 'announce'; readonly mask: MaskKind }
  | { readonly do: Answer }
  /** The target of a power. */
  | { readonly do: 'target'; readonly seat: Seat }
  | { readonly do: 'pair'; readonly seats: readonly [Seat, Seat] }
  /** The Witch keeps her fortune (M-22). */
  | { readonly do: 'decline' }
  | { readonly do: 'cloth'; readonly sleight: Sleight }
  /** The Guru's victim names their mask (M-25). */
  | { readonly do: 'name'; readonly mask: MaskKind }
  /** Only the clock does this: the Guru's victim named nothing in time (M-43). */
  | { readonly do: 'stammer' };

/** Where coins come from or go to. */
export type Purse = Seat | 'bank' | 'court';

export type Ending = 'thirteen' | 'ruin' | 'cheater';

/** Nullable fields are private: `mask` for viewers who see it, `sleight` for the player who did it. */
export type Event =
  | { readonly type: 'dealt'; readonly masks: readonly MaskKind[]; readonly centre: readonly MaskKind[]; readonly first: Seat }
  /** All open masks are turned face down. */
  | { readonly type: 'covered' }
  | { readonly type: 'looked'; readonly seat: Seat; readonly mask: MaskKind | null }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly mask: MaskKind | null }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly with: Spot; readonly sleight: Sleight | null }
  | { readonly type: 'announced'; readonly seat: Seat; readonly mask: MaskKind }
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: Answer }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly mask: MaskKind }
  /** `proven`: the mask was shown; otherwise nobody knows whether it is worn. */
  | { readonly type: 'used'; readonly seat: Seat; readonly mask: MaskKind; readonly proven: boolean }
  /** The power had nothing to take. */
  | { readonly type: 'fizzled'; readonly seat: Seat; readonly mask: MaskKind }
  | { readonly type: 'paid'; readonly from: Purse; readonly to: Purse; readonly coins: number; readonly why: MaskKind | 'fine' }
  | { readonly type: 'traded'; readonly seat: Seat; readonly with: Seat; readonly coins: readonly [number, number] }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'picked'; readonly seat: Seat; readonly pair: readonly [Seat, Seat] }
  | { readonly type: 'juggled'; readonly seat: Seat; readonly pair: readonly [Seat, Seat]; readonly sleight: Sleight | null }
  | { readonly type: 'spied'; readonly seat: Seat; readonly on: Seat; readonly masks: readonly [MaskKind, MaskKind] | null }
  | { readonly type: 'returned'; readonly seat: Seat; readonly with: Seat; readonly sleight: Sleight | null }
  | { readonly type: 'questioned'; readonly seat: Seat; readonly victim: Seat }
  | { readonly type: 'confessed'; readonly seat: Seat; readonly said: MaskKind; readonly mask: MaskKind }
  /** The mask is shown to everyone except its wearer. */
  | { readonly type: 'shown'; readonly seat: Seat; readonly victim: Seat; readonly mask: MaskKind | null }
  | { readonly type: 'moved'; readonly pair: readonly [Seat, Seat] }
  | { readonly type: 'ended'; readonly by: Ending; readonly winners: readonly Seat[]; readonly coins: readonly number[] };

/** What a player thinks lies where, by place and in the centre; null where they do not know. */
export interface Beliefs {
  readonly masks?: readonly (MaskKind | null)[];
  readonly centre?: readonly (MaskKind | null)[];
}

export type MascaradeTypes = { Options: Options; State: State; View: View; Move: Move; Event: Event; Beliefs: Beliefs };
