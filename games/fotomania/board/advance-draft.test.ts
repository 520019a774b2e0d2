import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canPickUp, isAdvance, moveOf, moveTo, orderOf, pickUp, placeUnder, putDown } from './advance-draft.ts';

describe('winding the film', () => {
  it('[F-13] lifts every card but the foremost', () => {
    expect([0, 1, 2, 3, 4, 5].map((place) => canPickUp(place, 5))).toEqual([true, true, true, true, false, false]);
    expect(pickUp(4, 5)).toBeNull();
  });

  it('[F-13] only goes towards the front', () => {
    const draft = pickUp(2, 5)!;
    expect(moveTo(draft, 0, 5).to).toBe(2);
    expect(moveTo(draft, 9, 5).to).toBe(4);
    expect(putDown(moveTo(draft, 1, 5))).toBeNull();
    expect(putDown(moveTo(draft, 3, 5))).toEqual({ from: 2, to: 3, held: false });
  });

  it('closes the gap behind the card', () => {
    expect(orderOf(5, { from: 1, to: 3, held: true })).toEqual([0, 2, 3, 1, 4]);
    expect(orderOf(3, { from: 1, to: 1, held: true })).toEqual([0, 1, 2]);
    expect(orderOf(3, null)).toEqual([0, 1, 2]);
  });

  it('never loses a card, and makes no move that the rules forbid', () => {
    const size = fc.integer({ min: 2, max: 8 });
    fc.assert(
      fc.property(size, fc.integer({ min: -3, max: 11 }), fc.integer({ min: -3, max: 11 }), (size, from, to) => {
        const lifted = pickUp(from, size);
        if (lifted === null) return;
        const draft = moveTo(lifted, to, size);
        expect([...orderOf(size, draft)].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i));
        if (isAdvance(draft)) expect(moveOf(draft)).toEqual({ do: 'advance', from, to: Math.min(to, size - 1) });
      }),
    );
  });

  it('finds the place under the pointer', () => {
    expect(placeUnder(-20, 50, 5)).toBe(0);
    expect(placeUnder(149, 50, 5)).toBe(2);
    expect(placeUnder(900, 50, 5)).toBe(4);
  });
});
