import { describe, expect, it } from 'vitest';
import type { Direction } from './camera.ts';
import { outlineOf } from './outline.ts';
import { areaOf, hasArea, uncoveredStretches, workOf } from './region.ts';

/** A rectangle that looks the same from the camera at every depth. */
const box = (left: number, bottom: number, right: number, top: number, depth = 1) =>
  outlineOf(
    [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ].map(({ x, y }) => ({ x: x * depth, y: y * depth, d: depth })),
  );

const face = box(0, 0, 100, 100, 7);

type Corner = readonly [x: number, y: number, d: number];
const directionOf = ([x, y, d]: Corner): Direction => ({ x, y, d });

describe('overlap of two outlines', () => {
  it.each([
    ['a shared edge', box(100, 0, 200, 100, 5), 0],
    ['a shared part of an edge', box(100, 20, 200, 60, 3), 0],
    ['a shared corner', box(100, 100, 200, 200, 2), 0],
    ['nothing in common', box(150, 0, 200, 100), 0],
    ['a strip one unit wide', box(99, 0, 200, 100, 5), 100],
    ['a corner one unit wide', box(99, 99, 200, 200, 3), 1],
    ['one inside the other, with an edge in common', box(0, 20, 30, 60, 4), 1200],
    ['the same outline at another depth', box(0, 0, 100, 100, 2), 10_000],
    ['a cross without any corner inside', box(-50, 40, 150, 60), 2000],
  ])('%s', (_name, other, area) => {
    expect(hasArea({ inside: [face, other], outside: [] })).toBe(area > 0);
    expect(hasArea({ inside: [other, face], outside: [] })).toBe(area > 0);
    expect(areaOf({ inside: [face, other], outside: [] })).toBeCloseTo(area, 6);
  });

  it('a triangle that touches an edge with its tip, and one that is a hair over it', () => {
    const tip = (x: number) =>
      outlineOf([
        { x, y: 50_000, d: 1000 },
        { x: 300_000, y: 0, d: 1000 },
        { x: 300_000, y: 90_000, d: 1000 },
      ]);
    expect(hasArea({ inside: [face, tip(100_000)], outside: [] })).toBe(false);
    expect(hasArea({ inside: [face, tip(99_999)], outside: [] })).toBe(true);
  });
});

describe('two crossings that are equal as rounded fractions', () => {
  const floor = outlineOf([
    { x: 0, y: 0, d: 1 },
    { x: 1, y: 0, d: 1 },
    { x: 0, y: 1, d: 1 },
  ]);
  /** All that lies on the left of a line upwards, and all on the right of another; both lean away from each other. */
  const between = (left: readonly [Corner, Corner], right: readonly [Corner, Corner]) => {
    const [[a, b], [c, d]] = [left.map(directionOf), right.map(directionOf)] as const;
    return [outlineOf([a, b, { x: -100_000, y: 0, d: 1 }] as Direction[]), outlineOf([d, c, { x: 100_000, y: 0, d: 1 }] as Direction[])];
  };

  it('are compared exactly: a gap of a part in 2^64 is an area, and an overlap of as much is none', () => {
    // On the floor's edge the first line is at 1478087575 / 3111536546, the second at 2875966244 / 6054224543.
    const open = between(
      [
        [100_703, -108_841, 37_061],
        [-51_766, 70_627, 4539],
      ],
      [
        [24_806, -80_863, 63_721],
        [13_430, 72_159, 18_008],
      ],
    );
    expect(1_478_087_575 / 3_111_536_546).toBe(2_875_966_244 / 6_054_224_543);
    // Here the first is at 3427064231 / 5605047892, the second at 5557679229 / 9089721157.
    const shut = between(
      [
        [31_448, -119_065, 20_731],
        [4775, 90_897, 31_249],
      ],
      [
        [6394, -111_589, 25_394],
        [43_781, 105_130, 57_533],
      ],
    );
    expect(3_427_064_231 / 5_605_047_892).toBe(5_557_679_229 / 9_089_721_157);
    for (const [inside, isOpen] of [
      [open, true],
      [shut, false],
    ] as const) {
      expect(hasArea({ inside: [floor, ...inside], outside: [] })).toBe(isOpen);
      expect(hasArea({ inside: [...inside.toReversed(), floor], outside: [] })).toBe(isOpen);
    }
  });
});

describe('a line along an edge that meets a corner of another outline', () => {
  const triangle = (...corners: readonly (readonly [number, number])[]) => outlineOf(corners.map(([x, y]) => ({ x, y, d: 1 })));

  it('leaves the edge in the border', () => {
    const inside = triangle([10, 10], [50, 50], [20, 60]);
    expect(areaOf({ inside: [face, inside], outside: [] })).toBeCloseTo(800, 6);
    expect(areaOf({ inside: [inside, face], outside: [] })).toBeCloseTo(800, 6);
    expect(areaOf({ inside: [face], outside: [inside] })).toBeCloseTo(9200, 6);
  });

  it.each([
    ['side by side', [box(0, 0, 50, 50), box(50, 0, 100, 30, 2)], 6000],
    ['one above the other', [box(0, 0, 50, 50), box(20, 50, 50, 80, 2)], 6600],
    ['three in a corner', [box(0, 0, 50, 50), box(50, 0, 100, 50, 2), box(0, 50, 50, 100, 3)], 2500],
    ['three with a gap', [box(10, 10, 30, 30), box(30, 10, 60, 30, 2), box(60, 30, 80, 60, 3)], 8400],
    ['corner to corner', [box(10, 10, 30, 30), box(30, 30, 60, 60, 2)], 8700],
  ])('and counts a border that covers share once: %s', (_name, covers, area) => {
    for (const outside of [covers, covers.toReversed()]) expect(areaOf({ inside: [face], outside })).toBeCloseTo(area, 6);
  });
});

describe('the counted work', () => {
  it('is a unit for a corner visited and a unit for each crossing that is sorted', () => {
    const cross = box(-50, 40, 150, 60);
    expect(workOf(() => areaOf({ inside: [face], outside: [] }))).toBe(0);
    expect(workOf(() => areaOf({ inside: [face, cross], outside: [] }))).toBe(18);
    expect(workOf(() => areaOf({ inside: [face], outside: [box(60, -10, 80, 110, 2), box(20, -10, 40, 110, 3)] }))).toBe(40);
  });
});

describe('what several outlines leave open', () => {
  it.each([
    ['nothing when they meet edge to edge', [box(-10, -10, 40, 110, 3), box(40, -10, 110, 110, 5)], 0],
    ['a slit when they do not quite meet', [box(-10, -10, 40, 110, 3), box(41, -10, 110, 110, 5)], 100],
    ['nothing when they overlap', [box(-10, -10, 60, 110, 3), box(40, -10, 110, 110, 5)], 0],
    ['nothing when four meet in a point', [box(0, 0, 50, 50), box(50, 0, 100, 50, 2), box(0, 50, 50, 100, 3), box(50, 50, 100, 100, 4)], 0],
    ['a hole in the middle', [box(0, 0, 100, 40), box(0, 60, 100, 100, 2), box(0, 40, 40, 60, 3), box(60, 40, 100, 60, 4)], 400],
    ['everything when none is near', [box(200, 0, 300, 100)], 10_000],
    ['nothing behind its own copy', [box(0, 0, 100, 100, 3)], 0],
  ])('%s', (_name, covers, area) => {
    expect(hasArea({ inside: [face], outside: covers })).toBe(area > 0);
    expect(areaOf({ inside: [face], outside: covers })).toBeCloseTo(area, 6);
  });

  it('only what lies inside the frame as well', () => {
    const frame = box(0, 0, 40, 100, 3);
    expect(hasArea({ inside: [face, frame], outside: [box(-5, 0, 40, 100, 2)] })).toBe(false);
    expect(hasArea({ inside: [face, frame], outside: [box(-5, 0, 39, 100, 2)] })).toBe(true);
    expect(areaOf({ inside: [face, frame], outside: [box(-5, 0, 20, 100, 2)] })).toBeCloseTo(2000, 6);
  });

  it('stretches of the edges themselves, in one piece', () => {
    expect(uncoveredStretches(face, [box(-10, -10, 50, 110, 3), box(50, -10, 110, 60, 5)])).toEqual([
      { edge: 1, from: 0.6, to: 1 },
      { edge: 2, from: 0, to: 0.5 },
    ]);
  });

  it('a stretch that a tip only touches stays in one piece', () => {
    const tip = outlineOf([
      { x: 50, y: 0, d: 1 },
      { x: 70, y: 40, d: 1 },
      { x: 30, y: 40, d: 1 },
    ]);
    expect(uncoveredStretches(face, [tip])).toEqual([0, 1, 2, 3].map((edge) => ({ edge, from: 0, to: 1 })));
  });
});
