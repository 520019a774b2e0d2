import { describe, expect, it } from 'vitest';
import type { GuestResult } from '../../rules/index.ts';
import {
  FIRST_PAGE,
  focusedWish,
  focusWish,
  isLastPage,
  leadersAt,
  nextReveal,
  pointsRead,
  REVEALS_PER_ENVELOPE,
  turnTo,
} from './album-progress.ts';

const result = (guest: GuestResult['guest'], ...points: number[]): GuestResult => ({
  guest,
  wishes: [],
  vips: 0,
  scores: points.map((of) => ({ met: [], points: of })),
});
const results = [result('dog', 6, 1), result('boy', -3, 3)];

describe('reading the album', () => {
  it('counts an envelope only when its points are read', () => {
    expect(pointsRead(results, 0, { at: 0, revealed: REVEALS_PER_ENVELOPE - 1 })).toBe(0);
    expect(pointsRead(results, 0, { at: 0, revealed: REVEALS_PER_ENVELOPE })).toBe(6);
    expect(pointsRead(results, 0, { at: 1, revealed: 0 })).toBe(6);
    expect(pointsRead(results, 0, { at: 1, revealed: REVEALS_PER_ENVELOPE })).toBe(3);
  });

  it('names no leader before the first points, and then all who are level', () => {
    expect(leadersAt(results, [0, 1], FIRST_PAGE)).toEqual([]);
    expect(leadersAt(results, [0, 1], { at: 0, revealed: REVEALS_PER_ENVELOPE })).toEqual([0]);
    expect(leadersAt([result('dog', 1, 1)], [0, 1], { at: 0, revealed: REVEALS_PER_ENVELOPE })).toEqual([0, 1]);
  });

  it('selects the wish that was read last, or an earlier one', () => {
    expect([0, 1, 2, 3, REVEALS_PER_ENVELOPE].map((revealed) => focusedWish({ at: 0, revealed }))).toEqual([null, 0, 1, 2, 2]);
    expect(focusWish({ at: 3, revealed: 2 }, 0)).toEqual({ at: 3, revealed: REVEALS_PER_ENVELOPE, again: 0 });
    expect(focusedWish(focusWish({ at: 0, revealed: REVEALS_PER_ENVELOPE }, 1))).toBe(1);
  });

  it('reads on step by step, and turns back to what is already read', () => {
    expect(nextReveal({ at: 0, revealed: REVEALS_PER_ENVELOPE })).toEqual({ at: 0, revealed: REVEALS_PER_ENVELOPE });
    expect(turnTo({ at: 1, revealed: 2 }, 0, 2)).toEqual({ at: 0, revealed: REVEALS_PER_ENVELOPE });
    expect(turnTo({ at: 0, revealed: 2 }, 1, 2)).toEqual({ at: 1, revealed: 0 });
    expect(isLastPage(turnTo({ at: 1, revealed: REVEALS_PER_ENVELOPE }, 2, 2), 2)).toBe(true);
  });
});
