import { placesFromEnd, type Side, type Take, type View } from '../rules/index.ts';

/** What the player is about to take. Number, row and side are decided together, before a face-down card is seen (F-12). */
export interface TakeSelection {
  readonly count: number;
  /** The row end that was tapped once; a second tap takes. */
  readonly end: RowEnd | null;
}

export interface RowEnd {
  readonly row: number;
  readonly side: Side;
}

export const NO_SELECTION: TakeSelection = { count: 1, end: null };

export const sameEnd = (a: RowEnd | null, b: RowEnd): boolean => a !== null && a.row === b.row && a.side === b.side;

export const takeOf = ({ count }: TakeSelection, { row, side }: RowEnd): Take => ({ do: 'take', count, row, side });

/** The places that would be emptied, in the order of taking. */
export const placesTaken = (view: View, subject: TakeSelection): readonly number[] =>
  subject.end === null ? [] : placesFromEnd(view.city, subject.end.row, subject.end.side).slice(0, subject.count);

/** A row with fewer cards than the number is deselected. */
export function withCount(view: View, subject: TakeSelection, count: number): TakeSelection {
  const { end } = subject;
  return { count, end: end !== null && placesFromEnd(view.city, end.row, end.side).length >= count ? end : null };
}

const MAX_TAKEN = 3;

/** Tapping a card means: take up to this card, from the nearer end. */
export function selectUpTo(view: View, row: number, place: number): TakeSelection | null {
  const from = (side: Side) => ({ side, count: placesFromEnd(view.city, row, side).indexOf(place) + 1 });
  const left = from('left');
  const right = from('right');
  const { side, count } = left.count <= right.count ? left : right;
  return count === 0 || count > MAX_TAKEN ? null : { count, end: { row, side } };
}
