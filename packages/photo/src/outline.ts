import type { Direction } from './camera.ts';
import type { Shape } from './figures.ts';

/**
 * A polygon as the camera sees it: the directions to its corners, counter-clockwise, as whole numbers.
 * The side on which a direction v lies of the edge from p to q is the sign of the determinant |p q v| = (p x q) . v, however deep each of them is.
 * With directions of at most 2^14 (2^18 in the frame's corners) every such number stays below 2^52: the arithmetic is exact.
 */
export interface Outline {
  readonly size: number;
  /** `STRIDE` numbers a corner, in one array for speed: thousands of outlines are made in a search. */
  readonly corners: Float64Array;
  readonly box: Box;
}

export const STRIDE = 8;
/** The direction to a corner. */
export const X = 0;
export const Y = 1;
export const D = 2;
/** Its cross product with the next corner: the plane through the camera and the edge that begins here. */
export const NORMAL_X = 3;
export const NORMAL_Y = 4;
export const NORMAL_D = 5;
/** x / d and y / d. Rounding keeps order, so what lies strictly apart here does so in truth. */
export const ACROSS = 6;
export const UP = 7;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export function outlineOf(directions: readonly Direction[]): Outline {
  const corners = new Float64Array(directions.length * STRIDE);
  let at = 0;
  for (const { x, y, d } of directions) {
    corners[at + X] = x;
    corners[at + Y] = y;
    corners[at + D] = d;
    at += STRIDE;
  }
  return measure(corners);
}

/** A flat shape that stands upright at one depth. */
export function standingOutline(shape: Shape, at: Direction): Outline {
  const corners = new Float64Array(shape.length * STRIDE);
  let offset = 0;
  for (const point of shape) {
    corners[offset + X] = point.x + at.x;
    corners[offset + Y] = point.y + at.y;
    corners[offset + D] = at.d;
    offset += STRIDE;
  }
  return measure(corners);
}

export function areApart(one: Box, other: Box): boolean {
  return one.right < other.left || other.right < one.left || one.top < other.bottom || other.top < one.bottom;
}

/** Whether nothing of the outline lies outside the other one, which has to be convex. */
export function isWithin({ corners }: Outline, convex: Outline): boolean {
  for (let edge = 0; edge < convex.corners.length; edge += STRIDE) {
    const nx = convex.corners[edge + NORMAL_X] as number;
    const ny = convex.corners[edge + NORMAL_Y] as number;
    const nd = convex.corners[edge + NORMAL_D] as number;
    for (let at = 0; at < corners.length; at += STRIDE) {
      if (nx * (corners[at + X] as number) + ny * (corners[at + Y] as number) + nd * (corners[at + D] as number) < 0) return false;
    }
  }
  return true;
}

/** Where the corner after this one is. */
export function following({ corners }: Outline, corner: number): number {
  return corner + STRIDE === corners.length ? 0 : corner + STRIDE;
}

function measure(corners: Float64Array): Outline {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  let at = corners.length - STRIDE;
  for (let next = 0; next < corners.length; next += STRIDE) {
    const px = corners[at + X] as number;
    const py = corners[at + Y] as number;
    const pd = corners[at + D] as number;
    const qx = corners[next + X] as number;
    const qy = corners[next + Y] as number;
    const qd = corners[next + D] as number;
    corners[at + NORMAL_X] = py * qd - pd * qy;
    corners[at + NORMAL_Y] = pd * qx - px * qd;
    corners[at + NORMAL_D] = px * qy - py * qx;
    const across = px / pd;
    const up = py / pd;
    corners[at + ACROSS] = across;
    corners[at + UP] = up;
    if (across < left) left = across;
    if (across > right) right = across;
    if (up < bottom) bottom = up;
    if (up > top) top = up;
    at = next;
  }
  return { size: corners.length / STRIDE, corners, box: { left, right, bottom, top } };
}
