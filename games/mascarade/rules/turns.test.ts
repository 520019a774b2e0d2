import { allViewers, forceMove, isRefusal, type Match, play, seedFromText, startMatch, startsNewDecision } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type MascaradeTypes, type Move, mascarade, type Options } from './index.ts';
import { act, announced, byClock, dealt, legal, may, options, refusalOf, resolved, table, truth, types, waiting } from './state.fixture.ts';

const hold = (seat: number): Move => ({ do: 'exchange', with: { seat }, sleight: 'hold' });
const swap = (seat: number): Move => ({ do: 'exchange', with: { seat }, sleight: 'swap' });

/** A match from a state of `table`, after these moves. */
function matchAt(given: Partial<Options>, ...moves: readonly (readonly [seat: number, move: Move])[]): Match<MascaradeTypes> {
  const { match } = startMatch(mascarade, options(given), 6, seedFromText('at'));
  const state = table({ options: given });
  return after({ ...match, state, status: mascarade.status(state) }, ...moves);
}

function after(match: Match<MascaradeTypes>, ...moves: readonly (readonly [seat: number, move: Move])[]): Match<MascaradeTypes> {
  return moves.reduce((last, [seat, move]) => {
    const played = play(last, seat, move);
    if (isRefusal(played)) throw new Error(JSON.stringify(played));
    return played.match;
  }, match);
}

describe('turns', () => {
  it('[M-06] the first four turns are exchanges and nothing else', () => {
    const state = dealt({ first: 5 });
    resolved(
      state,
      [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, move: { do: 'ready' } })),
    );
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const [seat = 0] = waiting(state).must;
      order.push(seat);
      expect(refusalOf(state, seat, { do: 'look' })).toMatchObject({ clause: 'M-06' });
      expect(refusalOf(state, seat, { do: 'announce', mask: 'king' })).toMatchObject({ clause: 'M-06' });
      expect(new Set(legal(state, seat).map((move) => move.do))).toEqual(new Set(['exchange']));
      act(state, seat, hold((seat + 1) % 6));
    }
    expect(order).toEqual([5, 0, 1, 2]);
    expect(may(state, 3, { do: 'look' })).toBe(true);
  });

  it('[M-07] afterwards one action a turn: look, exchange or announce, clockwise', () => {
    const state = table();
    expect(new Set(legal(state, 0).map((move) => move.do))).toEqual(new Set(['look', 'exchange', 'announce']));
    act(state, 0, { do: 'look' });
    expect(waiting(state).must).toEqual([1]);
    act(state, 1, hold(3));
    expect(waiting(state).must).toEqual([2]);
    announced(state, 'king');
    expect(waiting(state).must).toEqual([3]);
    expect(refusalOf(state, 5, { do: 'look' })).toMatchObject({ refused: 'not-your-turn' });
    expect(refusalOf(state, 3, { do: 'claim' })).toMatchObject({ refused: 'not-now' });
  });

  it('[M-08] a look shows you your own mask, and nobody else anything but that you looked', () => {
    const viewers = [0, 3, 'spectator'] as const;
    const events = viewers.map((viewer) => act(table(), 0, { do: 'look' }, viewer));
    expect(events).toEqual([
      [{ type: 'looked', seat: 0, mask: 'judge' }],
      [{ type: 'looked', seat: 0, mask: null }],
      [{ type: 'looked', seat: 0, mask: null }],
    ]);
    const afterwards = table();
    act(afterwards, 0, { do: 'look' });
    expect(mascarade.view(afterwards, 0).masks[0]).toBeNull();
  });

  it('[M-08b] a player who peeked must use the next turn to look', () => {
    const state = table();
    act(state, 1, { do: 'peek' });
    act(state, 0, hold(3));
    expect(legal(state, 1)).toEqual([{ do: 'look' }]);
    expect(refusalOf(state, 1, swap(2))).toMatchObject({ refused: 'owes-a-look', clause: 'M-08b' });
    expect(refusalOf(state, 1, { do: 'announce', mask: 'king' })).toMatchObject({ refused: 'owes-a-look', clause: 'M-08b' });
    act(state, 1, { do: 'look' });
    expect(state.owesLook[1]).toBe(false);
  });

  it('[M-08b] of two who peeked each owes their own look', () => {
    const state = table();
    act(state, 1, { do: 'peek' });
    act(state, 2, { do: 'peek' });
    act(state, 0, hold(3));
    act(state, 1, { do: 'look' });
    expect(state.owesLook).toEqual([false, false, true, false, false, false]);
    expect(legal(state, 2)).toEqual([{ do: 'look' }]);
  });

  it('[M-08b*] only the player who peeks receives the peek, and the turn stays where it was', () => {
    expect(act(table(), 4, { do: 'peek' }, 4)).toEqual([{ type: 'peeked', seat: 4, mask: 'troubadour' }]);
    expect(act(table(), 4, { do: 'peek' }, 0)).toEqual([{ type: 'peeked', seat: 4, mask: null }]);
    const state = table();
    expect(waiting(state)).toMatchObject({ must: [0], may: [1, 2, 3, 4, 5] });
    act(state, 4, { do: 'peek' });
    expect(waiting(state)).toMatchObject({ must: [0], may: [1, 2, 3, 5] });
    expect(refusalOf(state, 4, { do: 'peek' })).toMatchObject({ refused: 'already-peeked', clause: 'M-08b*' });
    expect(refusalOf(state, 0, { do: 'peek' })).toMatchObject({ refused: 'cannot-peek-now' });
  });

  it('[M-08b*] a player who is asked for a claim may peek before answering; the announcer, whose turn it is, may not', () => {
    const state = table();
    act(state, 0, { do: 'announce', mask: 'king' });
    expect(waiting(state)).toMatchObject({ must: [1], may: [1, 2, 3, 4, 5] });
    expect(may(state, 0, { do: 'peek' })).toBe(false);
    expect(act(state, 1, { do: 'peek' }, 1)).toEqual([{ type: 'peeked', seat: 1, mask: 'king' }]);
    expect(waiting(state)).toMatchObject({ must: [1], may: [2, 3, 4, 5] });
    expect(legal(state, 1)).toEqual([{ do: 'claim' }, { do: 'pass' }]);
    act(state, 1, { do: 'claim' });
    expect(waiting(state).must).toEqual([2]);
  });

  it('[M-08b*] all at once too: a peek before or after an answer seals nothing and opens nothing', () => {
    const announced = matchAt({ claims: 'at-once' }, [0, { do: 'announce', mask: 'king' }]);
    const peeked = after(announced, [3, { do: 'pass' }], [2, { do: 'peek' }], [3, { do: 'peek' }]);
    expect(peeked.pending).toEqual([{ seat: 3, move: { do: 'pass' } }]);
    expect(peeked.state.owesLook).toEqual([false, false, true, true, false, false]);
    expect(peeked.state.phase).toBe('claim');
    const judged = after(peeked, [1, { do: 'claim' }], [2, { do: 'pass' }], [4, { do: 'pass' }], [5, { do: 'pass' }]);
    expect(judged.state.coins).toEqual([5, 8, 6, 6, 6, 6]);
  });

  it('[M-08b*] a peek restarts no clock and makes no move stale', () => {
    const turn = matchAt({});
    expect(startsNewDecision(turn, after(turn, [4, { do: 'peek' }]))).toBe(false);
    for (const claims of ['in-order', 'at-once'] as const) {
      const claim = matchAt({ claims }, [0, { do: 'announce', mask: 'king' }]);
      expect(startsNewDecision(claim, after(claim, [1, { do: 'peek' }], [5, { do: 'peek' }]))).toBe(false);
    }
    expect(startsNewDecision(turn, after(turn, [0, { do: 'look' }]))).toBe(true);
  });

  it('[M-08b*] nobody peeks in the middle of a power of their own, nor before they answer the Guru', () => {
    const state = table({ masks: ['judge', 'guru', 'fool', 'patron', 'beggar', 'witch', 'thief', 'king'] });
    announced(state, 'guru', [1]);
    expect(refusalOf(state, 1, { do: 'peek' })).toMatchObject({ refused: 'cannot-peek-now', clause: 'M-08b*' });
    act(state, 1, { do: 'target', seat: 3 });
    expect(may(state, 3, { do: 'peek' })).toBe(false);
    expect(may(state, 4, { do: 'peek' })).toBe(true);
  });

  it('[M-08b*] the option turns peeking off for all', () => {
    const strict = table({ options: { peek: false } });
    expect(waiting(strict).may).toEqual([]);
    expect(refusalOf(strict, 3, { do: 'peek' })).toMatchObject({ refused: 'peeking-is-off', clause: 'M-08b*' });
  });

  it('[M-08b*] a mask in the hands of the Fool or the Spy cannot be peeked at', () => {
    const state = table({ masks: ['judge', 'spy', 'fool', 'patron', 'beggar', 'witch'] });
    announced(state, 'spy');
    act(state, 0, { do: 'target', seat: 3 });
    expect(may(state, 3, { do: 'peek' })).toBe(false);
    expect(may(state, 4, { do: 'peek' })).toBe(true);
  });

  it('[M-08c*] no peeking before the four opening exchanges are over', () => {
    expect(refusalOf(table({ turn: 3 }), 4, { do: 'peek' })).toMatchObject({ refused: 'no-peeking-yet', clause: 'M-08c*' });
    expect(may(table({ turn: 4 }), 4, { do: 'peek' })).toBe(true);
    expect(refusalOf(dealt(), 4, { do: 'peek' })).toMatchObject({ clause: 'M-08c*' });
  });

  it('[M-08c*] a mask shown in a claim, to the Guru or to the Spy costs no turn', () => {
    const contested = table();
    announced(contested, 'king', [1]);
    expect(contested.owesLook).toEqual(Array(6).fill(false));
    const spied = table({ masks: ['judge', 'spy', 'fool', 'patron', 'beggar', 'witch'] });
    announced(spied, 'spy');
    act(spied, 0, { do: 'target', seat: 1 });
    act(spied, 0, { do: 'cloth', sleight: 'hold' });
    expect(spied.owesLook).toEqual(Array(6).fill(false));
  });

  it('[M-08c*] the owed look follows the person to another place', () => {
    const state = table({ masks: ['puppet-master', 'judge', 'patron', 'princess', 'beggar', 'witch'], options: { scenario: 'B' } });
    act(state, 3, { do: 'peek' });
    announced(state, 'puppet-master');
    act(state, 0, { do: 'pair', seats: [1, 3] });
    expect(waiting(state).must).toEqual([3]);
    expect(legal(state, 3)).toEqual([{ do: 'look' }]);
  });

  it('[M-09] an exchange swaps two masks, or only seems to; the centre is as good as a player', () => {
    const state = table();
    act(state, 0, swap(3));
    expect(truth(state).slice(0, 4)).toEqual(['witch', 'king', 'empress', 'judge']);
    act(state, 1, hold(2));
    expect(truth(state).slice(0, 4)).toEqual(['witch', 'king', 'empress', 'judge']);
    const five = table({ masks: ['judge', 'king', 'empress', 'witch', 'troubadour'], centre: ['cheater'] });
    act(five, 0, { do: 'exchange', with: { centre: 0 }, sleight: 'swap' });
    expect(truth(five)[0]).toBe('cheater');
    expect(five.centre).toMatchObject([{ secret: 'judge' }]);
    expect(refusalOf(five, 1, { do: 'exchange', with: { centre: 1 }, sleight: 'swap' })).toMatchObject({ refused: 'no-such-centre-mask' });
    expect(refusalOf(five, 1, swap(1))).toMatchObject({ refused: 'not-yourself', clause: 'M-09' });
    expect(refusalOf(five, 1, swap(5))).toMatchObject({ refused: 'no-such-player' });
  });

  it('[M-09] each of two masks in the centre can be exchanged', () => {
    const kinds = ['judge', 'king', 'thief', 'cheater'] as const;
    for (const [at, mine, centre] of [
      [0, 'empress', ['judge', 'troubadour']],
      [1, 'troubadour', ['empress', 'judge']],
    ] as const) {
      const state = table({ masks: kinds, centre: ['empress', 'troubadour'] });
      act(state, 0, { do: 'exchange', with: { centre: at }, sleight: 'swap' });
      expect(truth(state)).toEqual([mine, ...kinds.slice(1)]);
      expect(state.centre).toMatchObject(centre.map((secret) => ({ secret })));
    }
  });

  it('[M-09] only the player knows what they did, and nobody learns what lies there', () => {
    expect(act(table(), 0, swap(3), 0)).toEqual([{ type: 'exchanged', seat: 0, with: { seat: 3 }, sleight: 'swap' }]);
    for (const sleight of ['swap', 'hold'] as const) {
      for (const viewer of [1, 3, 'spectator'] as const) {
        const state = table();
        expect(act(state, 0, { do: 'exchange', with: { seat: 3 }, sleight }, viewer)).toEqual([
          { type: 'exchanged', seat: 0, with: { seat: 3 }, sleight: null },
        ]);
      }
    }
  });
});

describe('secrecy and the clock', () => {
  it('[M-42*] a game with a swap and the same game without look alike to the byte, to all but the player who did it', () => {
    for (const seed of ['one', 'two', 'three']) {
      const tell = (sleight: 'swap' | 'hold'): string[][] => {
        const state = dealt({ first: 0 }, 4, seed);
        resolved(
          state,
          [0, 1, 2, 3].map((seat) => ({ seat, move: { do: 'ready' } })),
        );
        const events = allViewers(4).map((viewer) => {
          const copy = mascarade.clone(state);
          const received = resolved(copy, [{ seat: 0, move: { do: 'exchange', with: { seat: 2 }, sleight } }], viewer);
          return JSON.stringify([received, mascarade.view(copy, viewer), mascarade.status(copy)]);
        });
        return [events.slice(1), [String(events[0]?.length)]];
      };
      expect(tell('swap')).toEqual(tell('hold'));
    }
  });

  it('[M-42*] a looked-at mask leaves the view as soon as the look is over', () => {
    const state = table();
    for (const [seat, move] of [
      [0, { do: 'look' }],
      [4, { do: 'peek' }],
    ] as const) {
      act(state, seat, move);
      for (const viewer of allViewers(6)) expect(mascarade.view(state, viewer).masks).toEqual(Array(6).fill(null));
    }
  });

  it('[M-42*] the Spy sees the two masks while they are in hand, and nobody else does', () => {
    const state = table({ masks: ['judge', 'spy', 'fool', 'patron', 'beggar', 'witch'] });
    announced(state, 'spy');
    act(state, 0, { do: 'target', seat: 3 });
    expect(mascarade.view(state, 0).masks).toEqual(['judge', null, null, 'patron', null, null]);
    for (const viewer of [1, 3, 'spectator'] as const) expect(mascarade.view(state, viewer).masks).toEqual(Array(6).fill(null));
    act(state, 0, { do: 'cloth', sleight: 'swap' });
    expect(mascarade.view(state, 0).masks).toEqual(Array(6).fill(null));
  });

  it('[M-43*] the clock exchanges with the left neighbour without swapping, looks, passes and declines', () => {
    const opening = table({ turn: 1, seatAt: [0, 3, 2, 1, 4, 5], placeOf: [0, 3, 2, 1, 4, 5] });
    expect(byClock(opening, 0)).toEqual({ do: 'exchange', with: { seat: 3 }, sleight: 'hold' });
    expect(byClock(table(), 0)).toEqual({ do: 'look' });
    const claim = table();
    act(claim, 0, { do: 'announce', mask: 'king' });
    expect(byClock(claim, 1)).toEqual({ do: 'pass' });
    const witch = table();
    announced(witch, 'witch');
    expect(byClock(witch, 0)).toEqual({ do: 'decline' });
  });

  it('[M-43*] the clock chooses the first lawful one clockwise, and never swaps', () => {
    const masks = ['judge', 'spy', 'fool', 'guru', 'puppet-master', 'princess', 'troubadour', 'witch'] as const;
    const after = (mask: (typeof masks)[number], coins = Array<number>(8).fill(6)) => {
      const state = table({ masks, active: 5, coins });
      announced(state, mask);
      return state;
    };
    expect(byClock(after('guru'), 5)).toEqual({ do: 'target', seat: 6 });
    expect(byClock(after('princess'), 5)).toEqual({ do: 'target', seat: 6 });
    expect(byClock(after('puppet-master'), 5)).toEqual({ do: 'pair', seats: [6, 7] });
    expect(byClock(after('fool'), 5)).toEqual({ do: 'pair', seats: [6, 7] });
    expect(byClock(after('troubadour', [6, 8, 6, 6, 8, 6, 6, 6]), 5)).toEqual({ do: 'target', seat: 1 });
    const spy = after('spy');
    act(spy, 5, { do: 'target', seat: 0 });
    expect(byClock(spy, 5)).toEqual({ do: 'cloth', sleight: 'hold' });
  });

  it('[M-43*] a silent victim of the Guru blurts out a mask of the scenario, which only the clock can do', () => {
    const masks = ['judge', 'spy', 'fool', 'guru', 'puppet-master', 'princess', 'troubadour', 'witch'] as const;
    const state = table({ masks });
    announced(state, 'guru');
    act(state, 0, { do: 'target', seat: 2 });
    expect(byClock(state, 2)).toEqual({ do: 'stammer' });
    expect(refusalOf(state, 2, { do: 'stammer' })).toMatchObject({ refused: 'only-the-clock-stammers', clause: 'M-43*' });
    const [confession] = act(state, 2, { do: 'stammer' });
    expect(confession).toMatchObject({ type: 'confessed', seat: 2, mask: 'fool' });
    expect(masks).toContain(confession?.type === 'confessed' ? confession.said : null);
    const said = Array.from({ length: 30 }, (_, seed) => {
      const other = table({ masks });
      announced(other, 'guru');
      act(other, 0, { do: 'target', seat: 2 });
      return resolved(other, [{ seat: 2, move: { do: 'stammer' } }], 'spectator', `stammer ${seed}`)[0];
    });
    expect(new Set(said.map((event) => (event?.type === 'confessed' ? event.said : null))).size).toBeGreaterThan(4);
  });

  it('[M-43*] the table sets the clock; claims are quick', () => {
    expect(waiting(table()).pace).toEqual({ name: 'turn', seconds: null });
    const timed = table({ options: { clock: 60 } });
    expect(waiting(timed).pace).toEqual({ name: 'turn', seconds: 60 });
    act(timed, 0, { do: 'announce', mask: 'king' });
    expect(waiting(timed).pace).toEqual({ name: 'claim', seconds: 15 });
    const match = startMatch(mascarade, { ...timed.options, first: 0 }, 6, seedFromText('clock')).match;
    let last: Match<MascaradeTypes> = match;
    for (let seat = 0; seat < 6; seat++) {
      const played = seat % 2 === 0 ? play(last, seat, { do: 'ready' }) : forceMove(last, seat);
      if (isRefusal(played)) throw new Error(played.refused);
      last = played.match;
    }
    expect(last.state.phase).toBe('turn');
  });

  it('[M-44*] memory help keeps the public history and no more; it is off by default', () => {
    expect(dealt().history).toBeNull();
    const state = table({ options: { memoryHelp: true }, history: [] });
    act(state, 0, swap(3));
    act(state, 1, { do: 'look' });
    expect(mascarade.view(state, 1).history).toEqual([
      { type: 'exchanged', seat: 0, with: { seat: 3 }, sleight: null },
      { type: 'looked', seat: 1, mask: null },
    ]);
    const princess = table({
      masks: ['judge', 'princess', 'fool', 'patron', 'beggar', 'witch'],
      options: { memoryHelp: true },
      history: [],
    });
    announced(princess, 'princess');
    act(princess, 0, { do: 'target', seat: 3 });
    expect(types(princess.history ?? [])).toContain('shown');
    expect(JSON.stringify(princess.history)).not.toContain('patron');
  });
});
