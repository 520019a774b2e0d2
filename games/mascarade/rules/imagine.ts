import type { Chance, Viewer } from '@parlour/kernel';
import { cardsOf, faceDown, inHandOf, kindOf, type MaskCard, type MaskKind } from './cards.ts';
import { placeOf } from './places.ts';
import type { Beliefs, Mask, Seen, State, View } from './types.ts';

/** Draws a full state consistent with the view: believed masks where possible, the rest from the unseen ones. */
export function imagine(view: View, _viewer: Viewer, beliefs: Beliefs, chance: Chance): State {
  const unseen = chance.shuffle(cardsOf(view.inPlay));
  const take = (kind: MaskKind | null | undefined): MaskCard | undefined => {
    const at = kind == null ? -1 : unseen.findIndex((card) => kindOf(card) === kind);
    return at < 0 ? undefined : unseen.splice(at, 1)[0];
  };
  const seen = [...view.masks, ...view.centre].map(take);
  const believed = (at: number) => (at < view.seats ? beliefs.masks?.[at] : beliefs.centre?.[at - view.seats]);
  const cards = seen.map((card, at) => card ?? take(believed(at))).map((card) => card ?? unseen.pop());

  const spy = view.phase === 'cloth' && view.power?.mask === 'spy' ? view.power.seat : null;
  const inHand = spy === null || view.held === null ? [] : view.held.map((seat) => placeOf(view, seat));
  const dream = (kind: Seen, at: number): Mask => {
    const card = cards[at];
    if (card === undefined) throw new Error('more masks than the scenario holds');
    if (spy !== null && inHand.includes(at)) return inHandOf(spy, card);
    return kind === null ? faceDown(card) : card;
  };
  return {
    ...view,
    masks: view.masks.map(dream),
    centre: view.centre.map((kind, index) => dream(kind, view.seats + index)),
  };
}
