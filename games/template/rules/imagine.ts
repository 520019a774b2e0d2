import { allSeats, type Chance, type Viewer } from '@parlour/kernel';
import { CARDS, inPile, inSleeve } from './cards.ts';
import type { Beliefs, State, View } from './types.ts';

/** Draws a full state consistent with the view: the viewer's own card, believed cards where possible, the rest at random. */
export function imagine(view: View, viewer: Viewer, beliefs: Beliefs, chance: Chance): State {
  const unseen = new Set(CARDS);
  unseen.delete(view.open);
  if (view.sleeve !== null) unseen.delete(view.sleeve);
  const believed = allSeats(view.seats).map((seat) => {
    if (seat === viewer) return view.sleeve;
    const card = beliefs.sleeves?.[seat] ?? null;
    return card !== null && unseen.delete(card) ? card : null;
  });
  const rest = chance.shuffle([...unseen]);
  const draw = (): number => {
    const card = rest.pop();
    if (card === undefined) throw new Error('more hidden cards than there are');
    return card;
  };
  return {
    options: view.options,
    seats: view.seats,
    turn: view.turn,
    open: view.open,
    sleeves: believed.map((card, seat) => inSleeve(card ?? draw(), seat)),
    pile: Array.from({ length: view.pile }, () => inPile(draw())),
    points: view.points,
  };
}
