import { describe, expect, it } from 'vitest';
import { cardOf, type Seen, type View } from '../rules/index.ts';
import { NO_SELECTION, placesTaken, sameEnd, selectUpTo, takeOf, withCount } from './take-selection.ts';

const up: Seen = { face: 'up', card: cardOf('blue', 1) };

/** Three rows of four; the middle row has lost its left card, the last row all but its right one. */
const view = {
  seats: 2,
  city: [up, null, null, up, up, null, up, up, null, up, up, up],
} as unknown as View;

describe('choosing the subject', () => {
  it('[F-10] takes from an end inwards', () => {
    expect(placesTaken(view, { count: 2, end: { row: 0, side: 'left' } })).toEqual([0, 3]);
    expect(placesTaken(view, { count: 2, end: { row: 0, side: 'right' } })).toEqual([9, 6]);
  });

  it('[F-11*] begins with the outermost card that still lies there', () => {
    expect(placesTaken(view, { count: 1, end: { row: 1, side: 'left' } })).toEqual([4]);
  });

  it('takes nothing before an end is named', () => {
    expect(placesTaken(view, NO_SELECTION)).toEqual([]);
  });

  it('drops a row that has fewer cards than the new number', () => {
    const subject = { count: 1, end: { row: 2, side: 'right' } } as const;
    expect(withCount(view, subject, 2)).toEqual({ count: 2, end: null });
    expect(withCount(view, { count: 1, end: { row: 1, side: 'left' } }, 3).end).not.toBeNull();
  });

  it('reads a tapped card as: up to this card, from the nearer end', () => {
    expect(selectUpTo(view, 0, 3)).toEqual({ count: 2, end: { row: 0, side: 'left' } });
    expect(selectUpTo(view, 0, 6)).toEqual({ count: 2, end: { row: 0, side: 'right' } });
    expect(selectUpTo(view, 0, 1)).toBeNull();
  });

  it('tells one end from the other', () => {
    expect(sameEnd({ row: 1, side: 'left' }, { row: 1, side: 'left' })).toBe(true);
    expect(sameEnd({ row: 1, side: 'left' }, { row: 1, side: 'right' })).toBe(false);
    expect(sameEnd(null, { row: 1, side: 'right' })).toBe(false);
    expect(takeOf({ count: 3, end: null }, { row: 1, side: 'right' })).toEqual({ do: 'take', count: 3, row: 1, side: 'right' });
  });
});
