import type { Seat } from '@parlour/kernel';
import { advanceCard, type FilmState, type PhotoResult, takePhoto } from './photo.ts';
import { photosDue } from './resolve.ts';
import type { Advance, Card, View } from './types.ts';

/** The result of one card of the hand. */
export interface PhotoPreview extends PhotoResult {
  readonly card: Card;
  /** The card's place in the hand now, before the advance, from the back. */
  readonly place: number;
}

/** The photos that would follow if `seat` made this advance, one judged after the other (F-14); null: no advance. */
export function previewPhotos(view: View, seat: Seat, advance: Pick<Advance, 'from' | 'to'> | null): PhotoPreview[] {
  const { hand, phase, colours, required } = view;
  if (hand === null) return [];
  const places = hand.map((_, place) => place);
  const order = advance === null ? places : advanceCard(places, advance);
  const film: FilmState = { phase, colours, required, strips: (view.strips[seat] ?? []).slice(), goodPhotos: view.goodPhotos.slice() };
  return order.slice(0, photosDue(view)).map((place) => {
    const card = hand[place] as Card;
    return { card, place, ...takePhoto(film, seat, card) };
  });
}
