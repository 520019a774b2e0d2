import { describe, expect, it } from 'vitest';
import { type MaskKind, mascarade } from './index.ts';
import { act, announced, byClock, legal, may, outcome, refusalOf, resolved, table, truth, types, waiting } from './state.fixture.ts';

/**
 * After a Puppet Master has had players 1 and 5 change seats. Only then do a player and a place have different numbers:
 * player 5 is at place 1 and player 1 at place 5. Masks and coins are listed by place.
 */
const SWAPPED = [0, 5, 2, 3, 4, 1, 6, 7] as const;
const COINS = [6, 7, 5, 8, 4, 9, 6, 3];
const OTHERS: readonly MaskKind[] = ['judge', 'king', 'empress', 'witch', 'beggar', 'thief', 'spy', 'widow', 'fool'];

/** Place 1 has the mask under test, place 0 never has it. */
function masksWith(mask: MaskKind): MaskKind[] {
  const rest = OTHERS.filter((kind) => kind !== mask);
  const [first, ...others] = mask === 'judge' ? (['king', ...rest.filter((kind) => kind !== 'king')] as const) : rest;
  return [first as MaskKind, mask, ...others].slice(0, 8);
}

function changed(mask: MaskKind, given: Parameters<typeof table>[0] = {}) {
  return table({ masks: masksWith(mask), seatAt: SWAPPED, placeOf: SWAPPED, coins: COINS, ...given });
}

/** Player 0 announces a mask that player 5 has, and player 5 claims it. */
function contested(mask: MaskKind, given: Parameters<typeof table>[0] = {}) {
  const state = changed(mask, given);
  return { state, events: announced(state, mask, [5]) };
}

/** Player 5 announces from place 1, and nobody claims. */
function unclaimed(mask: MaskKind, given: Parameters<typeof table>[0] = {}) {
  const state = changed(mask, { active: 1, ...given });
  return { state, events: announced(state, mask) };
}

describe('after players changed seats, powers that ask nothing', () => {
  it.each([
    ['[M-20]', 'patron', [6, 10, 6, 8, 4, 9, 6, 3]],
    ['[M-26]', 'empress', [5, 10, 5, 8, 4, 9, 6, 3]],
    ['[M-27]', 'judge', [5, 11, 5, 8, 4, 9, 6, 3]],
    ['[M-28]', 'thief', [4, 9, 4, 8, 4, 9, 6, 3]],
    ['[M-30]', 'beggar', [5, 9, 5, 7, 4, 8, 6, 3]],
    ['[M-32]', 'king', [5, 9, 5, 8, 4, 9, 6, 3]],
    ['[M-34]', 'troubadour', [5, 9, 5, 8, 4, 7, 6, 3]],
    ['[M-35]', 'widow', [5, 10, 5, 8, 4, 9, 6, 3]],
  ] as const)('%s the %s serves the player behind the mask, and the fine comes from the liar’s place', (_clause, mask, coins) => {
    const { state, events } = contested(mask, { court: mask === 'judge' ? 4 : 0 });
    expect(events).toContainEqual({ type: 'used', seat: 5, mask, proven: true });
    expect(state.coins).toEqual(coins);
    expect(state.court).toBe(1);
  });

  it.each([
    ['[M-20]', 'patron', [7, 10, 6, 8, 4, 9, 6, 3]],
    ['[M-28]', 'thief', [5, 9, 4, 8, 4, 9, 6, 3]],
    ['[M-30]', 'beggar', [6, 9, 5, 7, 4, 8, 6, 3]],
  ] as const)('%s the neighbours of the %s are those of the place', (_clause, mask, coins) => {
    expect(unclaimed(mask).state.coins).toEqual(coins);
  });

  it('[M-28] [M-30] [M-34] events name the players, not their places', () => {
    const givers = (mask: MaskKind) =>
      unclaimed(mask).events.flatMap((event) => (event.type === 'paid' && event.to === 5 ? [event.from] : []));
    expect(givers('thief')).toEqual([2, 0]);
    expect(givers('beggar')).toEqual([3, 1]);
    expect(givers('troubadour')).toEqual([1]);
  });

  it('[M-23] both Peasants are paid at their places', () => {
    const masks: MaskKind[] = ['judge', 'peasant', 'king', 'empress', 'witch', 'peasant', 'thief', 'spy'];
    const state = changed('peasant', { masks });
    announced(state, 'peasant', [5, 1]);
    expect(state.coins).toEqual([5, 9, 5, 8, 4, 11, 6, 3]);
  });

  it('[M-33] the Cheater counts the fortune before them, and the player wins', () => {
    const coins = [6, 10, 5, 8, 4, 9, 6, 3];
    expect(outcome(contested('cheater', { coins }).state)).toEqual({ winners: [5], scores: [6, 9, 5, 8, 4, 10, 6, 3] });
    expect(outcome(contested('cheater', { coins: COINS.with(5, 11) }).state)).toBeUndefined();
  });
});

describe('after players changed seats, powers that choose', () => {
  it('[M-21] the Fool swaps what lies before the two players now', () => {
    const { state } = contested('fool');
    const before = truth(state);
    act(state, 5, { do: 'pair', seats: [1, 3] });
    expect(may(state, 1, { do: 'peek' })).toBe(false);
    act(state, 5, { do: 'cloth', sleight: 'swap' });
    expect(truth(state)).toEqual(before.with(5, before[3] as MaskKind).with(3, before[5] as MaskKind));
    expect(state.coins).toEqual([5, 8, 5, 8, 4, 9, 6, 3]);
    expect(refusalOf(contested('fool').state, 5, { do: 'pair', seats: [1, 5] })).toMatchObject({ refused: 'not-yourself' });
  });

  it('[M-22] the Witch exchanges the fortune before her with that before the other', () => {
    const { state } = contested('witch');
    expect(act(state, 5, { do: 'target', seat: 1 })[0]).toEqual({ type: 'traded', seat: 5, with: 1, coins: [9, 7] });
    expect(state.coins).toEqual([5, 9, 5, 8, 4, 7, 6, 3]);
  });

  it('[M-24] the Spy sees and swaps the masks of the two places', () => {
    const { state } = contested('spy');
    const before = truth(state);
    expect(act(state, 5, { do: 'target', seat: 1 }, 5).at(-1)).toEqual({ type: 'spied', seat: 5, on: 1, masks: [before[1], before[5]] });
    expect(mascarade.view(state, 5).masks).toEqual([null, before[1], null, null, null, before[5], null, null]);
    act(state, 5, { do: 'cloth', sleight: 'swap' });
    expect(truth(state)).toEqual(before.with(1, before[5] as MaskKind).with(5, before[1] as MaskKind));
  });

  it('[M-25] the Guru’s victim names the mask before them and pays from that fortune', () => {
    const { state } = contested('guru');
    const mask = truth(state)[5] as MaskKind;
    act(state, 5, { do: 'target', seat: 1 });
    expect(waiting(state).must).toEqual([1]);
    const said = mask === 'king' ? 'judge' : 'king';
    expect(act(state, 1, { do: 'name', mask: said })[0]).toEqual({ type: 'confessed', seat: 1, said, mask });
    expect(state.coins).toEqual([5, 11, 5, 8, 4, 5, 6, 3]);
    const right = contested('guru').state;
    act(right, 5, { do: 'target', seat: 1 });
    act(right, 1, { do: 'name', mask });
    expect(right.coins).toEqual([5, 7, 5, 8, 4, 9, 6, 3]);
  });

  it('[M-31] the Princess has the mask of the player’s place shown, to everyone but that player', () => {
    const shown = (viewer: 1 | 5 | 3) => {
      const { state } = contested('princess');
      return act(state, 5, { do: 'target', seat: 1 }, viewer)[0];
    };
    const mask = masksWith('princess')[5];
    expect(shown(5)).toEqual({ type: 'shown', seat: 5, victim: 1, mask });
    expect(shown(3)).toEqual({ type: 'shown', seat: 5, victim: 1, mask });
    expect(shown(1)).toEqual({ type: 'shown', seat: 5, victim: 1, mask: null });
    const { state } = contested('princess');
    act(state, 5, { do: 'target', seat: 1 });
    expect(state.coins).toEqual([5, 9, 5, 8, 4, 9, 6, 3]);
  });

  it('[M-34] tied for the richest are players; the choice is among them alone', () => {
    const { state } = contested('troubadour', { coins: COINS.with(3, 9) });
    expect(legal(state, 5)).toEqual([
      { do: 'target', seat: 3 },
      { do: 'target', seat: 1 },
    ]);
    act(state, 5, { do: 'target', seat: 1 });
    expect(state.coins).toEqual([5, 9, 5, 9, 4, 7, 6, 3]);
  });

  it('[M-29] [M-38*] a second Puppet Master moves the players from where they are', () => {
    const { state } = contested('puppet-master');
    expect(types(act(state, 5, { do: 'pair', seats: [1, 3] }))).toEqual(['paid', 'paid', 'moved', 'paid', 'covered']);
    expect(state.coins).toEqual([5, 9, 5, 7, 4, 8, 6, 3]);
    expect(state.seatAt).toEqual([0, 5, 2, 1, 4, 3, 6, 7]);
    expect(state.placeOf).toEqual([0, 3, 2, 5, 4, 1, 6, 7]);
  });

  it('[M-29] two players can be moved back to their first places', () => {
    const { state } = unclaimed('puppet-master', { active: 0 });
    act(state, 0, { do: 'pair', seats: [1, 5] });
    expect(state.seatAt).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(state.placeOf).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('after players changed seats, turns, fines and the end', () => {
  it('[M-08] [M-09] a look and an exchange go to the mask of the place', () => {
    const looked = changed('king', { active: 1 });
    expect(act(looked, 5, { do: 'look' }, 5)).toEqual([{ type: 'looked', seat: 5, mask: 'king' }]);
    const state = changed('king');
    const before = truth(state);
    act(state, 0, { do: 'exchange', with: { seat: 1 }, sleight: 'swap' });
    expect(truth(state)).toEqual(before.with(0, before[5] as MaskKind).with(5, before[0] as MaskKind));
  });

  it('[M-08b] a peek is at the place’s mask, and the player owes the look', () => {
    const state = changed('king');
    expect(act(state, 1, { do: 'peek' }, 1)).toEqual([{ type: 'peeked', seat: 1, mask: truth(state)[5] }]);
    expect(state.owesLook).toEqual([false, true, false, false, false, false, false, false]);
  });

  it('[M-11] [M-15*] claims and turns go round the places', () => {
    const state = changed('king', { active: 1 });
    const order = announced(state, 'empress').flatMap((event) => (event.type === 'answered' ? [event.seat] : []));
    expect(order).toEqual([2, 3, 4, 1, 6, 7, 0]);
    expect(waiting(state).must).toEqual([2]);
  });

  it('[M-13] a liar who was moved pays from the place, and the place decides who has the mask', () => {
    const state = changed('king');
    const events = announced(state, 'king', [1, 5]);
    expect(events.filter((event) => event.type === 'revealed')).toEqual([
      { type: 'revealed', seat: 0, mask: 'judge' },
      { type: 'revealed', seat: 5, mask: 'king' },
      { type: 'revealed', seat: 1, mask: masksWith('king')[5] },
    ]);
    expect(state.coins).toEqual([5, 9, 5, 8, 4, 8, 6, 3]);
  });

  it('[M-16] thirteen at a place wins for its player, and scores are listed by player', () => {
    const { state, events } = unclaimed('king', { coins: COINS.with(1, 11) });
    expect(outcome(state)).toEqual({ winners: [5], scores: [6, 9, 5, 8, 4, 13, 6, 3] });
    expect(events.at(-1)).toEqual({ type: 'ended', by: 'thirteen', winners: [5], coins: [6, 9, 5, 8, 4, 13, 6, 3] });
  });

  it('[M-17] a player who was moved and pays the last coin ends the game; the richest place wins for its player', () => {
    const state = changed('king', { coins: [6, 5, 5, 8, 4, 1, 6, 3] });
    announced(state, 'king', [1, 5]);
    expect(outcome(state)).toEqual({ winners: [3], scores: [5, 0, 5, 8, 4, 7, 6, 3] });
    const other = changed('king', { coins: [6, 8, 5, 8, 4, 1, 6, 3] });
    announced(other, 'king', [1, 5]);
    expect(outcome(other)?.winners).toEqual([5]);
  });

  it('[M-18] a tie is shared by the players at the places', () => {
    const state = changed('king', { coins: [6, 6, 5, 8, 4, 1, 6, 3] });
    announced(state, 'king', [1, 5]);
    expect(outcome(state)?.winners).toEqual([3, 5]);
  });

  it('[M-11*] [M-13] all at once too: answers and reveals go round the places, and the place decides who has the mask', () => {
    const state = changed('king', { options: { claims: 'at-once' } });
    act(state, 0, { do: 'announce', mask: 'king' });
    expect(waiting(state).must).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const claimants = [1, 5];
    const events = resolved(
      state,
      waiting(state).must.map((seat) => ({ seat, move: { do: claimants.includes(seat) ? 'claim' : 'pass' } })),
    );
    const seatsOf = (type: 'answered' | 'revealed') => events.flatMap((event) => (event.type === type ? [event.seat] : []));
    expect([seatsOf('answered'), seatsOf('revealed')]).toEqual([
      [5, 2, 3, 4, 1, 6, 7],
      [0, 5, 1],
    ]);
    expect(state.coins).toEqual([5, 9, 5, 8, 4, 8, 6, 3]);
  });

  it('[M-10] [M-10*] the player at the next place is barred if they had to reveal, not the one with the next number', () => {
    const moved = changed('king', { active: 1 });
    announced(moved, 'empress', [2]);
    expect(refusalOf(moved, 2, { do: 'announce', mask: 'king' })).toMatchObject({ refused: 'just-revealed' });
    const state = changed('king');
    announced(state, 'king', [1]);
    expect(waiting(state).must).toEqual([5]);
    expect(may(state, 5, { do: 'announce', mask: 'king' })).toBe(true);
    const barred = changed('king');
    announced(barred, 'king', [5]);
    expect(may(barred, 5, { do: 'announce', mask: 'king' })).toBe(false);
  });

  it('[M-13] when nobody involved has the mask, each pays from the fortune at their place', () => {
    const state = changed('king');
    announced(state, 'empress', [1, 5]);
    expect([state.coins, state.court]).toEqual([[5, 6, 5, 8, 4, 8, 6, 3], 3]);
  });

  it('[M-25] [M-17] the Guru’s victim with too little is ruined at their place, and the richest place wins for its player', () => {
    const { state } = contested('guru', { coins: [6, 7, 5, 8, 4, 3, 6, 3] });
    act(state, 5, { do: 'target', seat: 1 });
    act(state, 1, { do: 'name', mask: truth(state)[5] === 'king' ? 'judge' : 'king' });
    expect(outcome(state)).toEqual({ winners: [5], scores: [6, 0, 5, 8, 4, 10, 6, 3] });
  });

  it('[M-29] [M-18*] a second Puppet Master can end the game with the two coins, and nobody moves then', () => {
    const ruined = contested('puppet-master', { coins: COINS.with(5, 1) });
    act(ruined.state, 5, { do: 'pair', seats: [1, 3] });
    expect(ruined.state.seatAt).toEqual(SWAPPED);
    expect(outcome(ruined.state)).toEqual({ winners: [5], scores: [6, 0, 5, 7, 4, 9, 6, 3] });
    const rich = contested('puppet-master', { coins: COINS.with(1, 11) });
    act(rich.state, 5, { do: 'pair', seats: [1, 3] });
    expect(outcome(rich.state)?.winners).toEqual([5]);
  });

  it('[M-43*] the clock takes the first player clockwise by places', () => {
    const opening = changed('king', { turn: 1, active: 0 });
    expect(byClock(opening, 0)).toEqual({ do: 'exchange', with: { seat: 5 }, sleight: 'hold' });
    expect(byClock(contested('guru').state, 5)).toEqual({ do: 'target', seat: 2 });
    expect(byClock(unclaimed('fool', { active: 0 }).state, 0)).toEqual({ do: 'pair', seats: [2, 5] });
    expect(byClock(contested('troubadour', { coins: COINS.with(3, 9) }).state, 5)).toEqual({ do: 'target', seat: 3 });
  });

  it('[M-18*] the Patron and both neighbours at their places can reach thirteen together', () => {
    const { state } = unclaimed('patron', { coins: [12, 10, 12, 8, 4, 9, 6, 3] });
    expect(outcome(state)?.winners).toEqual([0, 2, 5]);
  });
});
