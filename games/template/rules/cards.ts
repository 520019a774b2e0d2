import { hide, type Seat } from '@parlour/kernel';

export type Card = number;

/** [T-01] */
export const CARDS: readonly Card[] = Array.from({ length: 20 }, (_, i) => i + 1);

/** All backs are alike: a viewer who knows neither cannot tell a card in the pile from one in a sleeve. */
const BACK = ['card'];

/** [T-03] */
export const inPile = (card: Card) => hide(card, BACK);

/** [T-02] */
export const inSleeve = (card: Card, owner: Seat) => hide(card, BACK, [owner]);
