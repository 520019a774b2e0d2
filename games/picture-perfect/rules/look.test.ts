import { allViewers } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { LAID_TABLE } from '../photo/index.ts';
import { type GuestId, picturePerfect, type State } from './index.ts';
import { act, atTheEnd, byClock, dealt, facing, holding, refusalOf, resolved, together, viewOf, vipsIn, waiting } from './state.fixture.ts';

const looking = (given = {}): State => holding(dealt(given), [['dog', 'boy'], ['plant'], ['girl']]);

describe('looking into envelopes', () => {
  it('[P-11] only a player’s own envelopes, and only in the first step or before the photo', () => {
    expect(refusalOf(looking(), 0, { do: 'open', guest: 'plant' })).toEqual({ refused: 'not-your-envelope', clause: 'P-11' });
    expect(refusalOf(looking(), 0, { do: 'open', guest: 'butler' })).toEqual({ refused: 'not-your-envelope', clause: 'P-11' });
    const following = facing('theft', [['dog'], ['plant'], ['boy']]);
    expect(refusalOf(following, 0, { do: 'open', guest: 'dog' })).toEqual({ refused: 'not-now', clause: 'P-11' });
    const last = holding(atTheEnd(2), [['dog'], ['plant']]);
    expect(refusalOf(last, 0, { do: 'open', guest: 'dog' })).toBeUndefined();
  });

  it('[P-12] one at a time: it is closed before the next is opened, and before the player is done', () => {
    const state = looking();
    expect(refusalOf(state, 0, { do: 'close', vip: false })?.refused).toBe('nothing-is-open');
    const before = state.envelopes.dog.wishes;
    const [opened] = act(state, 0, { do: 'open', guest: 'dog' }, 0);
    expect(opened).toMatchObject({ type: 'opened', contents: { guest: 'dog', vips: 0 } });
    expect(refusalOf(state, 0, { do: 'open', guest: 'boy' })).toEqual({ refused: 'close-it-first', clause: 'P-12' });
    expect(refusalOf(state, 0, { do: 'done' })).toEqual({ refused: 'close-it-first', clause: 'P-12' });
    act(state, 0, { do: 'close', vip: false });
    expect(refusalOf(state, 0, { do: 'open', guest: 'boy' })).toBeUndefined();
    expect(state.envelopes.dog.wishes).toEqual(before);
  });

  it('[P-12] two players look into their own at the same time', () => {
    const state = looking();
    act(state, 0, { do: 'open', guest: 'dog' });
    act(state, 1, { do: 'open', guest: 'plant' });
    expect([viewOf(state, 0).open?.guest, viewOf(state, 1).open?.guest, viewOf(state, 2).open]).toEqual(['dog', 'plant', null]);
  });

  it('[P-13] the VIP card goes in once, while closing, and stays', () => {
    const state = looking();
    act(state, 0, { do: 'open', guest: 'dog' });
    act(state, 0, { do: 'close', vip: true });
    expect(vipsIn(state, 'dog')).toBe(1);
    expect(viewOf(state, 0).vip).toBe(false);
    act(state, 0, { do: 'open', guest: 'boy' });
    expect(refusalOf(state, 0, { do: 'close', vip: true })).toEqual({ refused: 'no-vip-left', clause: 'P-13' });
    act(state, 0, { do: 'close', vip: false });
    state.holders = { ...state.holders, dog: 1 };
    const [opened] = act(state, 1, { do: 'open', guest: 'dog' }, 1);
    expect(opened).toMatchObject({ contents: { vips: 1 } });
    act(state, 1, { do: 'close', vip: true });
    expect(vipsIn(state, 'dog')).toBe(2);
  });

  it('[P-13*] others see nothing of it, and its owner is recorded nowhere', () => {
    for (const viewer of [1, 2, 'spectator'] as const) {
      const [one, other] = [looking(), looking()];
      act(one, 0, { do: 'open', guest: 'dog' });
      act(other, 0, { do: 'open', guest: 'dog' });
      expect(act(one, 0, { do: 'close', vip: true }, viewer)).toEqual(act(other, 0, { do: 'close', vip: false }, viewer));
      expect(viewOf(one, viewer)).toEqual(viewOf(other, viewer));
    }
    const state = looking();
    act(state, 0, { do: 'open', guest: 'dog' });
    act(state, 0, { do: 'close', vip: true });
    expect(state.envelopes.dog.vips).toMatchObject({ secret: 1, knownTo: [] });
  });

  it('[P-13*] none goes into an envelope seen through Rumours, Revelations or Fixed price', () => {
    const rumour = facing('rumours', [['dog'], ['plant'], ['boy']]);
    together(rumour, [
      [0, { do: 'rumour', guest: 'plant' }],
      [1, { do: 'rumour', guest: null }],
      [2, { do: 'rumour', guest: null }],
    ]);
    expect(viewOf(rumour, 0).open?.guest).toBe('plant');
    expect(refusalOf(rumour, 0, { do: 'close', vip: true })?.refused).toBe('not-now');
    const revealed = facing('revelations', [['dog'], ['plant'], ['boy']]);
    expect(refusalOf(revealed, 0, { do: 'close', vip: true })?.refused).toBe('not-now');
  });

  it('[P-14] figures may stand anywhere, hidden from the others, and move only while looking', () => {
    const state = looking();
    const guests = [
      { id: 'dog' as GuestId, x: 3000, z: -100 },
      { id: 'boy' as GuestId, x: 3000, z: -100 },
    ];
    act(state, 0, { do: 'arrange', placement: { guests, decorations: LAID_TABLE } });
    expect(viewOf(state, 0).scene?.guests).toEqual(guests);
    expect(viewOf(state, 1).scene?.guests).toEqual([]);
    expect(viewOf(state, 'spectator').scene).toBeNull();
    const later = facing('theft', [['dog'], ['plant'], ['boy']]);
    expect(refusalOf(later, 0, { do: 'arrange', placement: { guests, decorations: [] } })?.refused).toBe('not-now');
  });

  it('[P-14] nobody else sees what a player does behind the shield', () => {
    const moves = [
      { do: 'open', guest: 'dog' },
      { do: 'open', guest: 'boy' },
      { do: 'arrange', placement: { guests: [], decorations: [] } },
    ] as const;
    for (const viewer of allViewers(3).filter((other) => other !== 0)) {
      const seen = moves.map((move) => {
        const state = looking();
        return JSON.stringify([act(state, 0, move, viewer), viewOf(state, viewer), waiting(state)]);
      });
      expect(new Set(seen).size).toBe(1);
    }
  });

  it('[P-87*] a closed envelope can no longer be read, except with a notebook', () => {
    for (const notebook of [false, true]) {
      const state = looking({ notebook });
      act(state, 0, { do: 'open', guest: 'dog' });
      const wishes = viewOf(state, 0).open?.wishes ?? [];
      expect(wishes).toHaveLength(3);
      act(state, 0, { do: 'close', vip: false });
      expect(viewOf(state, 0).open).toBeNull();
      expect(viewOf(state, 0).notes).toEqual(notebook ? [{ guest: 'dog', wishes }] : null);
      expect(viewOf(state, 1).notes).toEqual(notebook ? [] : null);
    }
    expect(picturePerfect.optionFields.find(({ key }) => key === 'notebook')?.default).toBe(false);
  });
});

describe('the clocks', () => {
  const seconds = (state: State) => waiting(state).pace.seconds;

  it('[P-88*] 90 seconds to look, 45 for a choice, 240 for the photo, or none', () => {
    expect(seconds(looking())).toBe(90);
    expect(seconds(facing('theft', [['dog'], ['plant']]))).toBe(45);
    expect(seconds(atTheEnd())).toBe(240);
    expect(seconds(looking({ lookClock: 0 }))).toBeNull();
  });

  it('[P-88*] look: done, with what is open closed again', () => {
    const state = looking();
    act(state, 0, { do: 'open', guest: 'dog' });
    expect(byClock(state, 0)).toEqual({ do: 'done' });
    resolved(state, [{ seat: 0, move: byClock(state, 0) }]);
    expect(viewOf(state, 0).open).toBeNull();
    expect(state.done[0]).toBe(true);
  });

  it('[P-88*] the photo closes what is open as well', () => {
    const state = holding(atTheEnd(), [['dog'], ['plant']]);
    act(state, 0, { do: 'open', guest: 'dog' });
    resolved(state, [{ seat: 0, move: byClock(state, 0) }]);
    expect(viewOf(state, 0).open).toBeNull();
    expect(state.done).toEqual([true, false]);
  });

  it('[P-88*] an envelope: the first; a bid: pass or nothing; a price: one; fixed price: not paid; sell or buy: sell', () => {
    expect(byClock(facing('theft', [['dog'], ['boy', 'plant']]), 0)).toEqual({ do: 'steal', guest: 'boy' });
    const single = facing('single', [['dog'], ['plant'], ['boy']]);
    expect(byClock(single, 0)).toEqual({ do: 'offer', guest: 'dog', says: null, price: null });
    act(single, 0, { do: 'offer', guest: 'dog', says: null, price: null });
    expect(byClock(single, 1)).toEqual({ do: 'pass' });
    const secret = facing('secret', [['dog'], ['plant'], ['boy']]);
    act(secret, 0, { do: 'offer', guest: 'dog', says: null, price: null });
    expect(byClock(secret, 1)).toEqual({ do: 'bid', amount: 0 });
    together(secret, [
      [1, { do: 'bid', amount: 2 }],
      [2, { do: 'bid', amount: 2 }],
    ]);
    expect(byClock(secret, 1)).toEqual({ do: 'bid', amount: 2 });
    const fixed = facing('fixed', [['dog'], ['plant'], ['boy']]);
    expect(byClock(fixed, 0)).toMatchObject({ do: 'offer', price: 1 });
    act(fixed, 0, { do: 'offer', guest: 'dog', says: null, price: 1 });
    expect(byClock(fixed, 1)).toEqual({ do: 'answer', pays: false });
    expect(byClock({ ...fixed, phase: 'sell' }, 0)).toEqual({ do: 'sell' });
  });

  it('[P-88*] the photo: what stands legally stays, the rest is taken off, the default camera takes it', () => {
    const state = atTheEnd();
    const guests = [
      { id: 'dog' as GuestId, x: -1500, z: 2100 },
      { id: 'boy' as GuestId, x: -1500, z: 2000 },
      { id: 'girl' as GuestId, x: 0, z: 3000 },
      { id: 'butler' as GuestId, x: 1500, z: 300 },
    ];
    act(state, 0, { do: 'arrange', placement: { guests, decorations: LAID_TABLE } });
    const move = byClock(state, 0);
    expect(refusalOf(state, 0, move)).toBeUndefined();
    expect(move).toMatchObject({ do: 'photo', scene: { guests: [{ id: 'dog' }, { id: 'butler' }], camera: { y: 2000 } } });
  });
});
