import { chanceFor, EventCollector, seedFromText } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { DECORATION_IDS } from '../photo/index.ts';
import { type Event, type GuestId, type Move, picturePerfect, type State } from './index.ts';
import {
  act,
  atTheEnd,
  byClock,
  dealt,
  facing,
  holding,
  legal,
  options,
  photo,
  refusalOf,
  rich,
  together,
  viewOf,
} from './state.fixture.ts';

const bid = (amount: number): Move => ({ do: 'bid', amount });
const offer = (guest: GuestId, price: number | null = null): Move => ({ do: 'offer', guest, says: null, price });
const THREE = [['dog'], ['plant'], ['boy']] as const;
const STEAL: readonly (readonly [number, Move])[] = [
  [0, { do: 'steal', guest: 'plant' }],
  [1, { do: 'steal', guest: 'boy' }],
  [2, { do: 'steal', guest: 'dog' }],
];
const NOBODY = photo({});

describe('the rounds', () => {
  it('[P-10] the deal names who starts, and the card is turned up by the last who is done', () => {
    const sink = new EventCollector<Event>();
    const state = picturePerfect.setup(options({ first: 1 }), 3, chanceFor(seedFromText('deal'), 0), sink);
    expect(sink.collected).toEqual([{ event: { type: 'dealt', starter: 1 } }]);
    expect(act(state, 0, { do: 'done' })).toEqual([{ type: 'finished', seat: 0 }]);
    act(state, 1, { do: 'done' });
    expect(act(state, 2, { do: 'done' }).slice(0, 2)).toEqual([
      { type: 'finished', seat: 2 },
      { type: 'turnedUp', card: state.card, starter: 1, round: 1 },
    ]);
  });

  it.each([
    [5, 'look', false],
    [6, 'final', true],
  ] as const)('[P-10] after round %i comes %s', (round, phase, isLast) => {
    const state = { ...facing('theft', THREE), round };
    const events = together(state, STEAL);
    expect(state).toMatchObject({ phase, round: round + 1, card: null, discarded: ['theft'], done: [false, false, false], house: [] });
    expect(events.some(({ type }) => type === 'finalPhoto')).toBe(isLast);
  });

  it('[P-34] who still has an envelope is not served', () => {
    const state = rich(facing('theft', THREE), [4, 0, 4]);
    expect(together(state, STEAL).some(({ type }) => type === 'paid')).toBe(false);
  });

  it('[P-06] the supply holds every decoration, then the first two again', () => {
    expect(dealt({ auctions: true }, 2).supply).toEqual([...DECORATION_IDS, ...DECORATION_IDS].slice(0, 12));
  });
});

describe('auctions', () => {
  it('[P-31] [P-33] bids, the sale and the payment are public events', () => {
    const state = rich(facing('single', THREE), [3, 1, 2]);
    act(state, 0, offer('dog'));
    const [own = []] = [state.decorations[2]];
    expect(act(state, 1, bid(1))).toEqual([{ type: 'bid', bidder: 1, amount: 1 }]);
    expect(act(state, 2, bid(2))).toEqual([
      { type: 'bid', bidder: 2, amount: 2 },
      { type: 'sold', guest: 'dog', to: 2, price: 2 },
      { type: 'moved', guest: 'dog', from: 0, to: 2 },
      { type: 'paid', from: 2, to: 0, decorations: own },
    ]);
  });

  it('[P-35] in a single round nobody is asked twice', () => {
    const state = facing('single', THREE);
    act(state, 0, offer('dog'));
    act(state, 1, bid(1));
    act(state, 2, bid(2));
    expect(state).toMatchObject({ phase: 'pay', debts: [{ from: 2, to: 0, count: 2 }] });
  });

  it('[P-37] a tie is an event, with the players who bid again', () => {
    const state = facing('secret', THREE);
    act(state, 0, offer('dog'));
    const events = together(state, [
      [1, bid(2)],
      [2, bid(2)],
    ]);
    expect(events).toEqual([
      { type: 'bid', bidder: 1, amount: 2 },
      { type: 'bid', bidder: 2, amount: 2 },
      { type: 'tied', seats: [1, 2], again: true },
    ]);
  });

  it('[P-38] [P-30*] two debtors of an unfair auction pay one after the other, each their own', () => {
    const state = facing('unfair', THREE);
    act(state, 0, offer('dog'));
    together(state, [
      [1, bid(3)],
      [2, bid(2)],
    ]);
    expect(state.debts).toEqual([
      { from: 1, to: 0, count: 3 },
      { from: 2, to: 0, count: 1 },
    ]);
    const pay = (seat: number) => [seat, legal(state, seat)[0] as Move] as const;
    together(state, [pay(1), pay(2)]);
    expect([state.decorations.map((own) => own.length), state.debts]).toEqual([[14, 7, 9], []]);
  });

  it('[P-39] who owns exactly the highest bid may buy', () => {
    for (const [own, phase] of [
      [2, 'sell'],
      [1, 'pay'],
    ] as const) {
      const state = rich(facing('shared', THREE), [own, 5, 5]);
      together(state, [
        [0, { do: 'contribute', guest: 'dog' }],
        [1, { do: 'contribute', guest: 'plant' }],
        [2, { do: 'contribute', guest: 'boy' }],
      ]);
      act(state, 0, offer('dog'));
      act(state, 1, bid(2));
      act(state, 2, { do: 'pass' });
      expect(state.phase).toBe(phase);
    }
  });

  it('[P-40] nobody pays: the envelope is unsold, and nobody has read it', () => {
    const state = facing('fixed', THREE);
    act(state, 0, offer('dog', 2));
    const events = together(state, [
      [1, { do: 'answer', pays: false }],
      [2, { do: 'answer', pays: false }],
    ]);
    expect(events).toEqual([{ type: 'unsold', guest: 'dog' }]);
    expect(state).toMatchObject({ phase: 'offer', active: 1 });
  });

  it('[P-36] a call is not asked for in turn', () => {
    const state = facing('open', THREE);
    act(state, 0, offer('dog'));
    act(state, 2, bid(1));
    expect(state).toMatchObject({ phase: 'call', asked: null });
    act(state, 1, { do: 'pass' });
    expect(state.phase).toBe('pay');
  });
});

describe('envelopes', () => {
  it('[P-12] [P-13] what is read and added is an event for its reader alone', () => {
    const state = holding(dealt(), THREE);
    expect(act(state, 0, { do: 'open', guest: 'dog' }, 0)).toMatchObject([{ type: 'opened', seat: 0, contents: { guest: 'dog' } }]);
    expect(act(state, 0, { do: 'close', vip: true }, 0)).toEqual([{ type: 'vipAdded', guest: 'dog' }]);
    const other = holding(dealt(), THREE);
    expect(act(other, 0, { do: 'open', guest: 'dog' }, 1)).toEqual([]);
    expect(act(other, 0, { do: 'close', vip: false }, 0)).toEqual([]);
  });

  it('[P-23] a rumour is read by the player who asked', () => {
    const state = facing('rumours', THREE);
    const choices: readonly (readonly [number, Move])[] = [
      [0, { do: 'rumour', guest: 'plant' }],
      [1, { do: 'rumour', guest: null }],
      [2, { do: 'rumour', guest: null }],
    ];
    expect(together(state, choices, 0)).toMatchObject([
      { type: 'peeked', seat: 0, guest: 'plant' },
      { type: 'opened', seat: 0, contents: { guest: 'plant' } },
    ]);
    expect(
      together(
        facing('rumours', THREE),
        choices.map(([seat]) => [seat, { do: 'rumour', guest: null }]),
      ).map(({ type }) => type),
    ).not.toContain('peeked');
  });

  it('[P-22] of the Revelations only the open one is named', () => {
    const state = facing('revelations', THREE);
    expect([state.revealing.length, viewOf(state, 0).revealing]).toEqual([2, state.revealing.slice(0, 1)]);
  });

  it('[P-14] [P-30*] nobody arranges what another player owns', () => {
    const state = rich(dealt(), [0, 10, 10]);
    const placement = { guests: [], decorations: [{ id: 'cake', x: 0, z: 0 }] } as const;
    expect(refusalOf(state, 0, { do: 'arrange', placement })).toEqual({
      refused: 'not-your-decoration',
      clause: 'P-30*',
      about: { figure: 'cake' },
    });
  });
});

describe('the end', () => {
  const shoot = (state: State, seat: number) => act(state, seat, { do: 'photo', scene: NOBODY });

  it('[P-51] [P-63] photos, votes and winners are events', () => {
    const state = holding(atTheEnd(3), [['dog'], ['plant'], []]);
    expect(shoot(state, 0)).toEqual([{ type: 'finished', seat: 0 }]);
    shoot(state, 1);
    shoot(state, 2);
    expect(byClock(state, 2)).toEqual({ do: 'vote', for: null });
    const events = together(state, [
      [0, { do: 'vote', for: null }],
      [1, { do: 'vote', for: 0 }],
      [2, { do: 'vote', for: 1 }],
    ]);
    expect(events).toEqual([
      { type: 'voted', votes: [null, 0, 1] },
      { type: 'over', scores: [0, 0, 0], winners: [0, 1] },
    ]);
    expect(picturePerfect.status(state)).toEqual({ over: { winners: [0, 1], scores: [0, 0, 0] } });
    expect(legal(state, 0)).toEqual([]);
  });

  it('[P-50] a misplaced figure is named', () => {
    const [dog] = photo({ dog: 'A1' }).guests;
    const [boy] = photo({ boy: 'A1' }).guests;
    const scene = { ...NOBODY, guests: [dog, boy].flatMap((guest) => guest ?? []) };
    expect(refusalOf(atTheEnd(), 0, { do: 'photo', scene })).toMatchObject({ clause: 'P-50', about: { figure: 'dog boy' } });
  });
});
