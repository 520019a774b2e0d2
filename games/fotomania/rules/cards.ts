/** [F-01] */
export const COLOURS = ['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** One photo. There is one object for each, shared by everything that holds it. */
export type Card = { readonly colour: Colour; readonly number: number };

export type Half = 'low' | 'high';

/** [F-02*] All that a face-down card tells. */
export type Back = { readonly colour: Colour; readonly half: Half };

const CARDS = recordFor(COLOURS, (colour) => NUMBERS.map((number): Card => ({ colour, number })));
const BACKS = recordFor(
  COLOURS,
  (colour) => ({ low: { colour, half: 'low' }, high: { colour, half: 'high' } }) satisfies Record<Half, Back>,
);

export function cardOf(colour: Colour, number: number): Card {
  const card = CARDS[colour][number - 1];
  if (card === undefined) throw new RangeError(`no photo is numbered ${number}`);
  return card;
}

/** [F-02*] */
export const halfOf = (number: number): Half => (number <= 6 ? 'low' : 'high');

export const backOf = (card: Card): Back => BACKS[card.colour][halfOf(card.number)];

export const sameBack = (a: Back, b: Back): boolean => a.colour === b.colour && a.half === b.half;

/** [F-03] How many colours stay in the box. */
export const leftOutCount = (seats: number): number => 4 - seats;

/** [F-07] */
export const photosForGoodPhoto = (seats: number): number => (seats === 4 ? 3 : 4);

export function deckOf(colours: readonly Colour[]): Card[] {
  const deck: Card[] = [];
  for (const colour of colours) for (const card of CARDS[colour]) deck.push(card);
  return deck;
}

/** A record with an entry for each of `keys`. */
export function recordFor<Key extends string, T>(keys: readonly Key[], make: (key: Key) => T): Readonly<Record<Key, T>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>;
}
