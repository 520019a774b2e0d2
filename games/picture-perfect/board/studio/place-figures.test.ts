import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOf, DECORATION_IDS, DEFAULT_CAMERA, GUEST_IDS, placementFaults, type Scene, SPACES, spaceOf } from '../../photo/index.ts';
import {
  decorationPieces,
  dropAt,
  freePlace,
  guestOn,
  layTable,
  nextPiece,
  nudge,
  placeAt,
  placedIn,
  placeInSpace,
  takeOff,
  waitingOf,
} from './place-figures.ts';

const EMPTY: Scene = { guests: [], decorations: [], camera: DEFAULT_CAMERA };
const anyGuest = fc.constantFrom(...GUEST_IDS);
const anySpot = fc.record({ x: fc.integer({ min: -2600, max: 2600 }), z: fc.integer({ min: -400, max: 3200 }) });

describe('placing guests', () => {
  it('[P-50] lets a guest go wholly inside one space, or takes it off, wherever it is dropped', () => {
    fc.assert(
      fc.property(anyGuest, anySpot, (id, spot) => {
        const scene = dropAt(EMPTY, id, spot, true);
        expect(placementFaults(scene)).toEqual([]);
        const placed = placedIn(scene, id);
        if (placed !== undefined) expect(spaceOf(placed)).toBeDefined();
      }),
    );
  });

  it('[P-50] never has two guests in one space, however they are dropped', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyGuest, anySpot), { maxLength: 20 }), (drops) => {
        const scene = drops.reduce((before, [id, spot]) => dropAt(before, id, spot, true), EMPTY);
        const spaces = scene.guests.map(spaceOf);
        expect(new Set(spaces).size).toBe(spaces.length);
      }),
    );
  });

  it('[P-14] leaves a guest exactly where it is dropped before the final photo', () => {
    expect(dropAt(EMPTY, 'dog', { x: 37, z: 1811 }, false).guests).toEqual([{ id: 'dog', x: 37, z: 1811 }]);
    expect(dropAt(EMPTY, 'dog', { x: 3000, z: 1811 }, false).guests).toEqual([]);
  });

  it('swaps places with the guest who is there', () => {
    const scene = placeInSpace(placeInSpace(EMPTY, 'dog', 'A1'), 'boy', 'B3');
    const swapped = placeInSpace(scene, 'boy', 'A1');
    expect(guestOn(swapped, 'A1')).toBe('boy');
    expect(guestOn(swapped, 'B3')).toBe('dog');
    const relieved = placeInSpace(scene, 'girl', 'A1');
    expect(guestOn(relieved, 'A1')).toBe('girl');
    expect(placedIn(relieved, 'dog')).toBeUndefined();
  });

  it('fits every guest into every space', () => {
    for (const id of GUEST_IDS)
      for (const space of SPACES) expect(placementFaults(placeInSpace(EMPTY, id, space)), `${id} ${space}`).toEqual([]);
  });

  it('nudges as far as the space reaches, and no farther', () => {
    let scene = placeInSpace(EMPTY, 'dog', 'A4');
    for (let step = 0; step < 40; step++) scene = nudge(scene, 'dog', { x: 10, z: 0 }, true);
    expect(placedIn(scene, 'dog')?.x).toBe(centreOf('A4').x + 170);
    scene = nudge(scene, 'dog', { x: 10, z: 0 }, false);
    expect(placedIn(scene, 'dog')?.x).toBe(centreOf('A4').x + 180);
  });
});

describe('laying the table', () => {
  it('[P-50*] puts every decoration on it, none in the way of another', () => {
    const scene = layTable(EMPTY, DECORATION_IDS);
    expect(scene.decorations).toHaveLength(DECORATION_IDS.length);
    expect(placementFaults(scene)).toEqual([]);
  });

  it('[P-50*] keeps a decoration on the table, or takes it off', () => {
    const scene = layTable(EMPTY, ['cake']);
    expect(placementFaults(dropAt(scene, 'cake', { x: 690, z: 1300 }, true))).toEqual([]);
    expect(dropAt(scene, 'cake', { x: 2000, z: 300 }, true).decorations).toEqual([]);
  });

  it('finds another place when its own is occupied', () => {
    const taken = placeAt(EMPTY, 'gift', freePlace(EMPTY, 'cake'));
    expect(placementFaults(placeAt(taken, 'cake', freePlace(taken, 'cake')))).toEqual([]);
  });

  it('[P-50*] has two decorations of a kind, each with its own name and place', () => {
    const owned = ['cake', 'vase', 'cake'] as const;
    expect(waitingOf(EMPTY, owned)).toEqual(owned);
    const scene = layTable(EMPTY, owned);
    expect(decorationPieces(scene).map(({ piece }) => piece)).toEqual(['cake', 'vase', 'cake#2']);
    expect(placementFaults(scene)).toEqual([]);
    expect(waitingOf(scene, owned)).toEqual([]);
    const first = placedIn(scene, 'cake');
    const moved = dropAt(scene, 'cake#2', { x: 0, z: 1300 }, true);
    expect(placedIn(moved, 'cake')).toEqual(first);
    expect(placedIn(moved, 'cake#2')).toEqual({ id: 'cake', x: 0, z: 1300 });
    expect(placedIn(nudge(moved, 'cake', { x: 10, z: 0 }, true), 'cake#2')).toEqual({ id: 'cake', x: 0, z: 1300 });
    const left = takeOff(moved, 'cake');
    expect(left.decorations.map(({ id }) => id)).toEqual(['vase', 'cake']);
    expect([waitingOf(left, owned), nextPiece(left, 'cake')]).toEqual([['cake'], 'cake#2']);
  });

  it('takes off what the player no longer owns', () => {
    expect(takeOff(layTable(EMPTY, ['cake', 'vase']), 'cake').decorations.map(({ id }) => id)).toEqual(['vase']);
  });
});
