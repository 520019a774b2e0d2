import type { Seat } from '@parlour/kernel';
import type { Back, Card, State, View } from '../rules/index.ts';

/** One card of a hand as the viewer may see it: `null` when not even its back shows. */
export type HandCard = { readonly face: 'up'; readonly card: Card } | { readonly face: 'down'; readonly back: Back } | null;

/** A hand from back to front: the viewer's own, an open back (F-02b), or, from a replay's full point of view, everybody's. */
export function visibleHand(view: View, looker: Seat | null, seat: Seat, truth: State | undefined): readonly HandCard[] {
  const own = seat === looker ? view.hand : truth?.hands[seat]?.map((card) => card.secret);
  if (own != null) return own.map((card) => ({ face: 'up', card }));
  const backs = view.backs?.[seat];
  if (backs !== undefined) return backs.map((back) => ({ face: 'down', back }));
  return Array.from({ length: view.handSizes[seat] ?? 0 }, () => null);
}
