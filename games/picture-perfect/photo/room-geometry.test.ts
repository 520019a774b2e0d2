import { expect, it } from 'vitest';
import { DEFAULT_CAMERA } from './camera.ts';
import { cameraView } from './camera-view.ts';
import { isBetweenWings } from './floor.ts';
import { ROOM_SIDES, tableSides } from './room-geometry.ts';

it('[P-83*] the room is a floor, a wall and two wings that open towards the camera', () => {
  expect(ROOM_SIDES).toEqual([
    { part: 'wall', corners: corners([-1900, 0, 0], [1900, 0, 0], [1900, 3000, 0], [-1900, 3000, 0]) },
    { part: 'floor', corners: corners([-2390, 0, 2400], [2390, 0, 2400], [1900, 0, 0], [-1900, 0, 0]) },
    { part: 'left-wing', corners: corners([-2390, 0, 2400], [-1900, 0, 0], [-1900, 3000, 0], [-2390, 3000, 2400]) },
    { part: 'right-wing', corners: corners([1900, 0, 0], [2390, 0, 2400], [2390, 3000, 2400], [1900, 3000, 0]) },
  ]);
  expect([isBetweenWings(1900, 0), isBetweenWings(1901, 0), isBetweenWings(-2390, 2400), isBetweenWings(-2391, 2400)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('[P-83*] a camera sees the top of the table from above it, and its sides from beyond them', () => {
  const parts = (x: number, y: number) => tableSides({ ...DEFAULT_CAMERA, x, y }, 1500).map(({ part }) => part);
  expect(parts(0, 400)).toEqual(['table-front']);
  expect(parts(-600, 401)).toEqual(['table-front', 'table-top']);
  expect(parts(600, 401)).toEqual(['table-front', 'table-top']);
  expect(parts(-601, 400)).toEqual(['table-front', 'table-side']);
  expect(parts(601, 400)).toEqual(['table-front', 'table-side']);
  const sides = (x: number) => tableSides({ ...DEFAULT_CAMERA, x }, 1500).map((side) => side.corners);
  expect(sides(-601)[2]).toEqual(corners([-600, 0, 1500], [-600, 0, 2400], [-600, 400, 2400], [-600, 400, 1500]));
  expect(sides(601)[2]).toEqual(corners([600, 0, 2400], [600, 0, 1500], [600, 400, 1500], [600, 400, 2400]));
});

it('[P-74*] the table stands before everything behind its front edge', () => {
  const view = cameraView(DEFAULT_CAMERA);
  expect(view.tableBefore(2400)).toEqual([]);
  expect(view.tableBefore(2399)).toHaveLength(2);
  expect(view.tableBefore(300)).toBe(view.tableBefore(1200));
});

function corners(...list: readonly (readonly [number, number, number])[]): readonly (readonly [number, number, number])[] {
  return list;
}
