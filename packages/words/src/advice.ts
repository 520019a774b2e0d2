import type { Json } from '@parlour/kernel';
import type { NameHidden } from './hidden.ts';
import { numberFormat } from './number-format.ts';
import type { SeatName } from './seat-name.ts';
import type { Words } from './words.ts';

/** A move as advice, in the words of its button. */
export type NameMove = (words: Words, move: object, view: object, who: SeatName) => string;

/** A hidden piece, and how likely one content of it is, from 0 to 1. */
export interface LikelyPiece {
  readonly path: readonly string[];
  readonly content: Json;
  readonly share: number;
}

/** A likely piece in one sentence; null for a piece that the game does not name. */
export type DescribeFact = (words: Words, fact: LikelyPiece, state: object, who: SeatName) => string | null;

/** A share of 1 in percent, as the language writes it. */
export const percent = (words: Words, share: number): string =>
  numberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 })(share);

/** From here on a share is shown as certainty: it would be rounded to 100 %. */
const CERTAIN = 0.995;

/** The end of the key of a fact. */
export const certaintyOf = (share: number): 'likely' | 'sure' => (share >= CERTAIN ? 'sure' : 'likely');

/** A fact by the name of its piece, for games without a sentence of their own. */
export const describeFactWith =
  (nameHidden: NameHidden): DescribeFact =>
  (words, { path, content, share }, state, who) => {
    const name = nameHidden(words, path, state, who);
    if (name === null) return null;
    return words.t(`fact.${certaintyOf(share)}`, { where: name.where, what: name.what(content), share: percent(words, share) });
  };
