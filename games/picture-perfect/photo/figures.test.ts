import { describe, expect, it } from 'vitest';
import { DECORATION_IDS, DECORATIONS, GUEST_IDS, GUEST_STAND, GUESTS, type Point, type Shape } from './figures.ts';
import { SPACES } from './floor.ts';
import { standingOutline, standingStencil } from './outline.ts';
import { hasArea } from './region.ts';

const shapes: [string, Shape][] = [
  ...GUEST_IDS.flatMap((id): [string, Shape][] => {
    const { cutout, image, face } = GUESTS[id];
    return [[`${id} cutout`, cutout], [`${id} image`, image], ...(face === null ? [] : ([[`${id} face`, face]] as [string, Shape][]))];
  }),
  ...DECORATION_IDS.map((id): [string, Shape] => [id, DECORATIONS[id].cutout]),
];

const turn = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const areApart = (a: number, b: number, c: number, d: number) => Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b);

function doMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (areApart(a.x, b.x, c.x, d.x) || areApart(a.y, b.y, c.y, d.y)) return false;
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

const straightOn = (shape: Shape) => standingOutline(standingStencil(shape), { x: 0, y: 0, d: 1 });

describe('outlines', () => {
  it.each(shapes)('%s is a simple polygon of whole numbers, counter-clockwise', (_name, shape) => {
    const at = (index: number) => shape[index % shape.length]!;
    expect(shape.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
    const twiceArea = shape.reduce((sum, { x, y }, index) => sum + x * at(index + 1).y - at(index + 1).x * y, 0);
    expect(twiceArea).toBeGreaterThan(0);
    for (let i = 0; i < shape.length; i++) {
      expect(at(i)).not.toEqual(at(i + 1));
      for (let j = i + 2; j < shape.length && j < i + shape.length - 1; j++) {
        const crosses = doMeet(at(i), at(i + 1), at(j), at(j + 1));
        expect(crosses, `edges ${i} and ${j}`).toBe(false);
      }
    }
  });

  it.each(GUEST_IDS)('the image of %s lies inside its cut-out, and the face inside the image', (id) => {
    const { cutout, image, face } = GUESTS[id];
    expect(hasArea({ inside: [straightOn(image)], outside: [straightOn(cutout)] })).toBe(false);
    if (face !== null) expect(hasArea({ inside: [straightOn(face)], outside: [straightOn(image)] })).toBe(false);
  });
});

it('[P-81*] six men, six women, a dog and a plant', () => {
  const kinds = GUEST_IDS.map((id) => GUESTS[id].kind);
  expect(kinds.filter((kind) => kind === 'man')).toHaveLength(6);
  expect(kinds.filter((kind) => kind === 'woman')).toHaveLength(6);
  expect([GUESTS.dog.kind, GUESTS.plant.kind]).toEqual(['none', 'none']);
  expect(GUEST_IDS.filter((id) => GUESTS[id].face === null)).toEqual(['plant']);
  expect(GUEST_IDS.filter((id) => GUESTS[id].class === 'low')).toEqual(['wheelchair-gentleman', 'boy', 'girl', 'dog']);
  expect(GUEST_IDS.filter((id) => GUESTS[id].class === 'middle')).toEqual(['old-gentleman', 'butler', 'lady-yellow', 'grandmother']);
});

it('[P-83*] figures and decorations have the sizes of the rules', () => {
  const heights = { low: [550, 650], middle: [800, 880], tall: [1000, 1120] } as const;
  for (const id of GUEST_IDS) {
    const { left, right, height, class: tallness } = GUESTS[id];
    const [least, most] = heights[tallness];
    expect([id, height >= least && height <= most, right - left >= 320 && right - left <= 500]).toEqual([id, true, true]);
  }
  for (const id of DECORATION_IDS) {
    const { left, right, height } = DECORATIONS[id];
    expect([id, height >= 200 && height <= 600, right - left >= 180 && right - left <= 340]).toEqual([id, true, true]);
  }
  expect(GUEST_STAND).toEqual({ width: 260, depth: 120 });
  expect(SPACES).toHaveLength(20);
});
