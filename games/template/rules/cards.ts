import { hide, type Seat } from '@parlour/kernel';

export type Card = number;

/** [T-01] */
export const CARDS: readonly Card[] = Array.from({ length: 20 }, (_, i) => i + 1);

/** All backs are alike: to whoever knows neither, a card in the pile could as well be one in a sleeve. */
const BACK = ['card'];

/** [T-03] */
export const inPile = (card: Card) => hide(card, BACK);

/** [T-02] */
export const inSleeve = (card: Card, owner: Seat) => hide(card, BACK, [owner]);
