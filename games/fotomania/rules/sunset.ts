import type { View } from './types.ts';

/** [F-04] */
const PILES = 6;

/** How many cards a pile holds. All decks of this game part into six without a rest. */
export const pileSize = (colours: number): number => (colours * 12) / PILES;

/** [F-04] Which of the next draws can be Sunset, counted from 1: what anyone can work out from the size of the deck. */
export function possibleSunsetDraws({ deck, colours, sunsetPassed, phase }: Pick<View, 'deck' | 'colours' | 'sunsetPassed' | 'phase'>) {
  if (sunsetPassed || phase === 'sunset') return null;
  const pile = pileSize(colours.length);
  return { earliest: Math.max(1, deck - 2 * pile), latest: deck - pile };
}
