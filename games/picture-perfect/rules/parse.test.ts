import { describe, expect, it } from 'vitest';
import { GUEST_IDS } from '../photo/index.ts';
import { type Move, picturePerfect } from './index.ts';
import { photo } from './state.fixture.ts';

const [A, B] = GUEST_IDS as unknown as readonly [Guest, Guest];
type Guest = (typeof GUEST_IDS)[number];
const SCENE = photo({ [A]: 'A1' });

describe('moves are read as they are, or not at all', () => {
  it.each<Move>([
    { do: 'done' },
    { do: 'ready' },
    { do: 'pass' },
    { do: 'sell' },
    { do: 'buy' },
    { do: 'open', guest: A },
    { do: 'keep', guest: A },
    { do: 'steal', guest: A },
    { do: 'contribute', guest: A },
    { do: 'rumour', guest: null },
    { do: 'rumour', guest: A },
    { do: 'close', vip: true },
    { do: 'give', left: A, right: null },
    { do: 'give', left: null, right: A },
    { do: 'swap', take: [A], give: [B] },
    { do: 'offer', guest: A, says: null, price: null },
    { do: 'offer', guest: A, says: 'vip', price: 0 },
    { do: 'offer', guest: A, says: 'no-vip', price: 99 },
    { do: 'bid', amount: 0 },
    { do: 'answer', pays: false },
    { do: 'pay', decorations: ['cake'] },
    { do: 'pay', decorations: Array(99).fill('cake') },
    { do: 'vote', for: null },
    { do: 'vote', for: 0 },
    { do: 'arrange', placement: { guests: [], decorations: [] } },
    { do: 'photo', scene: SCENE },
  ])('%j', (move) => {
    expect(picturePerfect.parseMove({ ...move, extra: 1 })).toEqual({ ok: move });
  });

  it.each([
    null,
    [],
    'done',
    {},
    { do: 'dance' },
    { do: ['pass'] },
    { do: 'open', guest: 'cat' },
    { do: 'keep' },
    { do: 'rumour' },
    { do: 'close' },
    { do: 'give', left: A },
    { do: 'give', left: 'cat', right: A },
    { do: 'swap', take: [A], give: A },
    { do: 'swap', take: A, give: [A] },
    { do: 'swap', take: [A], give: ['cat'] },
    { do: 'swap', take: Array(100).fill(A), give: [A] },
    { do: 'offer', guest: 'cat', says: null, price: null },
    { do: 'offer', guest: A, says: 'maybe', price: null },
    { do: 'offer', guest: A, says: null },
    { do: 'bid', amount: -1 },
    { do: 'bid', amount: 1.5 },
    { do: 'bid', amount: 100 },
    { do: 'answer', pays: 1 },
    { do: 'pay', decorations: ['castle'] },
    { do: 'pay', decorations: ['cake', 'castle'] },
    { do: 'pay', decorations: 'cake' },
    { do: 'vote' },
    { do: 'vote', for: -1 },
    { do: 'arrange' },
    { do: 'photo', scene: { guests: [] } },
  ])('%j is malformed', (input) => {
    expect(picturePerfect.parseMove(input)).toEqual({ refused: 'malformed-move' });
  });
});
