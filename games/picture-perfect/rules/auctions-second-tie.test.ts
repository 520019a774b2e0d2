import { describe, expect, it } from 'vitest';
import type { ExchangeCard, Move, State } from './index.ts';
import { act, facing, legal, money, refusalOf, together, types, waiting } from './state.fixture.ts';

const bid = (amount: number): Move => ({ do: 'bid', amount });

/** Seat 0 offers the dog to three others, who bid 5, 5 and 3. */
function tiedOnce(card: ExchangeCard): State {
  const state = facing(card, [['dog'], ['plant'], ['boy'], ['girl']]);
  act(state, 0, { do: 'offer', guest: 'dog', says: null, price: null });
  together(state, [
    [1, bid(5)],
    [2, bid(5)],
    [3, bid(3)],
  ]);
  return state;
}

function payAll(state: State): void {
  while (state.phase === 'pay') {
    const payments = waiting(state).must.map((seat) => [seat, legal(state, seat)[0] as Move] as const);
    together(state, payments);
  }
}

describe('a second tie in a secret auction', () => {
  it('[P-37] only the tied bid again', () => {
    const state = tiedOnce('unfair');
    expect(waiting(state)).toMatchObject({ must: [1, 2], sealed: true });
    expect(refusalOf(state, 3, bid(6))).toBeDefined();
  });

  it('[P-38] after it nobody pays, neither the tied players nor the first loser, and the envelope stays', () => {
    const state = tiedOnce('unfair');
    const before = money(state);
    const events = together(state, [
      [1, bid(6)],
      [2, bid(6)],
    ]);
    expect(types(events)).toContain('unsold');
    expect(state.phase).not.toBe('pay');
    expect(money(state)).toEqual(before);
    expect(state.holders.dog).toBe(0);
    expect(state.active).toBe(1);
  });

  it('[P-38] [P-38*] decided in the second round, its loser and the first loser pay half of their last bid', () => {
    const state = tiedOnce('unfair');
    const before = money(state);
    together(state, [
      [1, bid(7)],
      [2, bid(5)],
    ]);
    payAll(state);
    expect(state.holders.dog).toBe(1);
    expect(money(state).map((now, seat) => now - (before[seat] ?? 0))).toEqual([10, -7, -2, -1]);
  });

  it('[P-37] in the fair secret auction the losers of both rounds pay nothing', () => {
    const state = tiedOnce('secret');
    const before = money(state);
    together(state, [
      [1, bid(7)],
      [2, bid(5)],
    ]);
    payAll(state);
    expect(money(state).map((now, seat) => now - (before[seat] ?? 0))).toEqual([7, -7, 0, 0]);
  });
});
