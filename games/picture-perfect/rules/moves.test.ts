import { describe, expect, it } from 'vitest';
import { GUEST_IDS } from '../photo/index.ts';
import { type Event, type ExchangeCard, type Move, type Phase, picturePerfect, type State } from './index.ts';
import { act, atTheEnd, dealt, facing, holding, legal, photo, refusalOf, rich, together, viewOf, waiting } from './state.fixture.ts';

const [A, B, C, D, E, F, ...REST] = GUEST_IDS as unknown as readonly [Guest, Guest, Guest, Guest, Guest, Guest, ...Guest[]];
type Guest = (typeof GUEST_IDS)[number];

/** Three players with two envelopes each; the other eight lie in the middle. */
const held = (): readonly (readonly Guest[])[] => [
  [A, B],
  [C, D],
  [E, F],
];
const at = (phase: Phase, given: Partial<State> = {}): State => ({ ...holding(dealt(), held()), phase, ...given });
const refused = (code: string, clause: string, about?: object) => ({ refused: code, clause, ...(about === undefined ? {} : { about }) });
const offered = { offer: { guest: A, says: null, price: null } } as const;
const fixed = (price: number) => ({ card: 'fixed', offer: { guest: A, says: null, price } }) as const;
const M = REST[0] as Guest;
const SCENE = photo({ [A]: 'A1' });

describe('refusals name their clause', () => {
  it.each<[string, State, number, Move, object | undefined]>([
    ['an envelope outside the first step', at('keep'), 0, { do: 'open', guest: A }, refused('not-now', 'P-11')],
    ['a photo before the end', at('look'), 0, { do: 'photo', scene: SCENE }, refused('not-now', 'P-10')],
    ['the turn of another player', at('offer'), 1, { do: 'offer', guest: C, says: null, price: null }, refused('not-your-turn', 'P-10')],
    ['an envelope of another player', at('look'), 0, { do: 'open', guest: C }, refused('not-your-envelope', 'P-11')],
    ['closing nothing', at('look'), 0, { do: 'close', vip: false }, refused('nothing-is-open', 'P-12')],
    ['a gift of another’s envelope', at('give'), 0, { do: 'give', left: A, right: C }, refused('not-your-envelope', 'P-21')],
    ['one gift of two', at('give'), 0, { do: 'give', left: A, right: null }, refused('one-gift-to-each-side', 'P-21', { count: 2 })],
    ['the same gift twice', at('give'), 0, { do: 'give', left: A, right: A }, refused('one-gift-to-each-side', 'P-21', { count: 2 })],
    ['another player’s envelope is not kept', at('keep'), 0, { do: 'keep', guest: C }, refused('not-your-envelope', 'P-20')],
    ['a rumour of the player’s own', at('rumour'), 0, { do: 'rumour', guest: A }, refused('that-is-your-own', 'P-23')],
    ['no rumour', at('rumour'), 0, { do: 'rumour', guest: null }, undefined],
    [
      'taking one of two',
      at('partner'),
      0,
      { do: 'swap', take: [M], give: [A, B] },
      refused('take-and-return-as-many', 'P-24', { count: 2 }),
    ],
    [
      'returning one of two',
      at('partner'),
      0,
      { do: 'swap', take: [M, REST[1] as Guest], give: [A] },
      refused('take-and-return-as-many', 'P-24', { count: 2 }),
    ],
    [
      'taking what is not in the middle',
      at('partner'),
      0,
      { do: 'swap', take: [M, C], give: [A, B] },
      refused('not-in-the-middle', 'P-24'),
    ],
    ['taking the same twice', at('partner'), 0, { do: 'swap', take: [M, M], give: [A, B] }, refused('not-in-the-middle', 'P-24')],
    [
      'returning another’s envelope',
      at('partner'),
      0,
      { do: 'swap', take: [M, REST[1] as Guest], give: [A, C] },
      refused('not-your-envelope', 'P-24'),
    ],
    ['returning what was taken', at('partner'), 0, { do: 'swap', take: [M, REST[1] as Guest], give: [M, A] }, undefined],
    ['stealing from the right', at('steal'), 0, { do: 'steal', guest: E }, refused('not-of-your-left-neighbour', 'P-25')],
    ['contributing another’s envelope', at('contribute'), 0, { do: 'contribute', guest: C }, refused('not-your-envelope', 'P-39')],
    [
      'offering another’s envelope',
      at('offer'),
      0,
      { do: 'offer', guest: C, says: null, price: null },
      refused('not-to-be-offered', 'P-30'),
    ],
    [
      'offering what was won',
      at('offer', { won: [A] }),
      0,
      { do: 'offer', guest: A, says: null, price: null },
      refused('not-to-be-offered', 'P-33'),
    ],
    [
      'a price where none is named',
      at('offer', { card: 'open' }),
      0,
      { do: 'offer', guest: A, says: null, price: 1 },
      refused('no-price-here', 'P-40'),
    ],
    ['no price', at('offer', { card: 'fixed' }), 0, { do: 'offer', guest: A, says: null, price: null }, refused('name-a-price', 'P-40*')],
    [
      'a price of nothing',
      at('offer', { card: 'fixed' }),
      0,
      { do: 'offer', guest: A, says: null, price: 0 },
      refused('name-a-price', 'P-40*'),
    ],
    [
      'a bid above means',
      at('bid', { ...offered, asked: 1 }),
      1,
      { do: 'bid', amount: 11 },
      refused('bid-above-means', 'P-30', { most: 10 }),
    ],
    ['a bid of nothing', at('bid', { ...offered, asked: 1 }), 1, { do: 'bid', amount: 0 }, refused('bid-too-low', 'P-31', { least: 1 })],
    [
      'a second sealed bid below the first',
      at('seal', { ...offered, bids: [null, 3, 3], tied: [1, 2] }),
      1,
      { do: 'bid', amount: 2 },
      refused('bid-too-low', 'P-37', { least: 3 }),
    ],
    ['a sealed bid of nothing', at('seal', offered), 1, { do: 'bid', amount: 0 }, undefined],
    [
      'a payment of too few',
      at('pay', { debts: [{ from: 1, to: 0, count: 2 }] }),
      1,
      { do: 'pay', decorations: ['cake'] },
      refused('pay-exactly', 'P-31', { count: 2 }),
    ],
    [
      'a payment with what is not owned',
      rich(at('pay', { debts: [{ from: 1, to: 0, count: 1 }] }), [10, 0, 10]),
      1,
      { do: 'pay', decorations: ['cake'] },
      refused('not-your-decoration', 'P-30*'),
    ],
    [
      'a vote for the player’s own photo',
      at('vote', { candidates: [0, 1] }),
      0,
      { do: 'vote', for: 0 },
      refused('no-vote-for-that', 'P-63*'),
    ],
    ['a vote for one who is not tied', at('vote', { candidates: [0, 1] }), 0, { do: 'vote', for: 2 }, refused('no-vote-for-that', 'P-63*')],
    ['a vote', at('vote', { candidates: [0, 1] }), 0, { do: 'vote', for: 1 }, undefined],
  ])('[P-10] [P-21] [P-24] [P-30] %s', (_what, state, seat, move, refusal) => {
    expect(refusalOf(state, seat, move)).toEqual(refusal);
  });

  it('[P-12] nothing ends while an envelope is open', () => {
    const looking = at('look');
    act(looking, 0, { do: 'open', guest: A });
    expect(refusalOf(looking, 0, { do: 'open', guest: B })).toEqual(refused('close-it-first', 'P-12'));
    expect(refusalOf(looking, 0, { do: 'done' })).toEqual(refused('close-it-first', 'P-12'));
    const last = holding(atTheEnd(3), held());
    act(last, 0, { do: 'open', guest: A });
    expect(refusalOf(last, 0, { do: 'photo', scene: SCENE })).toEqual(refused('close-it-first', 'P-12'));
    expect(refusalOf(last, 0, { do: 'close', vip: false })).toBeUndefined();
  });
});

describe('what can be done', () => {
  const all = (state: State, seat: number) => legal(state, seat).filter(({ do: kind }) => kind !== 'arrange' && kind !== 'photo');

  it.each<[string, State, number, readonly Move[]]>([
    ['look', at('look'), 0, [{ do: 'open', guest: A }, { do: 'open', guest: B }, { do: 'done' }]],
    [
      'final',
      at('final'),
      0,
      [
        { do: 'open', guest: A },
        { do: 'open', guest: B },
      ],
    ],
    [
      'keep',
      at('keep'),
      0,
      [
        { do: 'keep', guest: A },
        { do: 'keep', guest: B },
      ],
    ],
    [
      'contribute',
      at('contribute'),
      0,
      [
        { do: 'contribute', guest: A },
        { do: 'contribute', guest: B },
      ],
    ],
    [
      'give',
      at('give'),
      0,
      [
        { do: 'give', left: A, right: B },
        { do: 'give', left: B, right: A },
      ],
    ],
    [
      'give of one',
      holding(at('give'), [[A], [C], [E]]),
      0,
      [
        { do: 'give', left: A, right: null },
        { do: 'give', left: null, right: A },
      ],
    ],
    ['reveal', at('reveal'), 1, [{ do: 'ready' }]],
    ['read', at('read'), 1, [{ do: 'ready' }]],
    [
      'rumour',
      at('rumour'),
      0,
      [...GUEST_IDS.filter((guest) => guest !== A && guest !== B), null].map((guest) => ({ do: 'rumour', guest }) as const),
    ],
    [
      'steal',
      at('steal'),
      0,
      [
        { do: 'steal', guest: C },
        { do: 'steal', guest: D },
      ],
    ],
    [
      'bid',
      rich(at('bid', { ...offered, asked: 1, bids: [null, null, 2] }), [9, 4, 9]),
      1,
      [{ do: 'bid', amount: 3 }, { do: 'bid', amount: 4 }, { do: 'pass' }],
    ],
    ['call', rich(at('call', { ...offered, bids: [null, null, 3] }), [9, 4, 9]), 1, [{ do: 'bid', amount: 4 }, { do: 'pass' }]],
    [
      'call after a pass',
      rich(at('call', { ...offered, bids: [null, null, 3], passed: [false, true, false] }), [9, 4, 9]),
      1,
      [{ do: 'bid', amount: 4 }],
    ],
    ['seal', rich(at('seal', offered), [9, 2, 9]), 1, [0, 1, 2].map((amount) => ({ do: 'bid', amount }) as const)],
    [
      'seal again',
      rich(at('seal', { ...offered, bids: [null, 1, 1], tied: [1, 2] }), [9, 2, 9]),
      1,
      [1, 2].map((amount) => ({ do: 'bid', amount }) as const),
    ],
    [
      'answer',
      at('answer', fixed(3)),
      1,
      [
        { do: 'answer', pays: true },
        { do: 'answer', pays: false },
      ],
    ],
    ['sell', at('sell'), 0, [{ do: 'sell' }, { do: 'buy' }]],
    [
      'vote',
      at('vote', { candidates: [0, 1] }),
      1,
      [
        { do: 'vote', for: 0 },
        { do: 'vote', for: null },
      ],
    ],
    ['over', at('over'), 0, []],
  ])('[P-10] [P-11] [P-20] [P-36*] [P-37] in phase %s', (_phase, state, seat, moves) => {
    expect(all(state, seat)).toEqual(moves);
  });

  it('[P-24] [P-24*] all pairs of the middle against all pairs of both', () => {
    const two = holding(at('partner'), [[A], [C], GUEST_IDS.filter((guest) => ![A, C, D, F].includes(guest))]);
    expect(legal(two, 0)).toEqual(
      [
        [A, D],
        [A, F],
        [D, F],
      ].map((give) => ({ do: 'swap', take: [D, F], give })),
    );
    const one = holding(at('partner'), [[A], [C], GUEST_IDS.filter((guest) => ![A, C, D].includes(guest))]);
    expect(legal(one, 0)).toEqual([[A], [D]].map((give) => ({ do: 'swap', take: [D], give })));
  });

  it('[P-40*] [P-41] every price that another player can pay, with and without a statement', () => {
    const state = rich(at('offer', { card: 'fixed' }), [9, 1, 2]);
    const prices = legal(state, 0).map((move) => (move.do === 'offer' ? [move.guest, move.price, move.says] : []));
    expect(prices).toEqual(
      [A, B].flatMap((guest) => [1, 2].flatMap((price) => [null, 'vip', 'no-vip'].map((says) => [guest, price, says]))),
    );
    const none = legal(rich(at('offer', { card: 'fixed' }), [9, 0, 0]), 0);
    expect(new Set(none.map((move) => move.do === 'offer' && move.price))).toEqual(new Set([1]));
  });

  it('[P-30*] a debt is paid with the last or the first of what is owned', () => {
    const state = at('pay', { debts: [{ from: 1, to: 0, count: 2 }] });
    const own = state.decorations[1] ?? [];
    expect(legal(state, 1)).toEqual([
      { do: 'pay', decorations: own.slice(-2) },
      { do: 'pay', decorations: own.slice(0, 2) },
    ]);
    expect(legal(rich(state, [1, 2, 1]), 1)).toEqual([{ do: 'pay', decorations: own.slice(0, 2) }]);
  });

  it('[P-12] [P-13] an open envelope is closed, with a VIP card once', () => {
    const state = at('look');
    act(state, 0, { do: 'open', guest: A });
    expect(all(state, 0)).toEqual([
      { do: 'close', vip: false },
      { do: 'close', vip: true },
    ]);
    act(state, 0, { do: 'close', vip: true });
    act(state, 0, { do: 'open', guest: B });
    expect(all(state, 0)).toEqual([{ do: 'close', vip: false }]);
  });

  it('[P-10] [P-13] others learn nothing of moves behind the shield, nor of a photo before the last', () => {
    const view = viewOf(atTheEnd(), 0);
    const taken: Move = { do: 'photo', scene: SCENE };
    const hidden = [
      { do: 'open', guest: A },
      { do: 'close', vip: true },
      { do: 'arrange', placement: SCENE },
    ] as const;
    for (const move of hidden) expect(picturePerfect.publicPart(view, 0, move)).toEqual({ do: 'arrange' });
    expect(picturePerfect.publicPart(view, 0, taken)).toEqual({ do: 'photo' });
    expect(picturePerfect.publicPart({ ...view, done: [false, true] }, 0, taken)).toEqual(taken);
    expect(picturePerfect.publicPart(view, 0, { do: 'done' })).toEqual({ do: 'done' });
    const listed = (move: Move) => picturePerfect.isListed?.(move);
    expect([...hidden, taken, { do: 'pay', decorations: [] } as const, { do: 'swap', take: [], give: [] } as const].map(listed)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const offer = { do: 'offer', guest: A, says: null } as const;
    expect([listed({ ...offer, price: 3 }), listed({ ...offer, price: null })]).toEqual([false, true]);
    expect([picturePerfect.isSideMove?.({ do: 'pass' }), picturePerfect.isSideMove?.({ do: 'sell' })]).toEqual([true, false]);
  });
});

describe('who is asked, and for how long', () => {
  const everyone = [0, 1, 2];
  const choice = { name: 'choice', seconds: 45 };

  it.each<[string, State, object]>([
    [
      'look',
      at('look', { done: [true, false, false] }),
      { must: [1, 2], may: [], sealed: false, pace: { name: 'look', seconds: 90 }, independent: true },
    ],
    ['final', at('final'), { must: everyone, may: [], sealed: false, pace: { name: 'photo', seconds: 240 }, independent: true }],
    ['keep', holding(at('keep'), [[A, B], [C], [E, F]]), { must: [0, 2], may: [], sealed: true, pace: choice }],
    ['give', holding(at('give'), [[A, B], [], [E]]), { must: [0, 2], may: [], sealed: true, pace: choice }],
    ['contribute', holding(at('contribute'), [[A, B], [], [E]]), { must: [0, 2], may: [], sealed: true, pace: choice }],
    ['steal', holding(at('steal'), [[A, B], [], [E]]), { must: [1, 2], may: [], sealed: true, pace: choice }],
    ['reveal', at('reveal'), { must: everyone, may: [], sealed: true, pace: choice }],
    ['rumour', at('rumour'), { must: everyone, may: [], sealed: true, pace: choice }],
    ['read', at('read', { done: [true, false, true] }), { must: [1], may: [], sealed: true, pace: choice }],
    ['partner', at('partner', { active: 2 }), { must: [2], may: [], sealed: false, pace: choice }],
    ['offer', at('offer', { active: 2 }), { must: [2], may: [], sealed: false, pace: choice }],
    ['sell', at('sell', { active: 2 }), { must: [2], may: [], sealed: false, pace: choice }],
    ['bid', at('bid', { ...offered, asked: 1 }), { must: [1], may: [], sealed: false, pace: { name: 'bid', seconds: 45 } }],
    ['call', at('call', { ...offered, bids: [null, 2, null] }), { must: [], may: [2], sealed: false, pace: { name: 'call', seconds: 8 } }],
    ['seal', at('seal', offered), { must: [1, 2], may: [], sealed: true, pace: choice }],
    ['seal again', at('seal', { ...offered, tied: [2] }), { must: [2], may: [], sealed: true, pace: choice }],
    ['answer', rich(at('answer', fixed(3)), [9, 2, 3]), { must: [2], may: [], sealed: true, pace: choice }],
    ['pay', at('pay', { debts: [{ from: 1, to: 0, count: 1 }] }), { must: [1], may: [], sealed: true, pace: choice }],
    ['vote', at('vote'), { must: everyone, may: [], sealed: true, pace: choice }],
  ])('[P-10] [P-36*] [P-88*] in phase %s', (_phase, state, status) => {
    expect(waiting(state)).toEqual(status);
  });

  it('[P-04] [P-88*] [P-36*] [P-87*] [P-05*] every option rests on its clause', () => {
    expect(picturePerfect.optionFields.map(({ key, clause, default: byDefault }) => [key, clause, byDefault])).toEqual([
      ['auctions', 'P-04', false],
      ['lookClock', 'P-88*', 90],
      ['choiceClock', 'P-88*', 45],
      ['photoClock', 'P-88*', 240],
      ['callClock', 'P-36*', 8],
      ['notebook', 'P-87*', false],
      ['photoOnly', 'P-90*', false],
      ['first', 'P-05*', 'random'],
    ]);
    const clocks = picturePerfect.optionFields.filter((field) => field.kind === 'choice' && field.clock).map(({ key }) => key);
    expect(clocks).toEqual(['lookClock', 'choiceClock', 'photoClock']);
  });
});

describe('what a step tells', () => {
  it.each<[ExchangeCard, readonly (readonly [number, Move])[], readonly Event[]]>([
    [
      'dance',
      [
        [0, { do: 'keep', guest: A }],
        [1, { do: 'keep', guest: C }],
        [2, { do: 'keep', guest: E }],
      ],
      [{ type: 'moved', guest: B, from: 0, to: 'middle' }],
    ],
    [
      'gifts',
      [
        [0, { do: 'give', left: A, right: B }],
        [1, { do: 'give', left: C, right: D }],
        [2, { do: 'give', left: E, right: F }],
      ],
      [
        { type: 'moved', guest: A, from: 0, to: 1 },
        { type: 'moved', guest: B, from: 0, to: 2 },
      ],
    ],
    [
      'theft',
      [
        [0, { do: 'steal', guest: C }],
        [1, { do: 'steal', guest: E }],
        [2, { do: 'steal', guest: A }],
      ],
      [
        { type: 'moved', guest: C, from: 1, to: 0 },
        { type: 'moved', guest: E, from: 2, to: 1 },
      ],
    ],
    [
      'rumours',
      [
        [0, { do: 'rumour', guest: C }],
        [1, { do: 'rumour', guest: null }],
        [2, { do: 'rumour', guest: C }],
      ],
      [
        { type: 'peeked', seat: 0, guest: C },
        { type: 'peeked', seat: 2, guest: C },
      ],
    ],
    [
      'open',
      [[0, { do: 'offer', guest: A, says: 'vip', price: null }]],
      [{ type: 'offered', seat: 0, guest: A, says: 'vip', price: null }],
    ],
  ])('[P-10] [P-20] [P-21] [P-23] [P-25] %s', (card, moves, events) => {
    expect(together(facing(card, held()), moves).slice(0, events.length)).toEqual(events);
  });
});
