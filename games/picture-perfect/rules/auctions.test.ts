import { isRefusal, play, seedFromText, startMatch, startsNewDecision } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { GUEST_IDS } from '../photo/index.ts';
import { type Event, type ExchangeCard, type GuestId, heldBy, type Move, picturePerfect, type State } from './index.ts';
import { houseBid, inDeck, placementSecret } from './secrets.ts';
import { act, dealt, facing, holding, legal, money, refusalOf, rich, ringOut, together, types, viewOf, waiting } from './state.fixture.ts';

const THREE = [['dog'], ['plant'], ['boy']] as const;
const bid = (amount: number): Move => ({ do: 'bid', amount });
const pass: Move = { do: 'pass' };
const offer = (guest: GuestId, price: number | null = null): Move => ({ do: 'offer', guest, says: null, price });

/** Seat 0 offers the dog. */
function offered(card: ExchangeCard, lists: readonly (readonly GuestId[])[] = THREE): State {
  const state = facing(card, lists);
  act(state, 0, offer('dog'));
  return state;
}

/** Pays with the player's last decorations. */
function settle(state: State): void {
  while (state.phase === 'pay') {
    const due = waiting(state).must;
    together(
      state,
      due.map((seat) => [seat, legal(state, seat)[0]!]),
    );
  }
}

describe('every auction', () => {
  it('[P-30] each in turn from the start auctions and does not bid on it; nobody bids more than they own', () => {
    const state = offered('single');
    expect(waiting(state).must).toEqual([1]);
    expect(refusalOf(state, 0, bid(1))?.refused).toBe('not-your-turn');
    expect(refusalOf(state, 1, bid(11))).toEqual({ refused: 'bid-above-means', clause: 'P-30', about: { most: 10 } });
    act(state, 1, pass);
    act(state, 2, pass);
    expect(state).toMatchObject({ active: 1, phase: 'offer' });
    expect(refusalOf(state, 1, offer('boy'))).toEqual({ refused: 'not-to-be-offered', clause: 'P-30' });
  });

  it('[P-30*] at least 1, and the payer picks which decorations go', () => {
    const state = offered('single');
    expect(refusalOf(state, 1, bid(0))?.refused).toBe('bid-too-low');
    act(state, 1, bid(2));
    act(state, 2, pass);
    expect(waiting(state)).toMatchObject({ must: [1] });
    expect(refusalOf(state, 1, { do: 'pay', decorations: ['cake', 'cake'] })).toEqual({ refused: 'not-your-decoration', clause: 'P-30*' });
    act(state, 1, { do: 'pay', decorations: ['vase', 'cake'] });
    expect(state.decorations[1]).not.toContain('cake');
    expect(state.decorations[0]?.slice(-2)).toEqual(['vase', 'cake']);
    expect(viewOf(state, 1).scene?.decorations.some(({ id }) => id === 'cake')).toBe(false);
    const twice = offered('single');
    twice.decorations = [['vase'], ['cake', 'vase', 'cake'], []];
    const cakes = [1400, 2000].map((z) => ({ id: 'cake' as const, x: 0, z }));
    twice.scenes = twice.scenes.with(1, placementSecret({ guests: [], decorations: cakes }, 1));
    act(twice, 1, bid(1));
    act(twice, 1, { do: 'pay', decorations: ['cake'] });
    expect(viewOf(twice, 1).scene?.decorations).toEqual(cakes.slice(0, 1));
    const poor = rich(facing('single', THREE), [10, 1, 10]);
    act(poor, 0, offer('dog'));
    act(poor, 1, bid(1));
    act(poor, 2, pass);
    expect(poor.phase).toBe('offer');
    expect(money(poor)).toEqual([11, 0, 10]);
  });

  it('[P-31] the buyer pays the active player exactly the bid and has the envelope; who passed is out', () => {
    const shared = bidding();
    act(shared, 1, bid(1));
    act(shared, 2, pass);
    act(shared, 3, bid(2));
    expect(waiting(shared).must).toEqual([1]);
    act(shared, 1, pass);
    expect(shared).toMatchObject({ phase: 'sell', best: { bidder: 3, bid: 2 } });
    act(shared, 0, { do: 'sell' });
    expect(refusalOf(shared, 3, { do: 'pay', decorations: ['cake'] })).toMatchObject({ refused: 'pay-exactly', clause: 'P-31' });
    settle(shared);
    expect(shared.holders.dog).toBe(3);
    expect(money(shared)).toEqual([12, 10, 10, 8]);
  });

  it('[P-32] nobody bids, or there is nothing to offer: the turn is over', () => {
    const state = facing('single', [['dog'], [], ['boy']]);
    act(state, 0, offer('dog'));
    act(state, 1, pass);
    const events = act(state, 2, pass);
    expect(types(events)).toEqual(['passed', 'unsold', 'nothingToOffer']);
    expect(state).toMatchObject({ active: 2, phase: 'offer' });
    expect(state.holders.dog).toBe(0);
  });

  it('[P-33] what was won is not offered again in this round, nor opened before the next', () => {
    const state = offered('single');
    act(state, 1, bid(1));
    act(state, 2, pass);
    settle(state);
    expect(state).toMatchObject({ active: 1, won: ['dog'] });
    expect(refusalOf(state, 1, offer('dog'))).toEqual({ refused: 'not-to-be-offered', clause: 'P-33' });
    expect(refusalOf(state, 1, { do: 'open', guest: 'dog' })?.refused).toBe('not-now');
    act(state, 1, offer('plant'));
    for (const seat of [2, 0]) act(state, seat, pass);
    act(state, 2, offer('boy'));
    for (const seat of [0, 1]) act(state, seat, pass);
    expect(state).toMatchObject({ phase: 'look', won: [] });
    expect(refusalOf(state, 1, { do: 'open', guest: 'dog' })).toBeUndefined();
  });

  it('[P-33] so is nothing that was won before the last sale', () => {
    const state = offered('single', [['dog'], ['plant'], ['boy'], ['girl']]);
    for (const move of [pass, pass, bid(1)]) act(state, state.asked ?? -1, move);
    settle(state);
    act(state, 1, offer('plant'));
    act(state, 2, bid(1));
    for (const seat of [3, 0]) act(state, seat, pass);
    settle(state);
    expect(state).toMatchObject({ active: 2, won: ['dog', 'plant'] });
    act(state, 2, offer('boy'));
    for (const seat of [3, 0, 1]) act(state, seat, pass);
    expect(refusalOf(state, 3, offer('dog'))).toEqual({ refused: 'not-to-be-offered', clause: 'P-33' });
  });

  it('[P-34] who has neither envelopes nor decorations gets one from every other', () => {
    const state = rich(facing('single', [['dog'], [], ['boy']]), [3, 0, 5]);
    act(state, 0, offer('dog'));
    act(state, 2, pass);
    act(state, 2, offer('boy'));
    act(state, 0, pass);
    expect(waiting(state).must).toEqual([0, 2]);
    settle(state);
    expect(money(state)).toEqual([2, 2, 4]);
    expect(state.phase).toBe('look');
  });

  it('[P-34*] several are served at once, clockwise from the start, from what the givers had before', () => {
    const state = rich(facing('single', [['dog'], [], []]), [1, 0, 0]);
    act(state, 0, offer('dog'));
    expect(state).toMatchObject({ phase: 'look', poor: [], served: [] });
    expect(money(state)).toEqual([0, 1, 0]);
    const two = rich(facing('single', [['dog'], [], [], ['boy']]), [3, 0, 0, 1]);
    act(two, 0, offer('dog'));
    act(two, 3, pass);
    act(two, 3, offer('boy'));
    act(two, 0, pass);
    settle(two);
    expect(money(two)).toEqual([1, 2, 1, 0]);
    expect(two.phase).toBe('look');
  });

  it('[P-34*] of three who are served none gives, and the first from the starting player is served first', () => {
    const all = rich(facing('single', [['dog'], [], [], [], ['boy']]), [4, 0, 0, 0, 5]);
    act(all, 0, offer('dog'));
    act(all, 4, pass);
    act(all, 4, offer('boy'));
    act(all, 0, pass);
    settle(all);
    expect(money(all)).toEqual([1, 2, 2, 2, 2]);
    const one = holding(dealt({ auctions: true, first: 2 }, 4), [['dog'], [], [], []]);
    one.deck = [inDeck('single'), ...one.deck.slice(1)];
    rich(one, [1, 0, 0, 0]);
    for (const seat of [0, 1, 2, 3]) act(one, seat, { do: 'done' });
    act(one, 0, offer('dog'));
    expect(money(one)).toEqual([0, 0, 1, 0]);
  });

  it('[P-34*] who has envelopes and no decorations gives nothing, and nothing is said of it', () => {
    const state = rich(facing('single', [['dog'], [], ['boy']]), [1, 0, 0]);
    act(state, 0, offer('dog'));
    const payments = act(state, 2, offer('boy'))
      .concat(act(state, 0, pass))
      .filter(({ type }) => type === 'paid');
    expect(payments).toEqual([{ type: 'paid', from: 0, to: 1, decorations: [expect.any(String)] }]);
    expect(money(state)).toEqual([0, 1, 0]);
  });

  it('[P-34*] a giver of their last one is not served in the same round', () => {
    const state = rich(facing('single', [['dog'], [], []]), [2, 0, 1]);
    act(state, 0, offer('dog'));
    act(state, 2, pass);
    settle(state);
    expect(money(state)).toEqual([1, 2, 0]);
    expect(state.phase).toBe('look');
  });

  it('[P-34*] under rules version 1 the first to be served gave to the next', () => {
    const state = rich(facing('single', [['dog'], [], []]), [1, 0, 0]);
    state.options = { ...state.options, rules: 1 };
    act(state, 0, offer('dog'));
    expect(money(state)).toEqual([0, 0, 1]);
  });

  it('[P-41] an offer may say whether there is a VIP card in it', () => {
    const state = facing('single', THREE);
    const events = act(state, 0, { do: 'offer', guest: 'dog', says: 'vip', price: null });
    expect(events).toContainEqual({ type: 'offered', seat: 0, guest: 'dog', says: 'vip', price: null });
    expect(viewOf(state, 2).offer?.says).toBe('vip');
  });

  it('[P-41*] true or not, or nothing', () => {
    const state = facing('single', THREE);
    for (const says of ['vip', 'no-vip', null] as const) {
      expect(refusalOf(state, 0, { do: 'offer', guest: 'dog', says, price: null })).toBeUndefined();
    }
  });
});

describe('single round', () => {
  it('[P-35] clockwise from the left, one bid each, the highest buys', () => {
    const state = offered('single', [['dog'], ['plant'], ['boy'], ['girl']]);
    act(state, 1, bid(2));
    act(state, 2, bid(3));
    act(state, 3, pass);
    settle(state);
    expect(state.holders.dog).toBe(2);
    expect(money(state)).toEqual([13, 10, 7, 10]);
  });

  it('[P-35*] a bid must beat the last one', () => {
    const state = offered('single');
    act(state, 1, bid(3));
    expect(refusalOf(state, 2, bid(3))).toEqual({ refused: 'bid-too-low', clause: 'P-31', about: { least: 4 } });
    expect(refusalOf(state, 2, bid(4))).toBeUndefined();
  });
});

describe('open auction', () => {
  it('[P-36] anyone calls a higher bid at any time; the highest buys when nobody goes higher', () => {
    const state = offered('open');
    expect(waiting(state)).toMatchObject({ must: [], may: [1, 2], pace: { name: 'call', seconds: 8 } });
    act(state, 2, bid(1));
    expect(waiting(state).may).toEqual([1]);
    act(state, 1, bid(4));
    expect(refusalOf(state, 2, bid(4))?.refused).toBe('bid-too-low');
    ringOut(state);
    settle(state);
    expect(state.holders.dog).toBe(1);
    expect(money(state)).toEqual([14, 6, 10]);
  });

  it('[P-36*] ends at once when everyone else has passed, and silence sells nothing', () => {
    const state = offered('open');
    act(state, 1, pass);
    act(state, 2, bid(1));
    expect(state.holders.dog).toBe(2);
    const called = offered('open');
    act(called, 1, pass);
    expect(called.asked).toBeNull();
    const silent = offered('open');
    expect(types(ringOut(silent))).toContain('unsold');
    expect(silent.holders.dog).toBe(0);
  });

  it('[P-36*] a pass can be taken back by a higher bid while the auction runs, and is made once', () => {
    const state = offered('open', [['dog'], ['plant'], ['boy'], ['girl']]);
    act(state, 1, pass);
    expect(waiting(state).may).toEqual([1, 2, 3]);
    expect(legal(state, 1)).not.toContainEqual(pass);
    expect(refusalOf(state, 1, pass)).toEqual({ refused: 'passed-already', clause: 'P-36*' });
    act(state, 2, bid(2));
    expect(refusalOf(state, 1, bid(2))?.refused).toBe('bid-too-low');
    act(state, 1, bid(3));
    expect(state.passed).toEqual([false, false, false, false]);
    act(state, 2, pass);
    act(state, 3, pass);
    settle(state);
    expect(state.holders.dog).toBe(1);
    expect(money(state)).toEqual([13, 7, 10, 10]);
  });

  it('[P-36*] a bid, and only a bid, restarts the call clock', () => {
    const state = offered('open', [['dog'], ['plant'], ['boy'], ['girl']]);
    const begun = startMatch(picturePerfect, state.options, 4, seedFromText('open')).match;
    const match = { ...begun, state, status: picturePerfect.status(state) };
    const restarts = (before: typeof match, seat: number, move: Move) => {
      const played = play(before, seat, move);
      if (isRefusal(played)) throw new Error(played.refused);
      return { restarts: startsNewDecision(before, played.match), match: played.match };
    };
    const passed = restarts(match, 1, pass);
    expect(passed.restarts).toBe(false);
    expect(restarts(passed.match, 2, bid(1)).restarts).toBe(true);
    expect(restarts(restarts(passed.match, 2, pass).match, 3, pass).restarts).toBe(true);
  });

  it('[P-31] a pass where players bid in turn begins a new time, also when the same player auctions next', () => {
    const state = rich(facing('single', THREE), [10, 10, 0]);
    act(state, 0, offer('dog'));
    const begun = startMatch(picturePerfect, state.options, 3, seedFromText('single')).match;
    const match = { ...begun, state, status: picturePerfect.status(state) };
    const played = play(match, 1, pass);
    if (isRefusal(played)) throw new Error(played.refused);
    expect(played.match.state).toMatchObject({ phase: 'offer', active: 1 });
    expect(startsNewDecision(match, played.match)).toBe(true);
  });

  it('[P-36*] a player who owns too little to go higher is not waited for', () => {
    const state = offered('open', [['dog'], ['plant'], ['boy'], ['girl']]);
    rich(state, [10, 10, 2, 10]);
    act(state, 1, bid(2));
    expect(waiting(state).may).toEqual([3]);
    act(state, 3, pass);
    expect(state.holders.dog).toBe(1);
  });
});

describe('secret auctions', () => {
  const sealed = (card: ExchangeCard, one: number, two: number): State => {
    const state = offered(card);
    expect(waiting(state)).toMatchObject({ must: [1, 2], sealed: true });
    together(state, [
      [1, bid(one)],
      [2, bid(two)],
    ]);
    return state;
  };

  it('[P-37] all choose together, the highest buys, the others pay nothing', () => {
    const state = sealed('secret', 4, 2);
    settle(state);
    expect(state.holders.dog).toBe(1);
    expect(money(state)).toEqual([14, 6, 10]);
  });

  it('[P-37] the tied bid again, at least as much; still tied, it stays', () => {
    const state = sealed('secret', 3, 3);
    expect(waiting(state)).toMatchObject({ must: [1, 2], sealed: true });
    expect(viewOf(state, 0).bids).toEqual([null, 3, 3]);
    expect(refusalOf(state, 1, bid(2))).toEqual({ refused: 'bid-too-low', clause: 'P-37', about: { least: 3 } });
    together(state, [
      [1, bid(5)],
      [2, bid(5)],
    ]);
    expect(state.holders.dog).toBe(0);
    expect(state.active).toBe(1);
    const decided = sealed('secret', 3, 3);
    together(decided, [
      [1, bid(3)],
      [2, bid(4)],
    ]);
    expect(decided.holders.dog).toBe(2);
  });

  it('[P-37*] nothing buys nothing, without a second round', () => {
    const state = sealed('secret', 0, 0);
    expect(state).toMatchObject({ active: 1, phase: 'offer' });
    expect(state.holders.dog).toBe(0);
  });

  it('[P-38] every loser pays half, rounded down; after a second tie nobody does', () => {
    const state = sealed('unfair', 6, 5);
    settle(state);
    expect(state.holders.dog).toBe(1);
    expect(money(state)).toEqual([18, 4, 8]);
    const tie = sealed('unfair', 5, 5);
    together(tie, [
      [1, bid(5)],
      [2, bid(5)],
    ]);
    expect(money(tie)).toEqual([10, 10, 10]);
  });

  it('[P-38*] half of the latest bid', () => {
    const state = sealed('unfair', 4, 4);
    together(state, [
      [1, bid(6)],
      [2, bid(8)],
    ]);
    settle(state);
    expect(money(state)).toEqual([21, 7, 2]);
  });
});

/** Four have put one each into the middle, and seat 0 has picked the dog. */
function bidding(): State {
  const state = facing('shared', [['dog'], ['plant'], ['boy'], ['girl']]);
  together(
    state,
    (['dog', 'plant', 'boy', 'girl'] as const).map((guest, seat) => [seat, { do: 'contribute', guest }]),
  );
  act(state, 0, offer('dog'));
  return state;
}

describe('shared auction', () => {
  it('[P-39] all give one to the middle; the active player picks, and sells or buys at the highest bid', () => {
    const state = bidding();
    expect([0, 1, 2, 3].flatMap((seat) => heldBy(state, seat))).toEqual([]);
    act(state, 1, bid(3));
    act(state, 2, pass);
    act(state, 3, pass);
    expect(state.phase).toBe('sell');
    act(state, 0, { do: 'buy' });
    settle(state);
    expect(state.holders.dog).toBe(0);
    expect(money(state)).toEqual([7, 13, 10, 10]);
  });

  it('[P-39] after a bid the next one clockwise is asked, round after round', () => {
    const state = bidding();
    const asked = [bid(1), bid(2), bid(3), bid(4)].map((move) => {
      const seat = state.asked ?? -1;
      act(state, seat, move);
      return seat;
    });
    expect(asked).toEqual([1, 2, 3, 1]);
  });

  it('[P-39] without enough decorations they must sell', () => {
    const state = rich(bidding(), [2, 10, 10, 10]);
    act(state, 1, bid(3));
    act(state, 2, pass);
    act(state, 3, pass);
    settle(state);
    expect(state.holders.dog).toBe(1);
    expect(money(state)).toEqual([5, 7, 10, 10]);
  });

  it('[P-39*] the last one left may still open; without a bid it stays in the middle; who has none adds none', () => {
    const state = bidding();
    act(state, 1, pass);
    act(state, 2, pass);
    expect(waiting(state).must).toEqual([3]);
    act(state, 3, pass);
    expect(state.holders.dog).toBe('middle');
    expect(refusalOf(state, 1, offer('dog'))).toBeUndefined();
    act(state, 1, offer('dog'));
    act(state, 2, bid(1));
    act(state, 3, pass);
    act(state, 0, pass);
    act(state, 1, { do: 'sell' });
    settle(state);
    expect(refusalOf(state, 2, offer('dog'))?.refused).toBe('not-to-be-offered');
    const none = facing('shared', [['dog'], [], ['boy']]);
    expect(waiting(none).must).toEqual([0, 2]);
    expect(facing('shared', [[], [], []])).toMatchObject({ phase: 'offer', active: 0 });
  });

  it('[P-39*] with the middle empty the turn is over', () => {
    const state = bidding();
    holding(state, [GUEST_IDS, [], [], []]);
    for (const seat of [1, 2, 3]) act(state, seat, pass);
    expect(state).toMatchObject({ phase: 'look', round: 2 });
  });
});

describe('fixed price', () => {
  it('[P-40] who pays looks into it at once, and it stays where it is', () => {
    const state = facing('fixed', THREE);
    act(state, 0, offer('dog', 3));
    expect(waiting(state)).toMatchObject({ must: [1, 2], sealed: true });
    together(state, [
      [1, { do: 'answer', pays: true }],
      [2, { do: 'answer', pays: false }],
    ]);
    settle(state);
    expect(waiting(state).must).toEqual([1]);
    expect(viewOf(state, 1).open?.guest).toBe('dog');
    expect(viewOf(state, 2).open).toBeNull();
    expect(refusalOf(state, 1, { do: 'close', vip: true })?.refused).toBe('not-now');
    act(state, 1, { do: 'ready' });
    expect(viewOf(state, 1).open).toBeNull();
    expect(state.done).toEqual([false, false, false]);
    expect(state.holders.dog).toBe(0);
    expect(money(state)).toEqual([13, 7, 10]);
    expect(state.active).toBe(1);
  });

  it('[P-40] everyone who pays, pays and looks; the active player keeps the envelope closed', () => {
    const state = facing('fixed', THREE);
    act(state, 0, offer('dog', 3));
    together(state, [
      [1, { do: 'answer', pays: true }],
      [2, { do: 'answer', pays: true }],
    ]);
    expect(waiting(state).must).toEqual([1, 2]);
    settle(state);
    expect(money(state)).toEqual([16, 7, 7]);
    expect([0, 1, 2].map((seat) => viewOf(state, seat).open?.guest)).toEqual([undefined, 'dog', 'dog']);
  });

  it('[P-40*] the price is at least 1, and only who can pay is asked', () => {
    const state = rich(facing('fixed', THREE), [10, 2, 10]);
    expect(refusalOf(state, 0, offer('dog', 0))).toEqual({ refused: 'name-a-price', clause: 'P-40*' });
    expect(refusalOf(state, 0, offer('dog'))?.refused).toBe('name-a-price');
    act(state, 0, offer('dog', 3));
    expect(waiting(state).must).toEqual([2]);
  });
});

describe('two players and the house', () => {
  let lastEvents: readonly Event[] = [];
  const against = (card: ExchangeCard, house: number, own: number): State => {
    const state = facing(card, [
      ['dog', 'girl'],
      ['plant', 'boy'],
    ]);
    if (card === 'shared') {
      together(state, [
        [0, { do: 'contribute', guest: 'dog' }],
        [1, { do: 'contribute', guest: 'plant' }],
      ]);
    }
    state.house = [houseBid(house), houseBid(0)];
    act(state, 0, offer('dog'));
    expect(waiting(state)).toMatchObject({ must: [1], sealed: true });
    lastEvents = act(state, 1, bid(own));
    return state;
  };

  it('[P-47*] it seals 0 to 3 before the auction, and shows nothing of it', () => {
    const state = facing('open', [['dog'], ['plant']]);
    expect(state.house.map((sealed) => sealed.secret).every((amount) => amount >= 0 && amount <= 3)).toBe(true);
    expect(viewOf(state, 0).houseBids).toBe(2);
    expect(facing('fixed', [['dog'], ['plant']]).house).toEqual([]);
    expect(facing('open', THREE).house).toEqual([]);
  });

  it.each(['single', 'open', 'secret'] as const)(
    '[P-47*] %s: a tie goes to the player, more to the house, paid from the supply',
    (card) => {
      const tie = against(card, 2, 2);
      settle(tie);
      expect(tie.holders.dog).toBe(1);
      expect(money(tie)).toEqual([12, 8]);
      const lost = against(card, 3, 2);
      expect(lost.holders.dog).toBe('middle');
      expect(money(lost)).toEqual([13, 10]);
      expect(lost.supply).toHaveLength(9);
      expect(types(lastEvents)).toEqual(['bid', 'bid', 'sold', 'moved', 'paid']);
      const nothing = against(card, 0, 0);
      expect(nothing.holders.dog).toBe(0);
    },
  );

  it('[P-47*] each auction has its own sealed bid', () => {
    const state = facing('secret', [['dog'], ['plant']]);
    state.house = [houseBid(0), houseBid(3)];
    act(state, 0, offer('dog'));
    expect(act(state, 1, bid(1))).toContainEqual({ type: 'bid', bidder: 'house', amount: 0 });
    settle(state);
    expect(viewOf(state, 0).houseBids).toBe(1);
    act(state, 1, offer('plant'));
    expect(act(state, 0, bid(2))).toContainEqual({ type: 'bid', bidder: 'house', amount: 3 });
    expect(state.holders).toMatchObject({ dog: 1, plant: 'middle' });
  });

  it('[P-47*] in an unfair auction only the player pays for losing', () => {
    const lost = against('unfair', 3, 2);
    settle(lost);
    expect(money(lost)).toEqual([14, 9]);
  });

  it('[P-47*] in a shared auction, who buys from the house pays into the supply', () => {
    const state = against('shared', 3, 1);
    expect(state.best).toEqual({ bidder: 'house', bid: 3 });
    act(state, 0, { do: 'buy' });
    settle(state);
    expect(state.holders.dog).toBe(0);
    expect(money(state)).toEqual([7, 10]);
    expect(state.supply).toHaveLength(15);
  });

  it('[P-47*] what the house buys in a shared auction stays in the middle', () => {
    const state = against('shared', 3, 1);
    expect(types(act(state, 0, { do: 'sell' }))).toEqual(['sold', 'paid']);
    expect(state.holders.dog).toBe('middle');
    expect(money(state)).toEqual([13, 10]);
  });

  it('[P-47*] it never bids more than the supply', () => {
    const state = facing('open', [['dog'], ['plant']]);
    state.house = [houseBid(3), houseBid(3)];
    state.supply = ['cake'];
    act(state, 0, offer('dog'));
    expect(act(state, 1, bid(0))).toContainEqual({ type: 'bid', bidder: 'house', amount: 1 });
    expect(state.supply).toEqual([]);
  });
});
