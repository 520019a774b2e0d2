import type { Camera } from './camera.ts';
import { MAT, SHIELD, TABLE } from './floor.ts';

/** A point of the room, in tenths of a millimetre. */
type Corner = readonly [x: number, y: number, z: number];

/** A flat side of an object, its corners counter-clockwise as seen by a camera at an allowed position. */
export interface Side {
  readonly part: 'wall' | 'floor' | 'left-wing' | 'right-wing' | 'table-front' | 'table-top' | 'table-side';
  readonly corners: readonly Corner[];
}

const { halfWidth: WALL, wingEnd: WING, height: HIGH } = SHIELD;
const FRONT = MAT.depth;

export const ROOM_SIDES: readonly Side[] = [
  side('wall', [-WALL, 0, 0], [WALL, 0, 0], [WALL, HIGH, 0], [-WALL, HIGH, 0]),
  side('floor', [-WING, 0, FRONT], [WING, 0, FRONT], [WALL, 0, 0], [-WALL, 0, 0]),
  side('left-wing', [-WING, 0, FRONT], [-WALL, 0, 0], [-WALL, HIGH, 0], [-WING, HIGH, FRONT]),
  side('right-wing', [WALL, 0, 0], [WING, 0, FRONT], [WING, HIGH, FRONT], [WALL, HIGH, 0]),
];

/** The sides of the table that a camera sees, as far as they lie before the depth `back`. */
export function tableSides(camera: Camera, back: number): Side[] {
  const { halfWidth: right, front, height } = TABLE;
  const left = -right;
  const sides = [side('table-front', [left, 0, front], [right, 0, front], [right, height, front], [left, height, front])];
  if (camera.y > height) {
    sides.push(side('table-top', [left, height, front], [right, height, front], [right, height, back], [left, height, back]));
  }
  if (camera.x < left) sides.push(side('table-side', [left, 0, back], [left, 0, front], [left, height, front], [left, height, back]));
  if (camera.x > right) sides.push(side('table-side', [right, 0, front], [right, 0, back], [right, height, back], [right, height, front]));
  return sides;
}

function side(part: Side['part'], ...corners: readonly Corner[]): Side {
  return { part, corners };
}
