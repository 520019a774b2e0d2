import { type Direction, product } from './camera.ts';
import type { Shape } from './figures.ts';

/**
 * A polygon as the camera sees it: the directions to its corners, counter-clockwise, as whole numbers.
 * The side on which a direction v lies of the edge from p to q is the sign of the determinant |p q v| = (p x q) . v, however deep each of them is.
 * With directions of at most 2^14 (2^18 in the frame's corners) every such number stays below 2^52: the arithmetic is exact.
 */
export interface Outline {
  readonly stencil: Stencil;
  /** What to add to the stencil's corners. */
  readonly x: number;
  readonly y: number;
  readonly d: number;
  /** Around all x / d and y / d. Rounding keeps order, so what lies strictly apart here does so in truth. */
  readonly box: Box;
}

/** A polygon to be put in many places: x, y and d of each corner in turn. */
export type Stencil = Float64Array;

/** How many numbers a stencil has for a corner. Corners and edges are known by where their first one is. */
export const CORNER_SIZE = 3;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface StandingStencil {
  readonly stencil: Stencil;
  readonly extent: Box;
}

export function standingStencil(shape: Shape): StandingStencil {
  const xs = shape.map(({ x }) => x);
  const ys = shape.map(({ y }) => y);
  return {
    stencil: Float64Array.from(shape.flatMap(({ x, y }) => [x, y, 0])),
    extent: { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) },
  };
}

/** A flat shape that stands upright at one depth. */
export function standingOutline({ stencil, extent }: StandingStencil, { x, y, d }: Direction): Outline {
  const box = { left: (x + extent.left) / d, right: (x + extent.right) / d, bottom: (y + extent.bottom) / d, top: (y + extent.top) / d };
  return { stencil, x, y, d, box };
}

export function outlineOf(corners: readonly Direction[]): Outline {
  const across = corners.map(({ x, d }) => x / d);
  const up = corners.map(({ y, d }) => y / d);
  return {
    stencil: Float64Array.from(corners.flatMap(({ x, y, d }) => [x, y, d])),
    x: 0,
    y: 0,
    d: 0,
    box: { left: Math.min(...across), right: Math.max(...across), bottom: Math.min(...up), top: Math.max(...up) },
  };
}

export function areApart(one: Box, other: Box): boolean {
  return one.right < other.left || other.right < one.left || one.top < other.bottom || other.top < one.bottom;
}

/** The corner after this one. */
export function following({ stencil }: Outline, corner: number): number {
  return corner + CORNER_SIZE === stencil.length ? 0 : corner + CORNER_SIZE;
}

export function directionTo({ stencil, x, y, d }: Outline, corner: number): Direction {
  return { x: x + (stencil[corner] as number), y: y + (stencil[corner + 1] as number), d: d + (stencil[corner + 2] as number) };
}

/** p x q: its product with v is positive for v on the left of the line from p to q, and 0 on it. */
export function planeThrough(p: Direction, q: Direction): Direction {
  return { x: p.y * q.d - p.d * q.y, y: p.d * q.x - p.x * q.d, d: p.x * q.y - p.y * q.x };
}

/** The product with a corner of a stencil. The outline's own place adds the same to each of them. */
export function alongPlane(plane: Direction, stencil: Stencil, corner: number): number {
  return plane.x * (stencil[corner] as number) + plane.y * (stencil[corner + 1] as number) + plane.d * (stencil[corner + 2] as number);
}

/** Whether nothing of the outline lies outside the other one, which has to be convex. */
export function isWithin(outline: Outline, convex: Outline): boolean {
  for (let edge = 0; edge < convex.stencil.length; edge += CORNER_SIZE) {
    const plane = planeThrough(directionTo(convex, edge), directionTo(convex, following(convex, edge)));
    const onLine = -product(plane, outline);
    for (let corner = 0; corner < outline.stencil.length; corner += CORNER_SIZE) {
      if (alongPlane(plane, outline.stencil, corner) < onLine) return false;
    }
  }
  return true;
}
