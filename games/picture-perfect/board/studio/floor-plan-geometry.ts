import { COLUMNS, MAT, ROWS, SPACES, type Space, type Spot } from '../../photo/index.ts';
import { GROUND } from './place-figures.ts';

/** The part of the floor that a plan shows. Its wall is at the top. */
export interface PlanArea {
  readonly left: number;
  readonly width: number;
  readonly back: number;
  readonly depth: number;
}

const EDGE = 40;

/** Before the final photo there is ground around the mat to stand on (P-14). */
export function planArea(strict: boolean): PlanArea {
  const half = strict ? MAT.halfWidth + EDGE : GROUND.halfWidth;
  return { left: -half, width: 2 * half, back: -EDGE, depth: (strict ? MAT.depth + EDGE : GROUND.front) + EDGE };
}

/** In hundredths of the plan. */
export function onPlan(box: PlanArea, { x, z }: Spot): { readonly left: string; readonly top: string } {
  return { left: `${((x - box.left) / box.width) * 100}%`, top: `${((z - box.back) / box.depth) * 100}%` };
}

/** The nearest spot from which a token of this size is drawn wholly on the plan. */
export function withinPlan(box: PlanArea, { x, z }: Spot, size: number): Spot {
  const between = (value: number, from: number, length: number) => Math.min(Math.max(value, from + size / 2), from + length - size / 2);
  return { x: between(x, box.left, box.width), z: between(z, box.back, box.depth) };
}

export function spotOnPlan(box: PlanArea, share: { readonly x: number; readonly y: number }): Spot {
  return { x: Math.round(box.left + share.x * box.width), z: Math.round(box.back + share.y * box.depth) };
}

export type PlanDirection = 'left' | 'right' | 'back' | 'front';

const STEPS: Readonly<Record<PlanDirection, readonly [columns: number, rows: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  back: [0, 1],
  front: [0, -1],
};

/** The next space in that direction; it jumps the table and stops at the edge. */
export function nextSpace(space: Space, way: PlanDirection): Space {
  const [columns, rows] = STEPS[way];
  let column = COLUMNS.findIndex((name) => space.startsWith(name)) + columns;
  let row = ROWS.findIndex((name) => space.endsWith(String(name))) + rows;
  while (column >= 0 && column < COLUMNS.length && row >= 0 && row < ROWS.length) {
    const beyond = SPACES.find((one) => one === `${COLUMNS[column]}${ROWS[row]}`);
    if (beyond !== undefined) return beyond;
    column += columns;
    row += rows;
  }
  return space;
}

const KEYS: Readonly<Record<string, PlanDirection>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'back', ArrowDown: 'front' };
export const directionOfKey = (key: string): PlanDirection | undefined => KEYS[key];

/** A nudge, in tenths of a millimetre. */
export const NUDGE = 10;
export const BIG_NUDGE = 50;

export function stepTowards(way: PlanDirection, by: number): Spot {
  const [columns, rows] = STEPS[way];
  return { x: columns * by, z: -rows * by };
}
