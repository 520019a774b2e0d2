import { hide, leftOf, rightOf, type Seat, type Secret } from '@parlour/kernel';
import { arrowOf, OBJECTS, type ObjectId, type Printing } from './cards.ts';
import type { Arrow, Gift, Seen } from './types.ts';

export const faceUp = (object: ObjectId): Gift => ({ face: 'up', object });

/** [H-13] Once face down nobody sees the object again, its owner included; only the arrow tells it from others. */
const FACE_DOWN = made((object, printing): Gift => {
  const arrow = arrowOf(object, printing);
  return { face: 'down', arrow, object: hide(object, [arrow]) };
});
export const faceDown = (object: ObjectId, printing: Printing = 2): Gift => FACE_DOWN[printing].get(object) as Gift;

/** A card below the top of the shop: like any other there, and like any face-down gift with the same arrow. */
const IN_SHOP = made((object, printing) => hide(object, ['shop', arrowOf(object, printing)]));
export const inShop = (object: ObjectId, printing: Printing = 2) => IN_SHOP[printing].get(object) as Secret<ObjectId>;

export const turnedDown = (gift: Gift, printing: Printing): Gift => (gift.face === 'up' ? faceDown(gift.object, printing) : gift);

/** [H-03] */
export const seen = (gift: Gift): Seen => (gift.face === 'up' ? { face: 'up', object: gift.object } : { face: 'down', arrow: gift.arrow });

/** [H-23] */
export const towards = (from: Seat, arrow: Arrow, seats: number): Seat => (arrow === 'left' ? leftOf(from, seats) : rightOf(from, seats));

/** Cards never change, so each is made once and shared by all states: a deal allocates almost nothing. */
function made<T>(make: (object: ObjectId, printing: Printing) => T): Readonly<Record<Printing, ReadonlyMap<ObjectId, T>>> {
  const printed = (printing: Printing) => new Map(OBJECTS.map((object) => [object, make(object, printing)]));
  return { 1: printed(1), 2: printed(2) };
}
