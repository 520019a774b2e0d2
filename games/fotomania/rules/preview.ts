import type { Seat } from '@parlour/kernel';
import { advanced, type Exposure, expose, type Film } from './photo.ts';
import { photosDue } from './resolve.ts';
import type { Advance, Card, View } from './types.ts';

/** What one card of the hand would do. */
export interface Shot extends Exposure {
  readonly card: Card;
  /** Where the card lies in the hand now, before the advance, from the back. */
  readonly place: number;
}

/** The photos that would follow if `seat` advanced the film so, one judged after the other (F-14); null: not advanced at all. */
export function preview(view: View, seat: Seat, advance: Pick<Advance, 'from' | 'to'> | null): Shot[] {
  const { hand, phase, colours, required } = view;
  if (hand === null) return [];
  const places = hand.map((_, place) => place);
  const order = advance === null ? places : advanced(places, advance);
  const film: Film = { phase, colours, required, strips: (view.strips[seat] ?? []).slice(), goodPhotos: view.goodPhotos.slice() };
  return order.slice(0, photosDue(view)).map((place) => {
    const card = hand[place] as Card;
    return { card, place, ...expose(film, seat, card) };
  });
}
