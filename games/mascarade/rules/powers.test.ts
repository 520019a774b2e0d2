import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MaskKind, mascarade } from './index.ts';
import { act, announced, isCovered, legal, outcome, refusalOf, table, truth, types, waiting } from './state.fixture.ts';

/** Places 0 to 7; place 1 wears the mask under test. */
const wearing = (mask: MaskKind): MaskKind[] => {
  const rest = (['judge', 'king', 'empress', 'witch', 'beggar', 'thief', 'spy', 'widow'] as const).filter((kind) => kind !== mask);
  return ['judge', mask, ...rest.filter((kind) => kind !== 'judge')].slice(0, 8) as MaskKind[];
};
const SIX = [6, 6, 6, 6, 6, 6, 6, 6];

/** Announced by a liar in seat 0 without a claim, or by the same liar and contested by the true holder in seat 1. */
const unclaimed = (mask: MaskKind, coins = SIX, court = 0) => {
  const state = table({ masks: wearing(mask), coins, court });
  return { state, events: announced(state, mask) };
};
const contested = (mask: MaskKind, coins = SIX, court = 0) => {
  const state = table({ masks: wearing(mask), coins, court });
  return { state, events: announced(state, mask, [1]) };
};

describe('powers that ask nothing', () => {
  it('[M-20] the Patron takes 3, both neighbours 1, all from the bank', () => {
    expect(unclaimed('patron').state.coins).toEqual([9, 7, 6, 6, 6, 6, 6, 7]);
    expect(contested('patron').state.coins).toEqual([6, 9, 7, 6, 6, 6, 6, 6]);
  });

  it('[M-23] the Peasant takes 1; alone among claimants still 1', () => {
    const masks: MaskKind[] = ['judge', 'peasant', 'peasant', 'king', 'empress', 'witch', 'thief', 'troubadour'];
    const quiet = table({ masks });
    announced(quiet, 'peasant');
    expect(quiet.coins).toEqual([7, 6, 6, 6, 6, 6, 6, 6]);
    const lone = table({ masks });
    announced(lone, 'peasant', [2]);
    expect(lone.coins).toEqual([5, 6, 7, 6, 6, 6, 6, 6]);
  });

  it('[M-23] both Peasants revealed take 2 each, and neither pays', () => {
    const masks: MaskKind[] = ['judge', 'peasant', 'peasant', 'king', 'empress', 'witch', 'thief', 'troubadour'];
    const state = table({ masks });
    const events = announced(state, 'peasant', [1, 2]);
    expect(state.coins).toEqual([5, 8, 8, 6, 6, 6, 6, 6]);
    expect(events.filter((event) => event.type === 'used').map((event) => event.seat)).toEqual([1, 2]);
    const announcing = table({ masks, active: 1 });
    announced(announcing, 'peasant', [2, 0]);
    expect(announcing.coins).toEqual([5, 8, 8, 6, 6, 6, 6, 6]);
    expect(announcing.court).toBe(1);
  });

  it('[M-26] the Empress takes 3', () => {
    expect(unclaimed('empress').state.coins[0]).toBe(9);
    expect(contested('empress').state.coins).toEqual([5, 9, 6, 6, 6, 6, 6, 6]);
  });

  it('[M-27] the Judge takes all that lies on the court', () => {
    const state = table({ court: 4 });
    announced(state, 'judge');
    expect([state.coins[0], state.court]).toEqual([10, 0]);
    const real = table({ court: 4, active: 3 });
    announced(real, 'judge', [0]);
    expect([real.coins[0], real.coins[3], real.court]).toEqual([10, 5, 1]);
    const empty = table();
    expect(types(announced(empty, 'judge'))).toContain('fizzled');
    expect(empty.coins[0]).toBe(6);
  });

  it('[M-28] the Thief takes 1 from each neighbour', () => {
    expect(unclaimed('thief').state.coins).toEqual([8, 5, 6, 6, 6, 6, 6, 5]);
    expect(contested('thief').state.coins).toEqual([4, 8, 5, 6, 6, 6, 6, 6]);
    expect(unclaimed('thief').events.filter(({ type }) => type === 'paid')).toEqual(
      [1, 7].map((from) => ({ type: 'paid', from, to: 0, coins: 1, why: 'thief' })),
    );
  });

  it('[M-30] the Beggar gets 1 from everyone who is richer at that moment', () => {
    const state = table({ masks: ['judge', 'king', 'empress', 'witch', 'beggar', 'thief'], coins: [4, 8, 4, 5, 6, 7] });
    announced(state, 'beggar');
    expect(state.coins).toEqual([7, 7, 4, 5, 5, 6]);
    const { state: real } = contested('beggar', [9, 5, 6, 6, 7, 6, 6, 8]);
    expect(real.coins).toEqual([7, 9, 5, 6, 6, 6, 6, 7]);
    const rich = table({ masks: ['judge', 'king', 'empress', 'witch', 'beggar', 'thief'], coins: [9, 8, 4, 5, 6, 7] });
    expect(types(announced(rich, 'beggar'))).toContain('fizzled');
  });

  it('[M-37*] with 4 against 8, 11, 11, 7, 9 the Beggar takes 1, 1, 1, nothing and 1', () => {
    const state = table({ masks: ['beggar', 'king', 'empress', 'witch', 'judge', 'thief'], coins: [4, 8, 11, 11, 7, 9] });
    announced(state, 'beggar');
    expect(state.coins).toEqual([8, 7, 10, 10, 7, 8]);
  });

  it('[M-18*] no coin of the Beggar’s round can end the game, whatever the fortunes', () => {
    const fortunes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fortunes, (coins) => {
        const state = table({ masks: ['beggar', 'king', 'empress', 'witch', 'judge', 'thief'], coins });
        const purse = [...coins];
        for (const event of announced(state, 'beggar')) {
          if (event.type !== 'paid') continue;
          purse[event.from as number] = (purse[event.from as number] ?? 0) - event.coins;
          purse[event.to as number] = (purse[event.to as number] ?? 0) + event.coins;
          expect(purse.every((fortune) => fortune > 0 && fortune < 13)).toBe(true);
        }
        expect(state.coins).toEqual(purse);
        expect(outcome(state)).toBeUndefined();
      }),
    );
  });

  it('[M-32] the King takes 2', () => {
    expect(unclaimed('king').state.coins[0]).toBe(8);
    expect(contested('king').state.coins).toEqual([5, 8, 6, 6, 6, 6, 6, 6]);
  });

  it('[M-33] the Cheater wins at once with 10 coins, and gets nothing with fewer', () => {
    const rich = unclaimed('cheater', [10, 12, 6, 6, 6, 6, 6, 6]);
    expect(outcome(rich.state)).toEqual({ winners: [0], scores: [10, 12, 6, 6, 6, 6, 6, 6] });
    expect(rich.events.at(-1)).toMatchObject({ type: 'ended', by: 'cheater' });
    const poor = unclaimed('cheater', [9, 6, 6, 6, 6, 6, 6, 6]);
    expect(outcome(poor.state)).toBeUndefined();
    expect(poor.state.coins[0]).toBe(9);
    expect(outcome(contested('cheater', [10, 11, 6, 6, 6, 6, 6, 6]).state)).toEqual({ winners: [1], scores: [10, 11, 6, 6, 6, 6, 6, 6] });
    expect(contested('cheater', [10, 9, 6, 6, 6, 6, 6, 6]).state.coins.slice(0, 2)).toEqual([9, 9]);
  });

  it.each([
    ['[M-33] the Cheater', 'cheater', 10, { by: 'cheater', winners: [0] }],
    ['[M-16] the Princess', 'princess', 11, { by: 'thirteen', winners: [0] }],
  ] as const)('%s ends the game once', (_clause, mask, coins, end) => {
    const { events } = unclaimed(mask, [coins, 6, 6, 6, 6, 6, 6, 6]);
    expect(events.filter(({ type }) => type === 'ended')).toMatchObject([end]);
  });

  it('[M-35] the Widow fills her purse up to 10, and gets nothing at 10 or more', () => {
    expect(unclaimed('widow', [3, 6, 6, 6, 6, 6, 6, 6]).state.coins[0]).toBe(10);
    expect(unclaimed('widow', [10, 6, 6, 6, 6, 6, 6, 6]).state.coins[0]).toBe(10);
    expect(unclaimed('widow', [11, 6, 6, 6, 6, 6, 6, 6]).state.coins[0]).toBe(11);
    expect(contested('widow').state.coins).toEqual([5, 10, 6, 6, 6, 6, 6, 6]);
  });
});

describe('contested powers with unequal fortunes', () => {
  it('[M-35] the true Widow is filled up from her own fortune, and the liar pays from theirs', () => {
    expect(contested('widow', [3, 8, 6, 6, 6, 6, 6, 6]).state.coins).toEqual([2, 10, 6, 6, 6, 6, 6, 6]);
    const rich = contested('widow', [3, 11, 6, 6, 6, 6, 6, 6]);
    expect(types(rich.events)).toContain('fizzled');
    expect(rich.state.coins).toEqual([2, 11, 6, 6, 6, 6, 6, 6]);
    const ruined = contested('widow', [1, 4, 6, 6, 6, 6, 6, 6]);
    expect(outcome(ruined.state)).toEqual({ winners: [1], scores: [0, 10, 6, 6, 6, 6, 6, 6] });
  });

  it('[M-25] the victim pays the true Guru, not the announcer; the liar’s fine comes after', () => {
    const { state } = contested('guru', [3, 7, 5, 6, 6, 6, 6, 6]);
    act(state, 1, { do: 'target', seat: 2 });
    act(state, 2, { do: 'name', mask: truth(state)[2] === 'king' ? 'judge' : 'king' });
    expect(state.coins).toEqual([2, 11, 1, 6, 6, 6, 6, 6]);
    expect(state.court).toBe(1);
  });

  it('[M-25] [M-14] a victim with less than 4 pays it all and the game ends before the fine', () => {
    const { state } = contested('guru', [9, 7, 2, 6, 6, 6, 6, 6]);
    act(state, 1, { do: 'target', seat: 2 });
    act(state, 2, { do: 'name', mask: truth(state)[2] === 'king' ? 'judge' : 'king' });
    expect(outcome(state)).toEqual({ winners: [0, 1], scores: [9, 9, 0, 6, 6, 6, 6, 6] });
    expect(state.court).toBe(0);
  });

  it('[M-25] [M-16] four coins can bring the true Guru to thirteen, also from the one who announced', () => {
    const { state } = contested('guru', [5, 9, 6, 6, 6, 6, 6, 6]);
    act(state, 1, { do: 'target', seat: 0 });
    act(state, 0, { do: 'name', mask: 'king' });
    expect(outcome(state)).toEqual({ winners: [1], scores: [1, 13, 6, 6, 6, 6, 6, 6] });
  });
});

describe('powers that choose', () => {
  it('[M-21] the Fool takes 1, then swaps the masks of two others, or seems to', () => {
    const { state } = unclaimed('fool');
    const before = truth(state);
    expect(state.coins[0]).toBe(7);
    act(state, 0, { do: 'pair', seats: [2, 5] });
    expect(act(state, 0, { do: 'cloth', sleight: 'swap' })).toEqual([{ type: 'juggled', seat: 0, pair: [2, 5], sleight: null }]);
    expect([truth(state)[2], truth(state)[5]]).toEqual([before[5], before[2]]);
    const { state: still } = contested('fool');
    act(still, 1, { do: 'pair', seats: [0, 3] });
    expect(act(still, 1, { do: 'cloth', sleight: 'hold' }, 1)[0]).toEqual({ type: 'juggled', seat: 1, pair: [0, 3], sleight: 'hold' });
    expect(truth(still)).toEqual(wearing('fool'));
    for (const owner of [0, 3]) {
      const { state: hidden } = contested('fool');
      act(hidden, 1, { do: 'pair', seats: [0, 3] });
      expect(act(hidden, 1, { do: 'cloth', sleight: 'swap' }, owner)[0]).toEqual({ type: 'juggled', seat: 1, pair: [0, 3], sleight: null });
    }
    expect(still.coins).toEqual([5, 7, 6, 6, 6, 6, 6, 6]);
  });

  it('[M-21] never the Fool’s own mask, nor one player twice', () => {
    const { state } = unclaimed('fool');
    expect(refusalOf(state, 0, { do: 'pair', seats: [0, 3] })).toMatchObject({ refused: 'not-yourself', clause: 'M-36*' });
    expect(refusalOf(state, 0, { do: 'pair', seats: [3, 3] })).toMatchObject({ refused: 'choose-two' });
    expect(refusalOf(state, 0, { do: 'target', seat: 3 })).toMatchObject({ refused: 'choose-two' });
    expect(legal(state, 0)).toHaveLength(21);
  });

  it('[M-22] the Witch may exchange her whole fortune with another’s', () => {
    const { state } = unclaimed('witch', [3, 6, 6, 11, 6, 6, 6, 6]);
    act(state, 0, { do: 'target', seat: 3 });
    expect(state.coins).toEqual([11, 6, 6, 3, 6, 6, 6, 6]);
    const { state: real } = contested('witch', [3, 4, 6, 11, 6, 6, 6, 6]);
    act(real, 1, { do: 'target', seat: 3 });
    expect(real.coins).toEqual([2, 11, 6, 4, 6, 6, 6, 6]);
  });

  it('[M-22] or leave it, which no other power may', () => {
    const { state } = unclaimed('witch');
    expect(types(act(state, 0, { do: 'decline' }))).toEqual(['declined']);
    expect(state.coins).toEqual(SIX);
    expect(waiting(state).must).toEqual([1]);
    expect(refusalOf(unclaimed('spy').state, 0, { do: 'decline' })).toMatchObject({ refused: 'must-choose' });
  });

  it('[M-24] the Spy sees both masks, then swaps them or seems to', () => {
    const { state } = unclaimed('spy');
    const before = truth(state);
    const copy = mascarade.clone(state);
    expect(act(copy, 0, { do: 'target', seat: 4 }, 0)).toEqual([{ type: 'spied', seat: 0, on: 4, masks: [before[0], before[4]] }]);
    expect(act(state, 0, { do: 'target', seat: 4 }, 4)).toEqual([{ type: 'spied', seat: 0, on: 4, masks: null }]);
    act(state, 0, { do: 'cloth', sleight: 'swap' });
    expect([truth(state)[0], truth(state)[4]]).toEqual([before[4], before[0]]);
    const { state: real } = contested('spy');
    act(real, 1, { do: 'target', seat: 3 });
    expect(act(real, 1, { do: 'cloth', sleight: 'hold' }, 3)[0]).toEqual({ type: 'returned', seat: 1, with: 3, sleight: null });
    expect(truth(real)).toEqual(wearing('spy'));
    expect(real.coins).toEqual([5, 6, 6, 6, 6, 6, 6, 6]);
  });

  it('[M-25] the Guru’s victim names a mask and reveals; if wrong it costs 4', () => {
    const { state } = unclaimed('guru');
    act(state, 0, { do: 'target', seat: 2 });
    expect(waiting(state).must).toEqual([2]);
    expect(refusalOf(state, 2, { do: 'name', mask: 'cheater' })).toMatchObject({ refused: 'mask-not-in-play' });
    const mask = truth(state)[2] as MaskKind;
    const wrong = mask === 'king' ? 'judge' : 'king';
    expect(act(state, 2, { do: 'name', mask: wrong })[0]).toEqual({ type: 'confessed', seat: 2, said: wrong, mask });
    expect(state.coins).toEqual([10, 6, 2, 6, 6, 6, 6, 6]);
    expect(isCovered(state)).toBe(true);
  });

  it('[M-25] if right nothing happens; contested, the true Guru asks and the liar pays', () => {
    const { state } = contested('guru');
    act(state, 1, { do: 'target', seat: 0 });
    act(state, 0, { do: 'name', mask: 'judge' });
    expect(state.coins).toEqual([5, 6, 6, 6, 6, 6, 6, 6]);
  });

  it('[M-25] a victim with 3 coins gives all they have and the game ends', () => {
    const { state } = unclaimed('guru', [6, 6, 3, 9, 6, 6, 6, 6]);
    act(state, 0, { do: 'target', seat: 2 });
    act(state, 2, { do: 'name', mask: truth(state)[2] === 'king' ? 'judge' : 'king' });
    expect(outcome(state)).toEqual({ winners: [0, 3], scores: [9, 6, 0, 9, 6, 6, 6, 6] });
  });

  it('[M-29] the Puppet Master takes 1 from each of two others, who change places; masks and coins stay', () => {
    const { state } = unclaimed('puppet-master', [6, 6, 4, 6, 6, 9, 6, 6]);
    const before = truth(state);
    const events = act(state, 0, { do: 'pair', seats: [2, 5] });
    expect(types(events)).toEqual(['paid', 'paid', 'moved']);
    expect(state.coins).toEqual([8, 6, 3, 6, 6, 8, 6, 6]);
    expect(truth(state)).toEqual(before);
    expect(state.seatAt).toEqual([0, 1, 5, 3, 4, 2, 6, 7]);
    expect(state.placeOf).toEqual([0, 1, 5, 3, 4, 2, 6, 7]);
    expect(refusalOf(unclaimed('puppet-master').state, 0, { do: 'pair', seats: [0, 5] })).toMatchObject({ refused: 'not-yourself' });
  });

  it('[M-38*] the people move: turns go by places, looks show the mask now before the player', () => {
    const { state } = unclaimed('puppet-master');
    const before = truth(state);
    act(state, 0, { do: 'pair', seats: [1, 5] });
    expect(waiting(state).must).toEqual([5]);
    expect(act(state, 5, { do: 'look' }, 5)).toEqual([{ type: 'looked', seat: 5, mask: before[1] }]);
    expect(waiting(state).must).toEqual([2]);
  });

  it('[M-38*] the coins are taken first, and a liar who was moved pays from the fortune now before them', () => {
    const { state } = contested('puppet-master', [6, 6, 6, 3, 6, 6, 6, 6]);
    act(state, 1, { do: 'pair', seats: [0, 3] });
    expect(state.seatAt[3]).toBe(0);
    expect(state.coins).toEqual([5, 8, 6, 1, 6, 6, 6, 6]);
    expect(state.court).toBe(1);
  });

  it('[M-31] the Princess takes 2 and has another player show their mask to all but themselves', () => {
    const show = (viewer: 0 | 3 | 5 | 'spectator') => {
      const { state } = unclaimed('princess');
      expect(state.coins[0]).toBe(8);
      return act(state, 0, { do: 'target', seat: 3 }, viewer)[0];
    };
    const mask = wearing('princess')[3];
    expect(show(0)).toEqual({ type: 'shown', seat: 0, victim: 3, mask });
    expect(show(5)).toEqual({ type: 'shown', seat: 0, victim: 3, mask });
    expect(show(3)).toEqual({ type: 'shown', seat: 0, victim: 3, mask: null });
    expect(show('spectator')).toEqual({ type: 'shown', seat: 0, victim: 3, mask: null });
    const { state: real } = contested('princess');
    act(real, 1, { do: 'target', seat: 3 });
    expect(real.coins).toEqual([5, 8, 6, 6, 6, 6, 6, 6]);
    expect(mascarade.view(real, 0).masks).toEqual(Array(8).fill(null));
  });

  it('[M-34] the Troubadour takes 2 from the richest other player', () => {
    expect(unclaimed('troubadour', [12, 6, 6, 9, 6, 6, 8, 6]).events.at(-1)).toMatchObject({ type: 'ended' });
    expect(unclaimed('troubadour', [6, 6, 6, 9, 6, 6, 8, 6]).state.coins).toEqual([8, 6, 6, 7, 6, 6, 8, 6]);
    expect(contested('troubadour', [6, 6, 6, 9, 6, 6, 8, 6]).state.coins).toEqual([5, 8, 6, 7, 6, 6, 8, 6]);
  });

  it('[M-34] chooses on a tie, among the tied alone, and gets all they have if that is less', () => {
    const { state } = unclaimed('troubadour', [6, 6, 6, 9, 6, 6, 9, 6]);
    expect(legal(state, 0)).toEqual([
      { do: 'target', seat: 3 },
      { do: 'target', seat: 6 },
    ]);
    expect(refusalOf(state, 0, { do: 'target', seat: 4 })).toMatchObject({ refused: 'not-the-richest', clause: 'M-34' });
    expect(refusalOf(state, 0, { do: 'target', seat: 0 })).toMatchObject({ refused: 'not-yourself', clause: 'M-36*' });
    expect(refusalOf(state, 0, { do: 'target', seat: 8 })).toMatchObject({ refused: 'no-such-player', clause: 'M-36*' });
    act(state, 0, { do: 'target', seat: 6 });
    expect(state.coins).toEqual([8, 6, 6, 9, 6, 6, 7, 6]);
    const poor = unclaimed('troubadour', [6, 1, 1, 1, 1, 1, 1, 1]);
    act(poor.state, 0, { do: 'target', seat: 4 });
    expect(poor.state.coins[0]).toBe(7);
    expect(outcome(poor.state)?.winners).toEqual([0]);
  });

  it('[M-21] [M-24] [M-25] when the turn is over no mask is in hand and nobody is asked, and all may peek again', () => {
    for (const [mask, moves] of [
      [
        'fool',
        [
          { do: 'pair', seats: [2, 5] },
          { do: 'cloth', sleight: 'hold' },
        ],
      ],
      [
        'spy',
        [
          { do: 'target', seat: 2 },
          { do: 'cloth', sleight: 'hold' },
        ],
      ],
      ['guru', [{ do: 'target', seat: 2 }]],
    ] as const) {
      const { state } = unclaimed(mask);
      for (const move of moves) act(state, 0, move);
      if (mask === 'guru') act(state, 2, { do: 'name', mask: 'judge' });
      expect(state).toMatchObject({ phase: 'turn', held: null, victim: null, power: null });
      expect(waiting(state).may).toEqual([0, 2, 3, 4, 5, 6, 7]);
    }
  });

  it('[M-36*] powers choose players: neither the user, nor nobody, nor the centre', () => {
    for (const mask of ['witch', 'spy', 'guru', 'princess'] as const) {
      const state = table({ masks: wearing(mask), centre: ['cheater', 'fool'] });
      announced(state, mask);
      expect(legal(state, 0).filter((move) => move.do === 'target')).toHaveLength(7);
      expect(refusalOf(state, 0, { do: 'target', seat: 0 })).toMatchObject({ refused: 'not-yourself', clause: 'M-36*' });
      expect(refusalOf(state, 0, { do: 'target', seat: 8 })).toMatchObject({ refused: 'no-such-player', clause: 'M-36*' });
      expect(refusalOf(state, 0, { do: 'pair', seats: [1, 2] })).toMatchObject({ refused: 'choose-one' });
    }
    expect(mascarade.parseMove({ do: 'target', centre: 0 })).toMatchObject({ refused: 'malformed-move' });
  });

  it('two people are the same pair in either order', () => {
    expect(mascarade.parseMove({ do: 'pair', seats: [5, 2] })).toEqual({ ok: { do: 'pair', seats: [2, 5] } });
  });
});
