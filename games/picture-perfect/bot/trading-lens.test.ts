import { chanceFor, isRefusal, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { GUEST_IDS } from '../photo/index.ts';
import { type GuestId, type Holder, type Move, picturePerfect, type State } from '../rules/index.ts';
import { bot } from './index.ts';
import { EMPTY_MEMORY, type PicturePerfectMemory } from './memory.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `trade ${i}`);
const OWN: readonly GuestId[] = ['dog', 'boy', 'girl'];
const WISHES = {
  dog: ['left-1', 'row-1-1', 'next-to-plant'],
  boy: ['left-2', 'row-2-1', 'next-to-dog'],
  girl: ['right-1', 'row-3-1', 'near-table-1'],
};

function tableOf(given: Partial<State>, auctions: boolean): State {
  const options = picturePerfect.parseOptions({ auctions }, 3);
  if (isRefusal(options)) throw new Error(options.refused);
  const { state } = startMatch(picturePerfect, options.ok, 3, seedFromText('trade')).match;
  const holders = Object.fromEntries(
    GUEST_IDS.map((guest, i): [GuestId, Holder] => [guest, OWN.includes(guest) ? 0 : i < 4 ? 'middle' : 1 + (i % 2)]),
  );
  return { ...state, holders: holders as State['holders'], ...given };
}

const chosen = (state: State, memory: PicturePerfectMemory): readonly Move[] =>
  SEEDS.map((seed) => bot('sharp').choose(memory, picturePerfect.view(state, 0), 0, chanceFor(seedFromText(seed), 1)));

describe('a bot that watches the others', () => {
  test.each(OWN)('gives away %s if both neighbours have read it', (read) => {
    const memory = { ...EMPTY_MEMORY, wishes: WISHES, readers: { [read]: [1, 2] } };
    for (const move of chosen(tableOf({ phase: 'give', card: 'gifts' }, false), memory))
      expect(move.do === 'give' && (move.left === read || move.right === read)).toBe(true);
  });

  test.each(OWN)('keeps %s in the dance if nobody else has read it', (unread) => {
    const readers = Object.fromEntries(GUEST_IDS.filter((guest) => guest !== unread).map((guest) => [guest, [1, 2]]));
    const memory = { ...EMPTY_MEMORY, wishes: WISHES, readers };
    for (const move of chosen(tableOf({ phase: 'keep', card: 'dance' }, false), memory))
      expect(move).toEqual({ do: 'keep', guest: unread });
  });

  test('bids less in secret for an envelope that the rivals have read', () => {
    const offer = { guest: 'lady-red', says: null, price: null } as const;
    const asked = tableOf({ phase: 'seal', card: 'secret', active: 1, offer, bids: [null, null, null] }, true);
    const paid = (readers: readonly number[]): number =>
      chosen(asked, { ...EMPTY_MEMORY, readers: { 'lady-red': readers } }).reduce(
        (sum, move) => sum + (move.do === 'bid' ? move.amount : 0),
        0,
      );
    expect(paid([1, 2])).toBeLessThan(paid([1]));
  });
});
