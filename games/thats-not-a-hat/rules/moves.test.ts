import { chanceFor, EventCollector, seedFromText } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, type Move, type Phase, thatsNotAHat } from './index.ts';
import { act, dealt, down, options, table, up } from './state.fixture.ts';

const MOVES = {
  ready: { do: 'ready' },
  name: { do: 'name', object: 'hat' },
  falter: { do: 'falter' },
  thank: { do: 'thank' },
  refuse: { do: 'refuse' },
} as const;

const notReady = { refused: 'nothing-to-be-ready-for', clause: 'H-04' };
const notNaming = { refused: 'nothing-to-name', clause: 'H-07' };
const notOffered = { refused: 'nothing-is-offered', clause: 'H-09' };
const byClock = { refused: 'only-the-clock-falters', clause: 'H-08' };

/** What each move is answered with, for the giver 0 and the receiver 3; undefined where it is legal. */
const ANSWERS: readonly (readonly [Phase, number, Record<Move['do'], object | undefined>])[] = [
  ['ready', 0, { ready: undefined, name: notNaming, falter: byClock, thank: notOffered, refuse: notOffered }],
  ['show', 0, { ready: notReady, name: notNaming, falter: byClock, thank: notOffered, refuse: notOffered }],
  ['name', 0, { ready: notReady, name: undefined, falter: byClock, thank: notOffered, refuse: notOffered }],
  [
    'name',
    3,
    { ready: notReady, name: { refused: 'not-your-gift', clause: 'H-10' }, falter: byClock, thank: notOffered, refuse: notOffered },
  ],
  ['answer', 3, { ready: notReady, name: notNaming, falter: byClock, thank: undefined, refuse: undefined }],
  ['over', 3, { ready: notReady, name: notNaming, falter: byClock, thank: notOffered, refuse: notOffered }],
];

describe('moves', () => {
  it.each(ANSWERS)('[H-07] [H-09] [H-10] while the phase is %s, seat %i gets the reason of a refused move', (phase, seat, answers) => {
    const view = thatsNotAHat.view(table({ phase }), seat);
    for (const kind of Object.keys(MOVES) as Move['do'][]) expect(thatsNotAHat.check(view, seat, MOVES[kind])).toEqual(answers[kind]);
  });

  it.each([null, 'ready', 7, [], {}, { do: 'sing' }, { do: 'ready', why: 1 }])('parses %j as it is, or not at all', (input) => {
    const isReady = JSON.stringify(input) === '{"do":"ready","why":1}';
    expect(thatsNotAHat.parseMove(input)).toEqual(isReady ? { ok: { do: 'ready' } } : { refused: 'malformed-move' });
  });

  it('[H-26*] [H-04] the clock says ready for those who do not', () => {
    expect(thatsNotAHat.defaultMove(thatsNotAHat.view(dealt({ ready: true }), 0), 0)).toEqual({ do: 'ready' });
  });
});

describe('who is asked, and for how long', () => {
  const clock = options({ clock: 60, show: 4 });

  it.each([
    ['ready', { must: [0, 1, 2, 3], may: [], sealed: true, pace: { name: 'ready', seconds: 60 } }],
    ['show', { must: [], may: [], sealed: false, pace: { name: 'show', seconds: 4 } }],
    ['name', { must: [0], may: [], sealed: false, pace: { name: 'name', seconds: 60 } }],
    ['answer', { must: [3], may: [], sealed: false, pace: { name: 'answer', seconds: 60 } }],
  ] as const)('[H-04] [H-07] [H-09] [H-26*] in phase %s', (phase, status) => {
    expect(thatsNotAHat.status(table({ options: clock, phase }))).toEqual(status);
  });

  it('[H-19] [H-21] [H-22] [H-25*] [H-26*] [H-07] [H-04] [H-06*] every option rests on its clause', () => {
    expect(thatsNotAHat.optionFields.map(({ key, clause, default: byDefault }) => [key, clause, byDefault])).toEqual([
      ['rounds', 'H-19', 'one'],
      ['colour', 'H-21', 'both'],
      ['twoGifts', 'H-22', false],
      ['memoryHelp', 'H-25*', false],
      ['clock', 'H-26*', 30],
      ['show', 'H-07', 3],
      ['ready', 'H-04', true],
      ['first', 'H-06*', 'random'],
    ]);
    expect(thatsNotAHat.optionFields.filter((field) => field.kind === 'choice' && field.clock).map(({ key }) => key)).toEqual(['clock']);
  });
});

describe('the shop', () => {
  it('[H-07] [H-15] the card below becomes the top, seen by everyone, and the others stay in their order', () => {
    const state = table({ said: 'hat' });
    const sink = new EventCollector<Event>();
    const below = state.shop;
    thatsNotAHat.resolve(state, [{ seat: 3, move: { do: 'refuse' } }], chanceFor(seedFromText('shop'), 1), sink);
    expect(state.shopTop).toBe('bell');
    expect(state.shop).toEqual(below.slice(0, 2));
    expect(sink.disclosed).toEqual([
      { value: 'guitar', to: 'everyone' },
      { value: 'bell', to: 'everyone' },
    ]);
  });

  it('[H-20*] the last card leaves an empty shop', () => {
    const state = table({ said: 'hat', shop: [] });
    act(state, 3, { do: 'refuse' });
    expect([state.shopTop, state.moving]).toEqual([null, down('broccoli')]);
  });

  it('[H-07] [H-26*] a drawn card lies open, is turned over by the clock, and is then fresh', () => {
    const state = table({ options: options({ show: 3 }), said: 'hat' });
    act(state, 3, { do: 'refuse' });
    expect(state).toMatchObject({ phase: 'show', moving: up('broccoli'), fresh: false, said: null });
    expect(thatsNotAHat.view(state, 0).receiver).toBeNull();
    const sink = new EventCollector<Event>();
    thatsNotAHat.elapse?.(state, chanceFor(seedFromText('turn'), 1), sink);
    expect(state).toMatchObject({ phase: 'name', moving: down('broccoli'), fresh: true });
    expect(sink.collected).toEqual([{ event: { type: 'turned', seat: 0, arrow: 'left' } }]);
  });

  it('[H-26*] an open gift is fresh when it is given on', () => {
    const state = table({ fresh: false });
    act(state, 3, { do: 'thank' });
    expect(state).toMatchObject({ phase: 'name', moving: down('muffin'), fresh: true });
  });

  it('[H-11] a gift that lay face down is given on without its object', () => {
    const state = table({ gifts: [[down('umbrella')], [down('book')], [down('piano')], [down('muffin')]] });
    expect(act(state, 3, { do: 'thank' })[1]).toEqual({ type: 'took', seat: 3, arrow: 'left', object: null });
  });

  it('[H-26*] only a fresh card is shown to the clock', () => {
    const state = table({ phase: 'name', said: null, fresh: true });
    const sink = new EventCollector<Event>();
    thatsNotAHat.resolve(state, [{ seat: 0, move: { do: 'falter' } }], chanceFor(seedFromText('falter'), 1), sink);
    expect(sink.disclosed).toEqual([{ value: 'guitar', to: 'everyone' }]);
  });

  it('[H-25*] with memory help each round has its own history', () => {
    const state = table({ options: options({ rounds: 'each', memoryHelp: true }), penalties: [['kite', 'bell'], [], [], []], said: 'hat' });
    act(state, 3, { do: 'refuse' });
    expect(state.history?.map(({ type }) => type)).toEqual(['round']);
    expect(dealt().history).toBeNull();
  });
});
