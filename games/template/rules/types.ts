import type { Seat, Secret } from '@parlour/kernel';
import type { Card } from './cards.ts';

export type { Card } from './cards.ts';

export interface Options {
  /** How many guesses everyone has (T-05). */
  readonly turns: number;
  /** Seconds for a decision, 0 for no clock (T-06). */
  readonly clock: number;
}

export interface State {
  options: Options;
  seats: number;
  /** Guesses made so far, by all together. */
  turn: number;
  /** The open card everyone sees (T-03). */
  open: Card;
  /** The face-down pile, next card last. */
  pile: readonly Secret<Card>[];
  /** One card each, known to its owner alone (T-02). */
  sleeves: readonly Secret<Card>[];
  points: readonly number[];
}

export interface View {
  readonly options: Options;
  readonly seats: number;
  readonly turn: number;
  readonly open: Card;
  /** How many cards the pile still has. */
  readonly pile: number;
  /** The viewer's own card, or null for a spectator. */
  readonly sleeve: Card | null;
  readonly points: readonly number[];
}

export interface Move {
  readonly say: 'higher' | 'lower';
}

export type Event =
  | { readonly type: 'dealt'; readonly open: Card }
  | { readonly type: 'looked'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'guessed'; readonly seat: Seat; readonly say: Move['say']; readonly card: Card; readonly right: boolean };

/** What a player thinks is in the sleeves; null where they do not know. */
export interface Beliefs {
  readonly sleeves?: readonly (Card | null)[];
}

export type TemplateTypes = { Options: Options; State: State; View: View; Move: Move; Event: Event; Beliefs: Beliefs };
