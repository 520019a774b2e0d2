import { describe, expect, it } from 'vitest';
import { DEFAULT_CAMERA } from './camera.ts';
import { DECORATION_IDS, DECORATIONS, type GuestId } from './figures.ts';
import { AREA_SPACES, areAdjacent, centreOf, SPACES, type Space } from './floor.ts';
import { type PlacementReason, placementFaults } from './placement.ts';
import { LAID_TABLE, type PlacedDecoration, type PlacedGuest, parsePlacement, parseScene, spaceOf } from './scene.ts';

const at = (id: GuestId, space: Space, dx = 0, dz = 0): PlacedGuest => ({ id, x: centreOf(space).x + dx, z: centreOf(space).z + dz });

function faults(guests: readonly PlacedGuest[], decorations: readonly PlacedDecoration[] = []): [PlacementReason, ...string[]][] {
  return placementFaults({ guests, decorations }).map(({ reason, of }) => [reason, ...of]);
}

describe('spaces', () => {
  it('[P-80*] twenty spaces, row 1 nearest the camera, the table on C-D of rows 1-2', () => {
    expect(SPACES).toHaveLength(20);
    expect(SPACES).not.toContain('C1');
    expect(SPACES).not.toContain('D2');
    expect(centreOf('A1')).toEqual({ x: -1500, z: 2100 });
    expect(centreOf('F4')).toEqual({ x: 1500, z: 300 });
    expect(AREA_SPACES['near-table']).toEqual(['B1', 'B2', 'E1', 'E2', 'C3', 'D3']);
    expect(AREA_SPACES.left).toEqual(['A1', 'B1', 'A2', 'B2', 'A3', 'B3', 'A4', 'B4']);
    expect(AREA_SPACES.right).toEqual(['E1', 'F1', 'E2', 'F2', 'E3', 'F3', 'E4', 'F4']);
    expect(AREA_SPACES['row-1']).toEqual(['A1', 'B1', 'E1', 'F1']);
    expect(AREA_SPACES['row-2']).toEqual(['A2', 'B2', 'E2', 'F2']);
    expect(AREA_SPACES['row-3']).toEqual(['A3', 'B3', 'C3', 'D3', 'E3', 'F3']);
    expect(AREA_SPACES['row-4']).toEqual(['A4', 'B4', 'C4', 'D4', 'E4', 'F4']);
  });

  it('[P-71] spaces are adjacent by an edge, not by a corner, and not across the table', () => {
    const neighbours = (space: Space) => SPACES.filter((other) => areAdjacent(space, other));
    expect(neighbours('C3')).toEqual(['B3', 'D3', 'C4']);
    expect(neighbours('B2')).toEqual(['B1', 'A2', 'B3']);
    expect(neighbours('A1')).toEqual(['B1', 'A2']);
    expect(areAdjacent('B2', 'E2')).toBe(false);
  });

  it('[P-50] a stand is in a space only as a whole; its edge may touch the line', () => {
    expect(spaceOf(at('dog', 'A1', 170, 240))).toBe('A1');
    expect(spaceOf(at('dog', 'A1', 171, 0))).toBeUndefined();
    expect(spaceOf(at('dog', 'A1', 0, -241))).toBeUndefined();
  });
});

describe('placements that may not be photographed', () => {
  it('a laid table and guests in their spaces are fine', () => {
    expect(faults([at('dog', 'A1'), at('plant', 'C4'), at('boy', 'F2')], LAID_TABLE)).toEqual([]);
  });

  it('[P-50] a figure half in a space', () => expect(faults([at('dog', 'A3', 300)])).toEqual([['half-in-a-space', 'dog']]));
  it('[P-50] a figure on the table', () => {
    expect(faults([{ id: 'dog', x: 0, z: 1500 }])).toEqual([
      ['half-in-a-space', 'dog'],
      ['into-table', 'dog'],
    ]);
  });
  it('[P-50] a figure off the mat', () => expect(faults([at('dog', 'A1', 0, 241)])).toEqual([['off-the-mat', 'dog']]));
  it('[P-50] a stand over the edge of the mat is off it; one that touches the edge between two spaces is not', () => {
    const reason = (x: number, z: number) => faults([{ id: 'dog', x, z }])[0]?.[0];
    expect([reason(1670, 600), reason(1671, 600), reason(-1671, 600)]).toEqual(['half-in-a-space', 'off-the-mat', 'off-the-mat']);
    expect([reason(1200, 60), reason(1200, 59)]).toEqual(['half-in-a-space', 'off-the-mat']);
    expect([reason(1200, 2340), reason(1200, 2341)]).toEqual(['half-in-a-space', 'off-the-mat']);
  });
  it('[P-50] two figures that are in no space do not share one', () => {
    expect(faults([at('dog', 'A3', 300), at('boy', 'E3', 300)])).toEqual([
      ['half-in-a-space', 'dog'],
      ['half-in-a-space', 'boy'],
    ]);
  });
  it('[P-50] two figures in one space, even far enough apart in depth', () => {
    expect(faults([at('dog', 'A3', 0, -200), at('boy', 'A3', 0, 200)])).toEqual([['space-taken', 'dog', 'boy']]);
  });
  it('[P-50*] a decoration that hangs over the table', () => {
    expect(faults([], [{ id: 'cake', x: 440, z: 1800 }])).toEqual([['decoration-off-table', 'cake']]);
    expect(faults([], [{ id: 'cake', x: 439, z: 1240 }])).toEqual([]);
    expect(faults([], [{ id: 'cake', x: 439, z: 1239 }])).toEqual([['decoration-off-table', 'cake']]);
    expect(faults([], [{ id: 'cake', x: -439, z: 2360 }])).toEqual([]);
    expect(faults([], [{ id: 'cake', x: -440, z: 2360 }])).toEqual([['decoration-off-table', 'cake']]);
    expect(faults([], [{ id: 'cake', x: -439, z: 2361 }])).toEqual([['decoration-off-table', 'cake']]);
  });
  it('[P-83*] cut-outs that overlap in width and are less than 3 mm apart in depth', () => {
    const beside = (dz: number) => faults([at('dog', 'A3', 170), at('boy', 'B3', -170, dz)]);
    expect(beside(29)).toEqual([['cut-outs-intersect', 'dog', 'boy']]);
    expect(beside(30)).toEqual([]);
    expect(faults([at('dog', 'A3'), at('boy', 'B3')])).toEqual([]);
    const twoCakes = (z: number): PlacedDecoration[] => [
      { id: 'cake', x: 0, z: 1800 },
      { id: 'vase', x: 100, z },
    ];
    expect(faults([], twoCakes(1829))).toEqual([['cut-outs-intersect', 'cake', 'vase']]);
    expect(faults([], twoCakes(1830))).toEqual([]);
  });
  it('[P-83*] cut-outs side by side that touch do not intersect', () => {
    const beside = (x: number) => [
      { id: 'cake' as const, x: -200, z: 1800 },
      { id: 'vase' as const, x, z: 1800 },
    ];
    const touching = -200 + DECORATIONS.cake.right - DECORATIONS.vase.left;
    for (const turned of [false, true]) {
      const of = (x: number) => (turned ? beside(x).toReversed() : beside(x));
      expect(faults([], of(touching))).toEqual([]);
      expect(faults([], of(touching - 1))).toHaveLength(1);
    }
  });
  it('[P-83*] the table begins and ends at its edges', () => {
    expect(faults([{ id: 'dog', x: 0, z: 1200 }])).toEqual([['half-in-a-space', 'dog']]);
    expect(faults([{ id: 'dog', x: 0, z: 1201 }])).toContainEqual(['into-table', 'dog']);
    expect(faults([{ id: 'dog', x: 0, z: 2400 }])).toEqual([['off-the-mat', 'dog']]);
    expect(faults([{ id: 'dog', x: 0, z: 2399 }])).toContainEqual(['into-table', 'dog']);
  });
  it('[P-83*] a sleeve in the table: its lower part, not what reaches over it', () => {
    expect(faults([at('wheelchair-gentleman', 'B2', 170)])).toEqual([['into-table', 'wheelchair-gentleman']]);
    expect(faults([at('wheelchair-gentleman', 'B2', 60)])).toEqual([['into-table', 'wheelchair-gentleman']]);
    expect(faults([at('wheelchair-gentleman', 'B2', 0)])).toEqual([]);
  });
  it('[P-83*] a hat in the wing of the shield', () => {
    expect(faults([at('big-hat', 'F4', 170, -240)])).toEqual([['into-shield', 'big-hat']]);
    expect(faults([at('big-hat', 'F4', 170, 240)])).toEqual([]);
    expect(faults([at('big-hat', 'A4', -180, -240)])).toContainEqual(['into-shield', 'big-hat']);
  });
  it('[P-83*] a figure in the wall', () => {
    expect(faults([{ id: 'dog', x: 0, z: 0 }])).toEqual([
      ['off-the-mat', 'dog'],
      ['into-shield', 'dog'],
    ]);
    expect(faults([{ id: 'dog', x: 0, z: 1 }])).toEqual([['off-the-mat', 'dog']]);
  });
});

describe('scenes from outside', () => {
  const scene = { guests: [at('dog', 'A1')], decorations: LAID_TABLE, camera: DEFAULT_CAMERA };
  const problem = (value: unknown) => {
    const parsed = parseScene(value);
    return parsed.ok ? null : parsed.problem;
  };

  it('[P-50*] may hold two decorations of a kind', () => {
    const cakes = [
      { id: 'cake', x: 0, z: 1400 },
      { id: 'cake', x: 0, z: 2000 },
    ];
    expect(parseScene({ ...scene, decorations: cakes })).toMatchObject({ ok: true, value: { decorations: cakes } });
  });

  it('[P-50*] have a default table with every decoration once', () => {
    expect(LAID_TABLE.map(({ id }) => id).toSorted()).toEqual(DECORATION_IDS.toSorted());
  });

  it('[P-50*] may hold six of every decoration, at the limits of the room', () => {
    const decorations = DECORATION_IDS.flatMap((id) => Array.from({ length: 6 }, () => ({ id, x: -4000, z: 4000 })));
    expect(parseScene({ ...scene, decorations })).toMatchObject({ ok: true, value: { decorations } });
  });

  it('have no negative zero', () => {
    expect(parseScene({ ...scene, guests: [{ id: 'dog', x: -0, z: 0 }] })).toMatchObject({
      value: { guests: [{ id: 'dog', x: 0, z: 0 }] },
    });
  });

  it('say what is wrong with a placement', () => {
    expect(parsePlacement(null)).toEqual({ ok: false, problem: 'the placement has to be an object' });
    expect(parsePlacement({ guests: [] })).toEqual({ ok: false, problem: 'the placement lacks decorations' });
  });

  it('are read as they are', () => expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual({ ok: true, value: scene }));

  it.each([
    [null, 'the scene has to be an object'],
    ['photo', 'the scene has to be an object'],
    [[], 'the scene has to be an object'],
    [{ guests: [], camera: DEFAULT_CAMERA }, 'the scene lacks decorations'],
    [{ ...scene, camera: null }, 'camera has to be an object'],
    [{ ...scene, guests: [null] }, 'guests[0] has to be an object'],
    [{ ...scene, guests: [{ id: 'dog', x: -4001, z: 0 }] }, 'guests[0].x has to be a whole number from -4000 to 4000'],
    [{ ...scene, light: 1 }, 'the scene has an unknown field light'],
    [{ ...scene, guests: {} }, 'guests has to be a list'],
    [{ ...scene, guests: [{ id: 'cat', x: 0, z: 0 }] }, /^guests\[0\]\.id is none of old-gentleman, wheelchair-gentleman, /],
    [{ ...scene, guests: [at('dog', 'A1'), at('dog', 'A2')] }, 'guests has dog twice'],
    [{ ...scene, decorations: Array.from({ length: 7 }, () => ({ id: 'cake', x: 0, z: 1800 })) }, 'decorations has cake more than 6 times'],
    [{ ...scene, decorations: Array.from({ length: 61 }, () => null) }, 'decorations has more than 60 figures'],
    [{ ...scene, guests: [{ id: 'dog', x: 0.5, z: 0 }] }, 'guests[0].x has to be a whole number from -4000 to 4000'],
    [{ ...scene, decorations: [{ id: 'cake', x: 0, z: 1e9 }] }, /^decorations\[0\]\.z has to be/],
    [{ ...scene, camera: { ...DEFAULT_CAMERA, zoom: Number.NaN } }, 'camera.zoom has to be a whole number from 500 to 4142'],
  ])('%j is refused', (value, expected) => expect(problem(value)).toMatch(expected));
});
