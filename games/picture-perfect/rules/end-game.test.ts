import { describe, expect, it } from 'vitest';
import { DEFAULT_CAMERA, LAID_TABLE } from '../photo/index.ts';
import { type Move, picturePerfect, pointsFor, type Scene, type State } from './index.ts';
import { act, atTheEnd, filled, holding, photo, refusalOf, rich, together, types, viewOf, waiting } from './state.fixture.ts';

const take = (scene: Scene): Move => ({ do: 'photo', scene });
const NOBODY = photo({});
/** The man in tails stands before all of the girl. */
const HIDDEN: Scene = {
  guests: [
    { id: 'girl', x: -1500, z: 300 },
    { id: 'man-in-tails', x: -1400, z: 1100 },
  ],
  decorations: [],
  camera: { ...DEFAULT_CAMERA, x: -300 },
};
/** From the default camera the man in tails hides the girl. */
const UNSEEN: Scene['guests'] = [
  { id: 'girl', x: -1500, z: 300 },
  { id: 'man-in-tails', x: -1440, z: 700 },
  { id: 'dog', x: 1500, z: 2100 },
];

/** Two photos; the scores as the table reads them out. */
function shot(state: State, ...scenes: Scene[]): State {
  scenes.forEach((scene, seat) => act(state, seat, take(scene)));
  return state;
}

describe('the photo', () => {
  it('[P-50] every stand wholly in a space, one guest a space', () => {
    const state = atTheEnd();
    expect(refusalOf(state, 0, take(photo({ dog: 'A1', boy: 'A2' })))).toBeUndefined();
    const halfway = { ...NOBODY, guests: [{ id: 'dog', x: -1200, z: 2100 }] } as const;
    expect(refusalOf(state, 0, take(halfway))).toMatchObject({ refused: 'half-in-a-space', clause: 'P-50' });
    expect(refusalOf(state, 0, take(photo({ dog: 'A1', boy: 'A1' })))).toMatchObject({ refused: 'space-taken', clause: 'P-50' });
  });

  it('[P-50*] decorations stand on the table, may be left off, and have to be the player’s own', () => {
    const state = atTheEnd();
    expect(refusalOf(state, 0, take({ ...NOBODY, decorations: LAID_TABLE }))).toBeUndefined();
    const fallen = { ...NOBODY, decorations: [{ id: 'cake', x: 0, z: 600 }] } as const;
    expect(refusalOf(state, 0, take(fallen))).toMatchObject({ refused: 'decoration-off-table', clause: 'P-50*' });
    const crowded = { ...NOBODY, decorations: LAID_TABLE.slice(0, 2).map(({ id }) => ({ id, x: 0, z: 1800 })) };
    expect(refusalOf(state, 0, take(crowded))).toMatchObject({ refused: 'cut-outs-intersect', clause: 'P-83*' });
    rich(state, [0, 10]);
    expect(refusalOf(state, 0, take({ ...NOBODY, decorations: LAID_TABLE.slice(0, 1) }))?.refused).toBe('not-your-decoration');
  });

  it('[P-50*] all decorations a player owns may stand on the table, also two of a kind', () => {
    const state = atTheEnd(2, { auctions: true });
    state.decorations = [['cake', 'vase', 'cake'], ['vase']];
    const cakes = (...zs: readonly number[]) => ({ ...NOBODY, decorations: zs.map((z) => ({ id: 'cake' as const, x: 0, z })) });
    const read = picturePerfect.parseMove(JSON.parse(JSON.stringify(take(cakes(1400, 2000)))));
    expect(read).toEqual({ ok: take(cakes(1400, 2000)) });
    expect(refusalOf(state, 0, take(cakes(1400, 2000)))).toBeUndefined();
    expect(refusalOf(state, 0, take(cakes(1400, 1700, 2000)))).toMatchObject({ refused: 'not-your-decoration', about: { figure: 'cake' } });
    expect(refusalOf(state, 1, take(cakes(1400)))?.refused).toBe('not-your-decoration');
    const { decorations } = cakes(1400, 2000);
    act(state, 0, { do: 'arrange', placement: { guests: [], decorations } });
    expect(viewOf(state, 0).scene?.decorations).toEqual(decorations);
  });

  it('[P-51*] a photo with a guest that cannot be seen is refused, and names the guest', () => {
    const state = atTheEnd();
    expect(refusalOf(state, 0, take(HIDDEN))).toEqual({ refused: 'guest-not-seen', clause: 'P-51*', about: { guest: 'girl' } });
    expect(refusalOf(state, 0, take({ ...HIDDEN, guests: HIDDEN.guests.slice(1) }))).toBeUndefined();
    const first = { ...state, options: { ...state.options, rules: 1 as const } };
    expect(refusalOf(first, 0, take(HIDDEN))).toBeUndefined();
    expect(refusalOf(first, 0, take({ ...HIDDEN, camera: { ...HIDDEN.camera, y: 3500 } }))?.refused).toBe('camera-above-shield');
  });

  it('[P-51*] the clock takes out guests that cannot be seen, and they count as not in the photo', () => {
    const state = filled(atTheEnd(), 'girl', ['row-4-1', 'left-1', 'near-table-1']);
    act(state, 0, { do: 'arrange', placement: { guests: UNSEEN, decorations: [] } });
    const forced = picturePerfect.defaultMove(viewOf(state, 0), 0);
    expect(forced).toMatchObject({ do: 'photo', scene: { guests: UNSEEN.filter(({ id }) => id !== 'girl') } });
    act(state, 0, forced);
    act(state, 1, take(NOBODY));
    expect(state.results?.find(({ guest }) => guest === 'girl')?.scores[0]).toEqual({ met: null, points: 0 });
    const first = { ...state, phase: 'final' as const, options: { ...state.options, rules: 1 as const } };
    expect(picturePerfect.defaultMove(viewOf(first, 0), 0)).toMatchObject({ scene: { guests: UNSEEN } });
  });

  it('[P-51] an invalid photo is refused with the reason and can be taken again', () => {
    const state = atTheEnd();
    const aimed = (camera: Partial<typeof DEFAULT_CAMERA>) => take({ ...photo({ dog: 'A1' }), camera: { ...DEFAULT_CAMERA, ...camera } });
    expect(refusalOf(state, 0, aimed({ y: 3500 }))).toMatchObject({ refused: 'camera-above-shield', clause: 'P-51' });
    expect(refusalOf(state, 0, aimed({ zoom: 4000 }))).toMatchObject({ refused: 'sees-beyond-the-set', clause: 'P-51' });
    expect(refusalOf(state, 0, aimed({ zoom: 500 }))).toMatchObject({ refused: 'guest-out-of-frame', about: { guest: 'dog' } });
    expect(waiting(state).must).toEqual([0, 1]);
    act(state, 0, aimed({}));
    expect(waiting(state).must).toEqual([1]);
    expect(refusalOf(state, 0, aimed({}))?.refused).toBe('not-your-turn');
    expect(viewOf(state, 1).photos).toEqual([null, null]);
    expect(viewOf(state, 0).photos[0]?.guests).toHaveLength(1);
  });
});

describe('the score', () => {
  it('[P-60] envelope by envelope for all players: -3, 1, 3, 6 by wishes met, nothing for a guest left out', () => {
    const points = (wishes: readonly string[]): unknown => {
      const state = filled(holding(atTheEnd(), [['dog'], ['plant']]), 'dog', wishes);
      shot(state, photo({ dog: 'A1' }), NOBODY);
      return state.results?.find(({ guest }) => guest === 'dog')?.scores;
    };
    const none = { met: null, points: 0 };
    expect(points(['right-1', 'right-2', 'row-4-1'])).toEqual([{ met: [false, false, false], points: -3 }, none]);
    expect(points(['left-1', 'right-2', 'row-4-1'])).toEqual([{ met: [true, false, false], points: 1 }, none]);
    expect(points(['left-1', 'row-1-1', 'row-4-1'])).toEqual([{ met: [true, true, false], points: 3 }, none]);
    expect(points(['left-1', 'row-1-1', 'row-1-2'])).toEqual([{ met: [true, true, true], points: 6 }, none]);
    const state = atTheEnd();
    const events = [...act(state, 0, take(NOBODY)), ...act(state, 1, take(NOBODY))];
    expect(types(events).filter((type) => type === 'scored')).toHaveLength(14);
  });

  it('[P-61] every VIP card scores the guest once more for all, also below nothing', () => {
    const state = filled(atTheEnd(), 'dog', ['left-1', 'row-1-1', 'row-1-2'], 2);
    filled(state, 'boy', ['right-1', 'row-4-1', 'row-4-2'], 1);
    shot(state, photo({ dog: 'A1', boy: 'A2' }), photo({ dog: 'A1' }));
    expect(state.scores).toEqual([18 - 6, 18]);
  });

  it('[P-62] two decorations left are a point, in the auction variant', () => {
    const auction = rich(atTheEnd(2, { auctions: true }), [5, 2]);
    expect(shot(auction, NOBODY, NOBODY).scores).toEqual([2, 1]);
    expect(shot(rich(atTheEnd(2), [5, 2]), NOBODY, NOBODY).scores).toEqual([0, 0]);
  });

  it('[P-63] most points; then most guests placed; then most envelopes', () => {
    const outcome = (state: State) => {
      const status = picturePerfect.status(state);
      return 'over' in status ? status.over.winners : undefined;
    };
    const even = () => {
      const state = holding(atTheEnd(), [['girl'], ['plant', 'butler']]);
      for (const guest of ['dog', 'plant'] as const) filled(state, guest, ['left-1', 'right-1', 'row-4-1']);
      return filled(state, 'boy', ['left-1', 'row-1-1', 'right-2']);
    };
    expect(outcome(shot(even(), photo({ boy: 'A1' }), photo({ dog: 'A1' })))).toEqual([0]);
    const more = filled(even(), 'girl', ['left-2', 'row-4-2', 'right-1']);
    filled(more, 'plant', ['row-3-1', 'row-3-2', 'row-4-1']);
    filled(more, 'dog', ['left-2', 'row-1-1', 'row-1-2']);
    filled(more, 'boy', ['left-1', 'row-2-1', 'row-4-1']);
    filled(more, 'girl', ['row-2-1', 'left-2', 'row-4-1']);
    shot(more, photo({ dog: 'A1', plant: 'F1' }), photo({ boy: 'A2' }));
    expect(more.scores).toEqual([3, 3]);
    expect(outcome(more)).toEqual([0]);
    expect(outcome(shot(even(), NOBODY, NOBODY))).toEqual([1]);
  });

  it('[P-63] the last tie is voted on', () => {
    const state = shot(holding(atTheEnd(3), [['dog'], ['plant'], []]), NOBODY, NOBODY, NOBODY);
    expect(state).toMatchObject({ phase: 'vote', candidates: [0, 1] });
    expect(viewOf(state, 2).photos).toHaveLength(3);
    together(state, [
      [0, { do: 'vote', for: 1 }],
      [1, { do: 'vote', for: 0 }],
      [2, { do: 'vote', for: 1 }],
    ]);
    expect(state.winners).toEqual([1]);
  });

  it('[P-63*] nobody votes for their own, players may abstain, and a tied vote is a shared victory', () => {
    const state = shot(holding(atTheEnd(), [['dog'], ['plant']]), NOBODY, NOBODY);
    expect(refusalOf(state, 0, { do: 'vote', for: 0 })).toEqual({ refused: 'no-vote-for-that', clause: 'P-63*' });
    expect(refusalOf(state, 0, { do: 'vote', for: 4 })?.refused).toBe('no-vote-for-that');
    together(state, [
      [0, { do: 'vote', for: null }],
      [1, { do: 'vote', for: null }],
    ]);
    expect(state.winners).toEqual([0, 1]);
  });

  it('[P-60] two wishes are worth three points', () => {
    expect([0, 1, 2, 3].map((met) => pointsFor(met, 0))).toEqual([-3, 1, 3, 6]);
  });

  it('[P-73*] an overlap hidden behind the cake does not break the wish; under rules version 1 it did', () => {
    const scene: Scene = {
      guests: [
        { id: 'girl', x: -340, z: 410 },
        { id: 'old-gentleman', x: -140, z: 970 },
      ],
      decorations: [{ id: 'cake', x: -200, z: 1580 }],
      camera: { x: 0, y: 1300, z: 7500, pan: 0, tilt: -200, zoom: 1100 },
    };
    const met = (rules: object) => {
      const state = filled(atTheEnd(), 'girl', ['nobody-in-front-1', 'left-1', 'right-1']);
      state.options = { ...state.options, ...rules };
      return shot(state, scene, NOBODY).results?.find(({ guest }) => guest === 'girl')?.scores[0]?.met;
    };
    expect(met({})).toEqual([true, false, false]);
    expect(met({ rules: 1 })).toEqual([false, false, false]);
  });
});
