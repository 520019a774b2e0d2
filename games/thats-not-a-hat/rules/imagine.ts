import type { Chance, Viewer } from '@parlour/kernel';
import { arrowOf, deckOf, type ObjectId, type Printing } from './cards.ts';
import { faceDown, faceUp, inShop } from './gifts.ts';
import type { Arrow, Beliefs, Gift, Seen, State, View } from './types.ts';

/** Draws a full state consistent with the view: believed objects where possible, the rest from the unseen ones. */
export function imagine(view: View, _viewer: Viewer, beliefs: Beliefs, chance: Chance, printing: Printing = 2): State {
  const unseen = new Set<ObjectId>(deckOf(view.options.colour, printing));
  const everythingOpen = [...view.gifts.flat(), ...(view.moving === null ? [] : [view.moving])];
  for (const card of everythingOpen) if (card.face === 'up') unseen.delete(card.object);
  for (const object of view.penalties.flat()) unseen.delete(object);
  if (view.shopTop !== null) unseen.delete(view.shopTop);

  const believed = new Map<Seen, ObjectId>();
  const believe = (card: Seen | null | undefined, object: ObjectId | null | undefined): void => {
    if (card?.face !== 'down' || object == null || arrowOf(object, printing) !== card.arrow || !unseen.delete(object)) return;
    believed.set(card, object);
  };
  believe(view.moving, beliefs.moving);
  view.gifts.forEach((column, seat) => column.forEach((card, place) => believe(card, beliefs.gifts?.[seat]?.[place])));

  const rest: Record<Arrow, ObjectId[]> = { left: [], right: [] };
  for (const object of chance.shuffle([...unseen])) rest[arrowOf(object, printing)].push(object);
  const dream = (card: Seen): Gift => {
    if (card.face === 'up') return faceUp(card.object);
    const object = believed.get(card) ?? rest[card.arrow].pop();
    if (object === undefined) throw new Error('more face-down cards than the deck holds');
    return faceDown(object, printing);
  };
  const gifts = view.gifts.map((column) => column.map(dream));
  const moving = view.moving === null ? null : dream(view.moving);
  const shop = chance.shuffle([...rest.left, ...rest.right]);
  return {
    options: view.options,
    printing,
    seats: view.seats,
    round: view.round,
    starter: view.starter,
    phase: view.phase,
    shopTop: view.shopTop,
    shop: shop.slice(0, view.shopBelow).map((object) => inShop(object, printing)),
    gifts,
    penalties: view.penalties,
    totals: view.totals,
    giver: view.giver,
    moving,
    fresh: view.fresh,
    said: view.said,
    history: view.history,
  };
}
