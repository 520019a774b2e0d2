import type { Json } from '@parlour/kernel';
import type { SeatName } from './seat-name.ts';
import type { Words } from './words.ts';

/** A hidden piece in words: its place, and the name of a given content. */
export interface HiddenPieceName {
  readonly where: string;
  readonly what: (content: Json) => string;
}

/** Names the hidden piece at a path of the state; null for an unnamed place, such as a card in the deck. */
export type NameHidden = (words: Words, path: readonly string[], state: object, who: SeatName) => HiddenPieceName | null;
