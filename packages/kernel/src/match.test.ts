import { describe, expect, it } from 'vitest';
import { eventsFor } from './event-sink.ts';
import { defineGame, type Game, type GameTypes, rulesVersions } from './game.ts';
import { transitionFaults } from './laws/consistency.ts';
import { elapse, forceMove, type Match, observe, openMoves, play, type StepResult, startMatch, startsNewDecision } from './match.ts';
import { applyEntry, parseRecord, recordOf, replay } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { hide, type Secret } from './secret.ts';
import { seedFromText, toHex } from './seed.ts';

/** Everyone picks a number in secret, a hidden card is added, then the clock ends it. */
interface Sum {
  Options: Record<string, never>;
  State: { card: Secret<number>; picks: number[]; seats: number; ended: boolean };
  View: { picks: number[]; done: boolean };
  Move: { pick: number };
  Event: { type: string; total?: number };
  Beliefs: object;
}

const sum: Game<Sum> = defineGame<Sum>({
  id: 'sum',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  optionFields: [],
  parseOptions: () => ({ ok: {} }),
  parseMove: (input) =>
    Number.isInteger((input as Sum['Move'] | null)?.pick) ? { ok: { pick: (input as Sum['Move']).pick } } : refuse('malformed-move'),
  setup: (_options, seats, chance) => ({ card: hide(chance.below(100), ['card'], [0]), picks: [], seats, ended: false }),
  status: ({ picks, seats, ended }) => {
    if (ended) return { over: { winners: [0], scores: picks } };
    const pace = { name: 'turn', seconds: null };
    if (picks.length > 0) return { must: [], may: [1], sealed: false, pace };
    return { must: Array.from({ length: seats }, (_, i) => i), may: [], sealed: true, pace };
  },
  view: ({ picks, ended }) => ({ picks, done: ended }),
  maxSteps: 1000,
  privateKeys: [],
  legalMoves: (view) => (view.done ? [] : [{ pick: 1 }, { pick: 2 }]),
  check: (_view, _seat, move) => (move.pick > 2 ? refuse('too-high', 'S-01') : undefined),
  publicPart: (_view, _seat, move) => move,
  defaultMove: () => ({ pick: 1 }),
  resolve: (state, choices, _chance, sink) => {
    state.picks = [...state.picks, ...choices.map((choice) => choice.move.pick)];
    sink.emitSplit([0], { type: 'opened', total: sink.disclose(state.card, [0]) }, { type: 'opened' });
  },
  elapse: (state) => {
    state.ended = true;
  },
  clone: (state) => ({ ...state }),
  imagine: (view) => ({ card: hide(0, ['card'], [0]), picks: [...view.picks], seats: 2, ended: view.done }),
});

const start = (seats = 3) => startMatch(sum, {}, seats, seedFromText('sum')).match;
function done(result: StepResult<Sum> | Refusal): StepResult<Sum> {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

describe('a match', () => {
  it('ends without a winner at the last step of its game, and its replay does so too', () => {
    const short: Game<Sum> = { ...sum, maxSteps: 3 };
    let { match } = startMatch(short, {}, 2, seedFromText('sum'));
    const entries = [];
    for (const seat of [0, 1, 1]) {
      const played = done(play(match, seat, { pick: 1 }));
      entries.push(played.entry);
      match = played.match;
    }
    expect(match.status).toEqual({ over: { winners: [], scores: [0, 0] } });
    expect(replay(short, recordOf(match, entries))).toMatchObject({ step: 3, status: match.status });
  });

  it('has no superseded steps where nobody acts apart', () => {
    expect(replay(sum, recordOf(start(), [{ superseded: true }]))).toMatchObject({ refused: 'record-entry', about: { why: 'not-due' } });
  });

  it('collects sealed choices and resolves them together, in seat order, independent of their arrival', () => {
    let match: Match<Sum> = start();
    for (const [seat, pick] of [
      [2, 1],
      [0, 2],
      [1, 1],
    ] as const)
      match = done(play(match, seat, { pick })).match;
    expect(match.state.picks).toEqual([2, 1, 1]);
    expect(match.step).toBe(3);
  });

  it('shows of a sealed choice only that it was made, and shows it whole to its maker', () => {
    const { match } = done(play(start(), 1, { pick: 2 }));
    expect(observe(match, 0)).toMatchObject({ waiting: [0, 2], sealed: null });
    expect(observe(match, 1).sealed).toEqual({ pick: 2 });
    expect(JSON.stringify(observe(match, 'spectator'))).not.toContain('"pick"');
  });

  it('refuses a second answer, an unknown seat, an illegal move, and anything after the end', () => {
    const first = done(play(start(), 1, { pick: 2 })).match;
    expect(play(first, 1, { pick: 1 })).toEqual({ refused: 'already-chosen' });
    expect(play(first, 7, { pick: 1 })).toEqual({ refused: 'no-such-seat' });
    expect(play(first, 1.5, { pick: 1 })).toEqual({ refused: 'no-such-seat' });
    expect(play(first, 0, { pick: 9 })).toEqual({ refused: 'too-high', clause: 'S-01' });
    expect(elapse(first)).toEqual({ refused: 'not-due' });
    const opened = done(play(done(play(first, 0, { pick: 1 })).match, 2, { pick: 1 })).match;
    expect(play(opened, 0, { pick: 1 })).toEqual({ refused: 'not-your-turn' });
    expect(forceMove(opened, 1)).toEqual({ refused: 'not-due' });
    const over = done(elapse(opened)).match;
    expect(play(over, 0, { pick: 1 })).toEqual({ refused: 'game-over' });
    expect(elapse(over)).toEqual({ refused: 'game-over' });
  });

  it('leaves the older match unchanged', () => {
    const first = start(2);
    const before = JSON.stringify(first.state);
    done(play(done(play(first, 0, { pick: 1 })).match, 1, { pick: 1 }));
    expect(JSON.stringify(first.state)).toBe(before);
  });

  it('sends the private version to its seats and the public one to the rest', () => {
    const { events } = done(play(done(play(start(2), 0, { pick: 1 })).match, 1, { pick: 1 }));
    expect(eventsFor(events, 0)[0]).toHaveProperty('total');
    for (const viewer of [1, 'spectator'] as const) expect(eventsFor(events, viewer)).toEqual([{ type: 'opened' }]);
  });

  it('is dealt from the server seed and the shares, and publishes the hash of the former', () => {
    const serverSeed = seedFromText('sum');
    const [one, other] = ['11'.repeat(32), '22'.repeat(32)];
    const dealt = (shares: readonly (string | null)[]) => startMatch(sum, {}, 3, serverSeed, shares).match;
    const seeds = [[], [one, null, null], [null, one, null], [one, other, null], [other, one, null]].map((shares) =>
      toHex(dealt(shares).seed),
    );
    expect(new Set(seeds).size).toBe(5);
    expect(seeds[0]).toBe(toHex(serverSeed));
    expect(toHex(dealt([null, null, null]).seed)).toBe(toHex(serverSeed));
    expect(dealt([one, other, null]).seedHash).toBe(start().seedHash);
  });

  it('publishes the hash of its seed from the start and the seed only at the end', () => {
    const opened = done(play(done(play(start(2), 0, { pick: 1 })).match, 1, { pick: 1 })).match;
    expect(observe(opened, 0).seed).toBeNull();
    const over = observe(done(elapse(opened)).match, 0);
    expect(over.seed).toHaveLength(64);
    expect(over.seedHash).toBe(start(2).seedHash);
  });

  it('never lets a secret out: not in a view, not in an event', () => {
    const leaky = { ...sum, view: (state: Sum['State']) => state as unknown as Sum['View'] };
    expect(() => observe(startMatch(leaky, {}, 2, seedFromText('x')).match, 0)).toThrow(/secret/);
    expect(() => eventsFor([{ event: { deep: [hide(1, ['p'])] } }], 0)).toThrow(/secret/);
  });
});

describe('a game whose view can hold a secret', () => {
  it('does not compile', () => {
    interface Leaky extends Omit<Sum, 'View'> {
      View: { hand: Secret<number>[] };
    }
    // @ts-expect-error A view, move or event holds a Secret
    expect(defineGame<Leaky>({ ...sum })).toBeDefined();
  });
});

describe('a record', () => {
  const entries = [
    { seat: 0, move: { pick: 1 }, forced: true as const },
    { seat: 1, move: { pick: 2 } },
    { seat: 1, move: { pick: 2 } },
    { clock: true as const },
  ];
  const record = recordOf(start(2), entries);

  it('replays to the same match, forced moves and the clock included', () => {
    const match = replay(sum, record);
    if (isRefusal(match)) throw new Error(JSON.stringify(match));
    expect(match.state.picks).toEqual([1, 2, 2]);
    expect(match.status).toHaveProperty('over');
  });

  it('is refused when anything in it was tampered with, and the refusal says where', () => {
    const broken = (change: object) => {
      const parsed = parseRecord(JSON.parse(JSON.stringify({ ...record, ...change })));
      return isRefusal(parsed) ? parsed : replay(sum, parsed.ok);
    };
    expect(broken({ format: 3 })).toMatchObject({ refused: 'record-format', about: { found: '3', known: 2 } });
    expect(broken({ shares: ['11'.repeat(32)] })).toMatchObject({ refused: 'record-field', about: { field: 'shares' } });
    expect(broken({ shares: ['11', null] })).toMatchObject({ refused: 'record-field', about: { field: 'shares' } });
    expect(broken({ seed: '00'.repeat(32) })).toEqual({ refused: 'record-seed-hash' });
    expect(broken({ rulesVersion: 4 })).toMatchObject({ refused: 'record-rules-version', about: { found: 4, known: 3 } });
    expect(broken({ game: 'other' })).toMatchObject({ refused: 'record-other-game' });
    expect(broken({ seats: 9 })).toMatchObject({ refused: 'record-field', about: { field: 'seats' } });
    expect(broken({ entries: [{ seat: 0 }] })).toMatchObject({ refused: 'record-entry', about: { step: 1 } });
    expect(broken({ entries: [entries[0], { seat: 1, move: { pick: 9 } }] })).toMatchObject({
      refused: 'record-entry',
      clause: 'S-01',
      about: { step: 2, why: 'too-high' },
    });
    expect(broken({ entries: [{ seat: 0, move: { pick: 2 }, forced: true }] })).toMatchObject({ about: { why: 'not-the-clocks-move' } });
    expect(parseRecord('x')).toEqual({ refused: 'record-not-an-object' });
  });

  it('takes entries one by one, as a server does after a crash', () => {
    let match = start(2);
    for (const entry of entries) match = done(applyEntry(match, entry)).match;
    expect(match.step).toBe(4);
  });
});

/** Every seat picks in secret; a peek is a side move. */
interface Peeking {
  Options: Record<string, never>;
  State: { picks: number[]; peeks: number[]; seats: number; sealed: boolean; apart: boolean; round: number };
  View: { peeks: number[] };
  Move: { do: 'pick' } | { do: 'peek' } | { do: 'stop' };
  Event: { type: string };
  Beliefs: object;
}

const peeking = (kind: { sealed: boolean; apart: boolean }): Game<Peeking> =>
  defineGame<Peeking>({
    id: 'peeking',
    rulesVersion: 1,
    seats: { min: 2, max: 3 },
    maxSteps: 100,
    optionFields: [],
    parseOptions: () => ({ ok: {} }),
    parseMove: (input) => ({ ok: input as Peeking['Move'] }),
    setup: (_options, seats) => ({ picks: [], peeks: [], seats, ...kind, round: 0 }),
    status: ({ picks, peeks, seats, sealed, apart, round }) => {
      const all = Array.from({ length: seats }, (_, seat) => seat);
      const must = apart ? all.filter((seat) => !picks.includes(seat)) : all;
      return {
        must,
        may: all.filter((seat) => !peeks.includes(seat)),
        sealed,
        independent: apart,
        pace: { name: `round ${round}`, seconds: 9 },
      };
    },
    view: ({ peeks }) => ({ peeks }),
    privateKeys: [],
    legalMoves: ({ peeks }, seat) => [{ do: 'pick' }, ...(peeks.includes(seat) ? [] : [{ do: 'peek' } as const])],
    check: () => undefined,
    publicPart: (_view, _seat, move) => move,
    isSideMove: (move) => move.do !== 'pick',
    defaultMove: () => ({ do: 'pick' }),
    resolve: (state, choices) => {
      for (const { seat, move } of choices) {
        if (move.do === 'peek') state.peeks = [...state.peeks, seat];
        else if (move.do === 'pick') state.picks = [...state.picks, seat];
      }
      if (choices[0]?.move.do === 'stop' || (!state.apart && choices[0]?.move.do === 'pick')) state.round++;
    },
    clone: (state) => ({ ...state }),
    imagine: ({ peeks }) => ({ picks: [], peeks, seats: 3, ...kind, round: 0 }),
  });

function after(match: Match<Peeking>, ...choices: readonly (readonly [seat: number, move: Peeking['Move']])[]): Match<Peeking> {
  return choices.reduce((last, [seat, move]) => {
    const played = play(last, seat, move);
    if (isRefusal(played)) throw new Error(played.refused);
    return played.match;
  }, match);
}

describe('a decision', () => {
  const begun = (kind: { sealed: boolean; apart: boolean }) => startMatch(peeking(kind), {}, 3, seedFromText('peek')).match;
  const PICK = { do: 'pick' } as const;
  const PEEK = { do: 'peek' } as const;

  it('is new after every answer', () => {
    const first = begun({ sealed: false, apart: false });
    expect(startsNewDecision(first, after(first, [0, PICK]))).toBe(true);
  });

  it('is the same after a side move, also by a seat that must answer', () => {
    const first = begun({ sealed: false, apart: false });
    const peeked = after(first, [2, PEEK], [0, PEEK]);
    expect(startsNewDecision(first, peeked)).toBe(false);
    expect(peeked.decisionStep).toBe(0);
    expect(startsNewDecision(peeked, after(peeked, [0, PICK]))).toBe(true);
  });

  it('is new after a side move that ends it', () => {
    const first = begun({ sealed: false, apart: false });
    expect(startsNewDecision(first, after(first, [1, { do: 'stop' }]))).toBe(true);
  });

  it('is the same while sealed choices are collected; a side move among them is resolved at once and seals nothing', () => {
    const first = begun({ sealed: true, apart: false });
    const peeked = after(first, [0, PICK], [1, PEEK], [0, PEEK]);
    expect(peeked.state.peeks).toEqual([1, 0]);
    expect(peeked.pending).toEqual([{ seat: 0, move: PICK }]);
    expect(startsNewDecision(first, peeked)).toBe(false);
    expect(play(peeked, 0, PICK)).toEqual({ refused: 'already-chosen' });
    expect(openMoves(peeked, 0)).toEqual([]);
    expect(openMoves(after(first, [0, PICK]), 0)).toEqual([PEEK]);
    const opened = after(peeked, [1, PICK], [2, PICK]);
    expect(opened.state.picks).toEqual([0, 1, 2]);
    expect(startsNewDecision(first, opened)).toBe(true);
  });

  it('is the same for the others where everyone acts apart', () => {
    const first = begun({ sealed: false, apart: true });
    const one = after(first, [0, PICK]);
    expect(startsNewDecision(first, one)).toBe(false);
    expect(startsNewDecision(one, after(one, [1, { do: 'stop' }]))).toBe(true);
  });

  it('is the same after a side move by the law only if no other seat’s moves change', () => {
    const kind = { sealed: false, apart: false };
    const first = begun(kind);
    const game = { ...peeking(kind), legalMoves: (view: Peeking['View']) => (view.peeks.length > 0 ? [PICK] : [PICK, PEEK]) };
    const before: Match<GameTypes> = { ...first, game };
    const played = play(before, 1, PEEK);
    if (isRefusal(played)) throw new Error(played.refused);
    expect(transitionFaults({ before, played, after: played.match })).toEqual([
      'step 1: a side move of seat 1 changes what seat 0 can do',
      'step 1: a side move of seat 1 changes what seat 2 can do',
    ]);
    const fair = play(first, 1, PEEK) as StepResult<GameTypes>;
    expect(transitionFaults({ before: first, played: fair, after: fair.match })).toEqual([]);
  });
});

describe('a game with older rules', () => {
  const older = defineGame<Sum>({ ...sum, rulesVersion: 2, defaultMove: () => ({ pick: 2 }) });
  const both = defineGame<Sum>({ ...sum, earlier: [older] });
  const record = { ...recordOf(start(2), [{ seat: 0, move: { pick: 2 }, forced: true as const }]), rulesVersion: 2 };

  it('replays each record by the rules it was played under', () => {
    expect(rulesVersions(both)).toEqual([3, 2]);
    expect(replay(both, record)).toMatchObject({ step: 1, game: { rulesVersion: 2 } });
    expect(replay(both, { ...record, rulesVersion: 3 })).toMatchObject({ about: { why: 'not-the-clocks-move' } });
    expect(replay(both, { ...record, rulesVersion: 1 })).toMatchObject({ refused: 'record-rules-version' });
  });
});
