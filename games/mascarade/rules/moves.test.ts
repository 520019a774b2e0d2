import { describe, expect, it } from 'vitest';
import { type MaskKind, type Move, mascarade, type State } from './index.ts';
import { act, announced, byClock, dealt, legal, refusalOf, table, waiting } from './state.fixture.ts';

/** Seat 0 chooses the targets of this power. */
const using = (mask: MaskKind, given: Partial<State> = {}): State => ({ ...table(), phase: 'power', power: { mask, seat: 0 }, ...given });
const refused = (code: string, clause: string, about?: object) => ({ refused: code, clause, ...(about === undefined ? {} : { about }) });

const TARGET: Move = { do: 'target', seat: 1 };
const PAIR: Move = { do: 'pair', seats: [1, 2] };
const EXCHANGE: Move = { do: 'exchange', with: { seat: 1 }, sleight: 'hold' };
const ANNOUNCE: Move = { do: 'announce', mask: 'king' };

describe('refusals name their clause', () => {
  it.each<[string, State, number, Move, object | undefined]>([
    ['an answer outside a claim', table(), 0, { do: 'pass' }, refused('not-now', 'M-07')],
    ['a turn move while answers are asked for', { ...table(), phase: 'claim', asked: 1 }, 0, { do: 'look' }, refused('not-now', 'M-07')],
    ['a turn of another player', table(), 1, { do: 'look' }, refused('not-your-turn', 'M-07')],
    ['an answer out of order', { ...table(), phase: 'claim', asked: 1 }, 2, { do: 'pass' }, refused('claim-out-of-order', 'M-11')],
    ['a look in the opening', table({ turn: 3 }), 0, { do: 'look' }, refused('exchange-first', 'M-06')],
    ['an announcement in the opening', table({ turn: 3 }), 0, ANNOUNCE, refused('exchange-first', 'M-06')],
    ['a look in the fifth turn', table({ turn: 4 }), 0, { do: 'look' }, undefined],
    ['an exchange that owes a look', table({ owesLook: [true] }), 0, EXCHANGE, refused('owes-a-look', 'M-08b')],
    ['an announcement that owes a look', table({ owesLook: [true] }), 0, ANNOUNCE, refused('owes-a-look', 'M-08b')],
    ['a mask of no player', table(), 0, { do: 'announce', mask: 'spy' }, refused('mask-not-in-play', 'M-03', { mask: 'spy' })],
    [
      'an exchange with the player’s own mask',
      table(),
      0,
      { do: 'exchange', with: { seat: 0 }, sleight: 'swap' },
      refused('not-yourself', 'M-09'),
    ],
    ['an exchange with no player', table(), 0, { do: 'exchange', with: { seat: 6 }, sleight: 'swap' }, refused('no-such-player', 'M-09')],
    ['no centre mask', table(), 0, { do: 'exchange', with: { centre: 0 }, sleight: 'swap' }, refused('no-such-centre-mask', 'M-09')],
    ['one target of two', using('fool'), 0, TARGET, refused('choose-two', 'M-36*')],
    ['one target of two places', using('puppet-master'), 0, TARGET, refused('choose-two', 'M-36*')],
    ['two targets of one', using('spy'), 0, PAIR, refused('choose-one', 'M-36*')],
    ['the same target twice', using('fool'), 0, { do: 'pair', seats: [2, 2] }, refused('choose-two', 'M-36*')],
    ['a pair with the user, first', using('fool'), 0, { do: 'pair', seats: [0, 2] }, refused('not-yourself', 'M-36*')],
    ['a pair with no player, second', using('fool'), 0, { do: 'pair', seats: [1, 6] }, refused('no-such-player', 'M-36*')],
    ['a target that is the user', using('spy'), 0, { do: 'target', seat: 0 }, refused('not-yourself', 'M-36*')],
    ['no choice of the Spy', using('spy'), 0, { do: 'decline' }, refused('must-choose', 'M-22')],
    ['no choice of the Witch', using('witch'), 0, { do: 'decline' }, undefined],
    [
      'a named mask of no player',
      { ...table(), phase: 'name', victim: 2 },
      2,
      { do: 'name', mask: 'spy' },
      refused('mask-not-in-play', 'M-03', { mask: 'spy' }),
    ],
    ['a peek in the opening', table({ turn: 3 }), 1, { do: 'peek' }, refused('no-peeking-yet', 'M-08c*')],
    ['a peek while all masks lie open', dealt(), 1, { do: 'peek' }, refused('no-peeking-yet', 'M-08c*')],
    ['a peek in the player’s own turn', table(), 0, { do: 'peek' }, refused('cannot-peek-now', 'M-08b*')],
    ['a peek out of turn', table(), 1, { do: 'peek' }, undefined],
    ['a peek by the victim of the Guru', { ...table(), phase: 'name', victim: 2 }, 2, { do: 'peek' }, refused('cannot-peek-now', 'M-08b*')],
    [
      'a peek at a mask in the hands of the Spy',
      { ...table(), phase: 'cloth', held: [0, 2] },
      2,
      { do: 'peek' },
      refused('cannot-peek-now', 'M-08b*'),
    ],
  ])('[M-06] [M-07] [M-09] [M-36*] %s', (_what, state, seat, move, refusal) => {
    expect(refusalOf(state, seat, move)).toEqual(refusal);
  });

  it.each([
    [null, undefined],
    [{ do: 'sing' }, undefined],
    [{ do: 'announce', mask: 'queen' }, 'M-03'],
    [{ do: 'name' }, 'M-03'],
    [{ do: 'exchange', with: { seat: 1 } }, undefined],
    [{ do: 'exchange', with: 1, sleight: 'swap' }, undefined],
    [{ do: 'exchange', with: { seat: 1, centre: 0 }, sleight: 'swap' }, undefined],
    [{ do: 'exchange', with: { seat: -1 }, sleight: 'swap' }, undefined],
    [{ do: 'exchange', with: { centre: 0.5 }, sleight: 'swap' }, undefined],
    [{ do: 'exchange', with: {}, sleight: 'swap' }, undefined],
    [{ do: 'cloth', sleight: 'drop' }, undefined],
    [{ do: 'target', seat: '1' }, undefined],
    [{ do: 'pair', seats: [1] }, undefined],
    [{ do: 'pair', seats: [1, 2, 3] }, undefined],
    [{ do: 'pair', seats: { length: 2 } }, undefined],
    [{ do: 'pair', seats: [1, null] }, undefined],
    [{ do: 'pair', seats: [-1, 1] }, undefined],
  ])('[M-03] %j is refused before anything is looked at', (input, clause) => {
    expect(mascarade.parseMove(input)).toEqual(clause === undefined ? { refused: 'malformed-move' } : { refused: 'no-such-mask', clause });
  });

  it.each<Move>([
    { do: 'ready' },
    { do: 'look' },
    { do: 'peek' },
    { do: 'claim' },
    { do: 'pass' },
    { do: 'decline' },
    { do: 'stammer' },
    { do: 'exchange', with: { seat: 0 }, sleight: 'swap' },
    { do: 'exchange', with: { centre: 1 }, sleight: 'hold' },
    { do: 'cloth', sleight: 'swap' },
    { do: 'announce', mask: 'spy' },
    { do: 'name', mask: 'spy' },
    { do: 'target', seat: 0 },
    { do: 'pair', seats: [0, 3] },
  ])('%j is read as it is, without what it should not have', (move) => {
    expect(mascarade.parseMove({ ...move, extra: 1 })).toEqual({ ok: move });
  });

  it('[M-36*] a pair is read in the order of the seats', () => {
    expect(mascarade.parseMove({ do: 'pair', seats: [3, 1] })).toEqual({ ok: { do: 'pair', seats: [1, 3] } });
  });
});

describe('what can be done', () => {
  it('[M-07] [M-11] [M-21] [M-25] in each phase, by those who are asked', () => {
    const all = (state: State, seat: number) => legal(state, seat).map((move) => JSON.stringify(move));
    expect(all(dealt(), 3)).toEqual(['{"do":"ready"}']);
    expect(all({ ...table(), phase: 'claim', asked: 1 }, 1)).toEqual(['{"do":"claim"}', '{"do":"pass"}', '{"do":"peek"}']);
    expect(all({ ...table({ options: { peek: false } }), phase: 'claim', asked: 1 }, 1)).toEqual(['{"do":"claim"}', '{"do":"pass"}']);
    expect(all({ ...using('fool'), phase: 'cloth', held: [1, 2] }, 0)).toEqual([
      '{"do":"cloth","sleight":"swap"}',
      '{"do":"cloth","sleight":"hold"}',
    ]);
    expect(all({ ...table(), phase: 'name', victim: 2 }, 2)).toHaveLength(6);
    for (const seat of [0, 1]) expect(all({ ...table(), phase: 'over' }, seat)).toEqual([]);
    expect(all(table({ owesLook: [true] }), 0)).toEqual(['{"do":"look"}']);
  });

  it('[M-06] [M-10] the lists of a turn: exchanges in the opening, no announcement after a reveal', () => {
    const kinds = (state: State) => [...new Set(legal(state, 0).map((move) => move.do))];
    expect(kinds(table({ turn: 3 }))).toEqual(['exchange']);
    expect(kinds(table({ barred: true }))).toEqual(['look', 'exchange']);
    expect(kinds(table())).toEqual(['look', 'exchange', 'announce']);
    const four = table({ masks: ['judge', 'king', 'empress', 'witch'], centre: ['thief', 'cheater'] });
    expect(legal({ ...four, turn: 0 }, 1)).toEqual([]);
    expect(legal({ ...four, turn: 0 }, 0)).toEqual(
      [{ seat: 1 }, { seat: 2 }, { seat: 3 }, { centre: 0 }, { centre: 1 }].flatMap((spot) => [
        { do: 'exchange', with: spot, sleight: 'swap' },
        { do: 'exchange', with: spot, sleight: 'hold' },
      ]),
    );
  });

  it('[M-36*] the targets of powers, for every number of players and every user', () => {
    for (const seats of [4, 6]) {
      for (let user = 0; user < seats; user++) {
        const state = { ...table(), ...dealt({}, seats), phase: 'power', turn: 8 } as State;
        const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== user);
        const one = others.map((seat) => ({ do: 'target', seat }));
        const two = others.flatMap((a) => others.filter((b) => b > a).map((b) => ({ do: 'pair', seats: [a, b] })));
        expect(legal({ ...state, power: { mask: 'guru', seat: user } }, user)).toEqual(one);
        expect(legal({ ...state, power: { mask: 'witch', seat: user } }, user)).toEqual([{ do: 'decline' }, ...one]);
        for (const mask of ['fool', 'puppet-master'] as const) expect(legal({ ...state, power: { mask, seat: user } }, user)).toEqual(two);
      }
    }
  });

  it('[M-43*] the clock acts in each phase', () => {
    expect(byClock(dealt(), 0)).toEqual({ do: 'ready' });
    expect(byClock(table({ turn: 3 }), 0)).toEqual({ do: 'exchange', with: { seat: 1 }, sleight: 'hold' });
    expect(byClock(table(), 0)).toEqual({ do: 'look' });
    expect(byClock({ ...table(), phase: 'claim', asked: 1 }, 1)).toEqual({ do: 'pass' });
    expect(byClock(using('witch'), 0)).toEqual({ do: 'decline' });
    expect(byClock({ ...using('spy'), coins: [6, 6, 9, 6, 6, 6] }, 0)).toEqual({ do: 'target', seat: 1 });
    expect(byClock({ ...using('fool'), power: { mask: 'fool', seat: 4 } }, 4)).toEqual({ do: 'pair', seats: [0, 5] });
    expect(byClock({ ...using('troubadour'), coins: [6, 6, 9, 6, 9, 6] }, 0)).toEqual({ do: 'target', seat: 2 });
    expect(byClock({ ...using('fool'), phase: 'cloth', held: [1, 2] }, 0)).toEqual({ do: 'cloth', sleight: 'hold' });
    expect(byClock({ ...table(), phase: 'name', victim: 2 }, 2)).toEqual({ do: 'stammer' });
  });

  it('[M-09] [M-21] the others see who exchanges with whom, and not what the hands did', () => {
    const view = mascarade.view(table(), 0);
    expect(mascarade.publicPart(view, 0, EXCHANGE)).toEqual({ do: 'exchange', with: { seat: 1 } });
    expect(mascarade.publicPart(view, 0, { do: 'cloth', sleight: 'swap' })).toEqual({ do: 'cloth' });
    expect(mascarade.publicPart(view, 0, TARGET)).toEqual(TARGET);
    expect(mascarade.isSideMove?.({ do: 'peek' })).toBe(true);
    expect(mascarade.isSideMove?.(TARGET)).toBe(false);
  });
});

describe('who is asked, and for how long', () => {
  const timed = { memorise: 15, clock: 60 } as const;

  it.each<[string, State, object]>([
    ['memorise', dealt(timed), { must: [0, 1, 2, 3, 4, 5], may: [], sealed: true, pace: { name: 'memorise', seconds: 15 } }],
    ['turn', table({ options: timed }), { must: [0], may: [1, 2, 3, 4, 5], sealed: false, pace: { name: 'turn', seconds: 60 } }],
    [
      'claim',
      { ...table({ options: timed }), phase: 'claim', asked: 2 },
      { must: [2], may: [1, 2, 3, 4, 5], sealed: false, pace: { name: 'claim', seconds: 15 } },
    ],
    [
      'claim',
      { ...table({ options: { ...timed, clock: 0, claims: 'at-once' } }), phase: 'claim' },
      { must: [1, 2, 3, 4, 5], may: [1, 2, 3, 4, 5], sealed: true, pace: { name: 'claim', seconds: 15 } },
    ],
    [
      'claim',
      { ...table(), phase: 'claim', asked: 2 },
      { must: [2], may: [1, 2, 3, 4, 5], sealed: false, pace: { name: 'claim', seconds: null } },
    ],
    ['power', { ...using('spy'), active: 3 }, { must: [0], may: [1, 2, 4, 5], sealed: false, pace: { name: 'power', seconds: null } }],
    [
      'cloth',
      { ...using('fool'), phase: 'cloth', held: [1, 2] },
      { must: [0], may: [3, 4, 5], sealed: false, pace: { name: 'cloth', seconds: null } },
    ],
    [
      'name',
      { ...table({ options: { peek: false } }), phase: 'name', victim: 4 },
      { must: [4], may: [], sealed: false, pace: { name: 'name', seconds: null } },
    ],
  ])('[M-43*] [M-11*] [M-08b*] in phase %s', (_phase, state, status) => {
    expect(waiting(state)).toEqual(status);
  });

  it('[M-40*] [M-11*] [M-08b*] [M-04*] [M-43*] [M-44*] [M-05*] every option rests on its clause', () => {
    expect(mascarade.optionFields.map(({ key, clause, default: byDefault }) => [key, clause, byDefault])).toEqual([
      ['scenario', 'M-40*', 'A'],
      ['claims', 'M-11*', 'in-order'],
      ['peek', 'M-08b*', true],
      ['memorise', 'M-04*', 30],
      ['clock', 'M-43*', 60],
      ['memoryHelp', 'M-44*', false],
      ['first', 'M-05*', 'random'],
    ]);
    expect(mascarade.optionFields.filter((field) => field.kind === 'choice' && field.clock).map(({ key }) => key)).toEqual([
      'memorise',
      'clock',
    ]);
  });

  it('leaves every earlier view as it was, through announcements, fines and moved players', () => {
    const state = table({ options: { memoryHelp: true }, masks: ['judge', 'king', 'puppet-master', 'witch', 'fool', 'spy'] });
    const view = mascarade.view(state, 0);
    const text = JSON.stringify(view);
    announced(state, 'puppet-master', [2, 3]);
    act(state, 2, { do: 'pair', seats: [1, 4] });
    announced(state, 'witch', [3]);
    expect(JSON.stringify(view)).toBe(text);
  });
});
