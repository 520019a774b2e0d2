import { type Advance, advanceCard } from '../rules/index.ts';

/**
 * The film advance being decided (F-13): one card picked up, moving to a place nearer the front. Places
 * count from the back. `held` while dragged; once dropped, it can still be put back until the shutter is pressed.
 */
export interface AdvanceDraft {
  readonly from: number;
  readonly to: number;
  readonly held: boolean;
}

/** Any card but the foremost can be picked up. */
export const canPickUp = (place: number, size: number): boolean => place >= 0 && place < size - 1;

export const pickUp = (place: number, size: number): AdvanceDraft | null =>
  canPickUp(place, size) ? { from: place, to: place, held: true } : null;

/** Only places nearer the front accept the card; further back it stays over its old place. */
export const moveTo = (draft: AdvanceDraft, to: number, size: number): AdvanceDraft => ({
  ...draft,
  to: Math.min(size - 1, Math.max(draft.from, to)),
});

/** A card dropped at its old place is not picked up. */
export const putDown = (draft: AdvanceDraft): AdvanceDraft | null => (draft.to > draft.from ? { ...draft, held: false } : null);

export const isAdvance = (draft: AdvanceDraft | null): draft is AdvanceDraft => draft !== null && draft.to > draft.from;

export const moveOf = ({ from, to }: AdvanceDraft): Advance => ({ do: 'advance', from, to });

/** The places of the hand in the order in which they would lie: each entry is the card's present place. */
export function orderOf(size: number, draft: AdvanceDraft | null): readonly number[] {
  const places = Array.from({ length: size }, (_, place) => place);
  return isAdvance(draft) ? advanceCard(places, draft) : places;
}

/** The place under a point of the strip, `x` from its left edge; slots are `pitch` apart. */
export const placeUnder = (x: number, pitch: number, size: number): number => Math.min(size - 1, Math.max(0, Math.floor(x / pitch)));
