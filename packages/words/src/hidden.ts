import type { Json } from '@parlour/kernel';
import type { SeatName } from './who.ts';
import type { Words } from './words.ts';

/** A hidden piece in words: where it lies, and what a given content of it is called. */
export interface HiddenPieceName {
  readonly where: string;
  readonly what: (content: Json) => string;
}

/** Names the hidden piece at a path of the state; null for what nobody points at, such as a card in the deck. */
export type NameHidden = (words: Words, path: readonly string[], state: object, who: SeatName) => HiddenPieceName | null;
