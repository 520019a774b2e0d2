import { describe, expect, it } from 'vitest';
import { GUEST_IDS } from '../photo/index.ts';
import { type GuestId, heldBy, type Move } from './index.ts';
import { inDeck, valueOf } from './secrets.ts';
import { act, dealt, facing, filled, holding, legal, refusalOf, resolved, together, types, viewOf, waiting } from './state.fixture.ts';

const keep = (guest: GuestId): Move => ({ do: 'keep', guest });

describe('the dance', () => {
  const lists = [['dog', 'boy', 'girl'], ['plant', 'butler'], ['lady-red']] as const;

  it('[P-20] all but one go to the middle and are mixed with it; each gets back as many as they put in', () => {
    const mixes = new Set<string>();
    for (const kept of ['dog', 'boy', 'girl'] as const) {
      const state = facing('dance', lists);
      const events = together(state, [
        [0, keep(kept)],
        [1, keep('plant')],
      ]);
      expect(heldBy(state, 0)).toHaveLength(3);
      expect(heldBy(state, 0)).toContain(kept);
      expect(heldBy(state, 1)).toHaveLength(2);
      expect(heldBy(state, 'middle')).toHaveLength(8);
      expect(state).toMatchObject({ round: 2, phase: 'look' });
      expect(types(events)).toContain('moved');
      mixes.add(heldBy(state, 0).join());
    }
    expect(mixes.size).toBe(3);
    const state = facing('dance', lists);
    together(state, [
      [0, keep('dog')],
      [1, keep('plant')],
    ]);
    expect([...heldBy(state, 0), ...heldBy(state, 1)].some((guest) => ![...lists[0], ...lists[1]].includes(guest as never))).toBe(true);
    expect(refusalOf(facing('dance', lists), 0, keep('plant'))).toEqual({ refused: 'not-your-envelope', clause: 'P-20' });
  });

  it('[P-20] four go in and four come back when two players hold five each', () => {
    const hands = [GUEST_IDS.slice(0, 5), GUEST_IDS.slice(5, 10)];
    const state = facing('dance', hands);
    together(
      state,
      hands.map(([first], seat) => [seat, keep(first ?? 'dog')]),
    );
    expect([0, 1, 'middle' as const].map((holder) => heldBy(state, holder).length)).toEqual([5, 5, 4]);
  });

  it('[P-20] what each gets back is random', () => {
    const got = Array.from({ length: 20 }, (_, seed) => {
      const state = facing('dance', lists);
      const choices = [keep('dog'), keep('plant')].map((move, seat) => ({ seat, move }));
      resolved(state, choices, 'spectator', `dance ${seed}`);
      return heldBy(state, 0).join();
    });
    expect(new Set(got).size).toBeGreaterThan(10);
  });

  it('[P-20*] who has one or none puts in none', () => {
    const state = facing('dance', [['dog', 'boy'], ['plant'], []]);
    expect(waiting(state).must).toEqual([0]);
    act(state, 0, keep('dog'));
    expect(heldBy(state, 1)).toEqual(['plant']);
    expect(heldBy(state, 2)).toEqual([]);
    expect(facing('dance', [['dog'], ['plant'], []])).toMatchObject({ round: 2, phase: 'look' });
  });
});

describe('gifts', () => {
  const give = (left: GuestId | null, right: GuestId | null): Move => ({ do: 'give', left, right });

  it('[P-21] one to each neighbour; with a single one, left or right', () => {
    const state = facing('gifts', [['dog', 'boy', 'girl'], ['plant'], ['butler', 'lady-red']]);
    expect(refusalOf(state, 0, give('dog', null))).toMatchObject({ refused: 'one-gift-to-each-side', clause: 'P-21' });
    expect(refusalOf(state, 0, give('dog', 'dog'))?.refused).toBe('one-gift-to-each-side');
    expect(refusalOf(state, 0, give('dog', 'plant'))?.refused).toBe('not-your-envelope');
    together(state, [
      [0, give('dog', 'boy')],
      [1, give(null, 'plant')],
      [2, give('butler', 'lady-red')],
    ]);
    expect([0, 1, 2].map((seat) => heldBy(state, seat))).toEqual([['butler', 'girl', 'plant'], ['lady-red', 'dog'], ['boy']]);
    const single = facing('gifts', [['dog'], [], []]);
    expect(refusalOf(single, 0, give('dog', 'dog'))?.refused).toBe('one-gift-to-each-side');
    expect(act(single, 0, give('dog', null))).toEqual([{ type: 'moved', guest: 'dog', from: 0, to: 1 }]);
    const other = facing('gifts', [['dog'], [], []]);
    expect(act(other, 0, give(null, 'dog'))).toEqual([{ type: 'moved', guest: 'dog', from: 0, to: 2 }]);
  });

  it('[P-21*] with none, none; two players give each other two; nobody gives what they are just given', () => {
    const state = facing('gifts', [['dog', 'boy'], []]);
    expect(waiting(state)).toMatchObject({ must: [0], sealed: true });
    act(state, 0, give('dog', 'boy'));
    expect(heldBy(state, 1)).toEqual(['boy', 'dog']);
    const both = facing('gifts', [
      ['dog', 'boy'],
      ['plant', 'girl'],
    ]);
    expect(refusalOf(both, 0, give('plant', 'dog'))?.refused).toBe('not-your-envelope');
    together(both, [
      [0, give('dog', 'boy')],
      [1, give('girl', 'plant')],
    ]);
    expect([heldBy(both, 0), heldBy(both, 1)]).toEqual([
      ['girl', 'plant'],
      ['boy', 'dog'],
    ]);
  });
});

describe('revelations', () => {
  const everyoneReady = [0, 1, 2].map((seat) => [seat, { do: 'ready' }] as const);

  it('[P-22] two of the middle are opened for everyone, one at a time, and closed again', () => {
    const state = facing('revelations', [['dog'], ['plant'], ['boy']]);
    const first = viewOf(state, 'spectator').open;
    expect(first).toEqual(viewOf(state, 1).open);
    expect(first?.wishes).toEqual(state.envelopes[first?.guest ?? 'dog'].wishes);
    expect(state.holders[first?.guest ?? 'dog']).toBe('middle');
    const events = together(state, everyoneReady);
    const second = viewOf(state, 'spectator').open;
    expect(second?.guest).not.toBe(first?.guest);
    expect(events).toContainEqual({ type: 'opened', seat: null, contents: second });
    together(state, everyoneReady);
    expect(viewOf(state, 1).open).toBeNull();
    expect(state.phase).toBe('look');
    const closed = GUEST_IDS.flatMap((guest) => [state.envelopes[guest].vips, ...state.envelopes[guest].wishes]);
    expect(closed.filter((sealed) => typeof sealed !== 'object' || sealed.knownTo.length > 0)).toEqual([]);
  });

  it('[P-22] which two, and which of them first, is random', () => {
    const opened = Array.from({ length: 20 }, (_, seed) => {
      const state = holding(dealt({}, 3), [['dog'], ['plant'], ['boy']]);
      state.deck = [inDeck('revelations'), ...state.deck.slice(1)];
      for (const seat of [0, 1]) act(state, seat, { do: 'done' });
      resolved(state, [{ seat: 2, move: { do: 'done' } }], 'spectator', `revelations ${seed}`);
      return state.revealing.join();
    });
    expect(new Set(opened).size).toBeGreaterThan(10);
  });

  it('[P-22*] with fewer, those there are, VIP cards too', () => {
    const [dog, ...rest] = GUEST_IDS.toReversed();
    const lists = [rest.slice(0, 5), rest.slice(5, 10), [...rest.slice(10), dog ?? 'dog']].map((list) =>
      list.filter((guest) => guest !== 'dog'),
    );
    const state = facing('revelations', lists);
    expect(state.revealing).toEqual(['dog']);
    const empty = facing('revelations', [[...GUEST_IDS], [], []]);
    expect(empty).toMatchObject({ phase: 'look', round: 2 });
    const vip = facing('theft', lists);
    filled(vip, 'dog', ['left-1', 'left-2', 'row-1-1'], 2);
    vip.phase = 'reveal';
    vip.revealing = ['boy', 'dog'];
    const events = together(vip, everyoneReady);
    expect(events).toContainEqual({
      type: 'opened',
      seat: null,
      contents: { guest: 'dog', wishes: ['left-1', 'left-2', 'row-1-1'], vips: 2 },
    });
  });
});

describe('rumours', () => {
  it('[P-23] each may look into one envelope that is not theirs; several into the same; it goes back', () => {
    const state = facing('rumours', [['dog'], ['plant'], ['boy']]);
    expect(refusalOf(state, 0, { do: 'rumour', guest: 'dog' })).toEqual({ refused: 'that-is-your-own', clause: 'P-23' });
    const before = state.holders;
    together(state, [
      [0, { do: 'rumour', guest: 'plant' }],
      [1, { do: 'rumour', guest: null }],
      [2, { do: 'rumour', guest: 'plant' }],
    ]);
    expect(waiting(state).must).toEqual([0, 2]);
    expect([0, 1, 2].map((seat) => viewOf(state, seat).open?.guest ?? null)).toEqual(['plant', null, 'plant']);
    expect(viewOf(state, 0).open).toEqual({ ...viewOf(state, 2).open, wishes: state.envelopes.plant.wishes.map(valueOf) });
    together(state, [
      [0, { do: 'ready' }],
      [2, { do: 'ready' }],
    ]);
    expect(state).toMatchObject({ phase: 'look', holders: before });
    expect(viewOf(state, 0).open).toBeNull();
    const nobody = facing('rumours', [['dog'], ['plant'], ['boy']]);
    together(
      nobody,
      [0, 1, 2].map((seat) => [seat, { do: 'rumour', guest: null }]),
    );
    expect(nobody).toMatchObject({ phase: 'look', round: 2 });
  });
});

describe('choose your partner', () => {
  it('[P-24] in turn from the start, two from the middle, two back, also the same ones', () => {
    const state = facing('partner', [['dog'], ['plant'], ['boy']], { first: 1 });
    expect(waiting(state).must).toEqual([1]);
    const swap = (take: GuestId[], give: GuestId[]): Move => ({ do: 'swap', take, give });
    expect(refusalOf(state, 1, swap(['girl'], ['plant']))).toMatchObject({ refused: 'take-and-return-as-many', clause: 'P-24' });
    expect(refusalOf(state, 1, swap(['girl', 'dog'], ['plant', 'girl']))?.refused).toBe('not-in-the-middle');
    expect(refusalOf(state, 1, swap(['girl', 'butler'], ['plant', 'dog']))?.refused).toBe('not-your-envelope');
    expect(refusalOf(state, 1, swap(['girl', 'girl'], ['plant', 'girl']))?.refused).toBe('not-in-the-middle');
    act(state, 1, swap(['girl', 'butler'], ['plant', 'girl']));
    expect(heldBy(state, 1)).toEqual(['butler']);
    expect(waiting(state).must).toEqual([2]);
    act(state, 2, swap(['plant', 'girl'], ['girl', 'plant']));
    expect(heldBy(state, 2)).toEqual(['boy']);
    act(state, 0, swap(['plant', 'girl'], ['girl', 'dog']));
    expect(heldBy(state, 0)).toEqual(['plant']);
    expect(state.phase).toBe('look');
  });

  it('[P-24*] with fewer in the middle, that many', () => {
    const [last, ...rest] = GUEST_IDS;
    const state = facing('partner', [rest.slice(0, 6), rest.slice(6)]);
    expect(legal(state, 0)).toHaveLength(7);
    act(state, 0, { do: 'swap', take: [last], give: [rest[0] ?? last] });
    expect(heldBy(state, 0)).toHaveLength(6);
    expect(facing('partner', [[...GUEST_IDS], []])).toMatchObject({ phase: 'look', round: 2 });
  });
});

describe('theft', () => {
  it('[P-25] everyone takes one from their left at once, and never what that player is just taking', () => {
    const state = facing('theft', [['dog'], ['plant', 'girl'], ['boy']]);
    expect(refusalOf(state, 0, { do: 'steal', guest: 'boy' })).toEqual({ refused: 'not-of-your-left-neighbour', clause: 'P-25' });
    expect(legal(state, 0)).toEqual([
      { do: 'steal', guest: 'girl' },
      { do: 'steal', guest: 'plant' },
    ]);
    together(state, [
      [0, { do: 'steal', guest: 'plant' }],
      [1, { do: 'steal', guest: 'boy' }],
      [2, { do: 'steal', guest: 'dog' }],
    ]);
    expect([0, 1, 2].map((seat) => heldBy(state, seat))).toEqual([['plant'], ['boy', 'girl'], ['dog']]);
  });

  it('[P-25*] where there is nothing, nothing is taken', () => {
    const state = facing('theft', [['dog'], [], ['boy']]);
    expect(waiting(state).must).toEqual([1, 2]);
  });
});
