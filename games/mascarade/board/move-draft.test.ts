import { expect, test } from 'vitest';
import type { Move } from '../rules/index.ts';
import { canTap, isStillLegal, type MoveDraft, moveOf, NO_DRAFT, tapped, withMask, withSeat } from './move-draft.ts';

const TURN: readonly Move[] = [
  { do: 'look' },
  { do: 'exchange', with: { seat: 1 }, sleight: 'swap' },
  { do: 'exchange', with: { seat: 1 }, sleight: 'hold' },
  { do: 'exchange', with: { centre: 0 }, sleight: 'swap' },
  { do: 'exchange', with: { centre: 0 }, sleight: 'hold' },
  { do: 'announce', mask: 'king' },
];
const PAIRS: readonly Move[] = [
  { do: 'pair', seats: [1, 2] },
  { do: 'pair', seats: [1, 3] },
  { do: 'pair', seats: [2, 3] },
];

test('[M-09] a tap on a mask moves it under the cloth', () => {
  expect(tapped(NO_DRAFT, { seat: 1 }, TURN, 1)).toEqual({ kind: 'exchange', spot: { seat: 1 } });
  expect(tapped(NO_DRAFT, { centre: 0 }, TURN, 1)).toEqual({ kind: 'exchange', spot: { centre: 0 } });
  expect(tapped(NO_DRAFT, { centre: 1 }, TURN, 1)).toBe(NO_DRAFT);
});

test('[M-36*] a power selects players, never the centre', () => {
  expect(canTap(NO_DRAFT, { centre: 0 }, PAIRS)).toBe(false);
  const one = tapped(NO_DRAFT, { seat: 3 }, PAIRS, 2);
  expect(moveOf(one, 2)).toBeNull();
  const two = tapped(one, { seat: 1 }, PAIRS, 2);
  expect(moveOf(two, 2)).toEqual({ do: 'pair', seats: [1, 3] });
});

test('a third player deselects the first, a second tap the same one', () => {
  expect(withSeat([1, 2], 3, 2)).toEqual([2, 3]);
  expect(withSeat([1, 2], 2, 2)).toEqual([1]);
});

test('a mask is selected only where one must be named', () => {
  expect(withMask(NO_DRAFT, 'king', TURN)).toBe(NO_DRAFT);
  const announcing: MoveDraft = { kind: 'announce', mask: null };
  expect(withMask(announcing, 'king', TURN)).toEqual({ kind: 'announce', mask: 'king' });
  expect(withMask(announcing, 'spy', TURN)).toBe(announcing);
  expect(withMask(NO_DRAFT, 'spy', [{ do: 'name', mask: 'spy' }])).toEqual({ kind: 'name', mask: 'spy' });
});

test('a player who must name a mask is not offered hands', () => {
  expect(canTap({ kind: 'announce', mask: null }, { seat: 1 }, TURN)).toBe(false);
});

test('a draft ends when the decision changes', () => {
  expect(isStillLegal({ kind: 'exchange', spot: { seat: 1 } }, TURN)).toBe(true);
  expect(isStillLegal({ kind: 'exchange', spot: { seat: 1 } }, [])).toBe(false);
  expect(isStillLegal({ kind: 'power', seats: [1] }, PAIRS)).toBe(true);
  expect(isStillLegal({ kind: 'claim' }, [{ do: 'claim' }, { do: 'pass' }])).toBe(true);
  expect(isStillLegal(NO_DRAFT, [])).toBe(true);
});
