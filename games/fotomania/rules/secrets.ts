import { hide, type Seat, type Secret } from '@parlour/kernel';
import { backOf, type Card, COLOURS, cardOf, NUMBERS } from './cards.ts';
import type { DeckCard, Seen } from './types.ts';

/** [F-02c*] Nothing shows of a card in the deck. */
export const inDeck = made((card) => hide<DeckCard>(card, ['deck', backPool(card)]));
export const sunsetInDeck: Secret<DeckCard> = hide<DeckCard>('sunset', ['deck']);

/** [F-02*] The back shows. */
export const inCity = made((card) => hide(card, [backPool(card)]));

/** [F-18] The back shows, and nobody knows the number any more. */
export const outOfFocus = inCity;

/** [F-25] [F-30*] Out of the game: neither side is seen again. */
export const outOfGame = made((card) => hide(card, ['box', backPool(card)]));

const MAX_SEATS = 4;
const HANDS = Array.from({ length: MAX_SEATS }, (_, seat) => ({
  open: made((card) => hide(card, [backPool(card)], [seat])),
  closed: made((card) => hide(card, ['hand', backPool(card)], [seat])),
}));

/** [F-36*] Only the owner knows a card in hand; with open backs (F-02b) the others see as much as in the City. */
export function inHand(card: Card, seat: Seat, openBacks: boolean): Secret<Card> {
  const hand = HANDS[seat];
  if (hand === undefined) throw new RangeError(`no seat ${seat}`);
  return openBacks ? hand.open(card) : hand.closed(card);
}

export const faceUp = made((card): Seen => ({ face: 'up', card }));
export const faceDown = made((card): Seen => ({ face: 'down', back: backOf(card) }));

function backPool(card: Card): string {
  const { colour, half } = backOf(card);
  return `${colour} ${half}`;
}

/** Cards never change, so each value made of one is cached and shared by all states: play allocates almost nothing. */
function made<T>(make: (card: Card) => T): (card: Card) => T {
  const table = new Map(COLOURS.map((colour) => [colour, NUMBERS.map((number) => make(cardOf(colour, number)))]));
  return (card) => table.get(card.colour)?.[card.number - 1] as T;
}
