import { type Camera, type Direction, frameCorners } from './camera.ts';
import { byId, DECORATION_IDS, DECORATIONS, GUEST_IDS, GUESTS } from './figures.ts';
import { MAT, SHIELD, TABLE } from './floor.ts';
import { isWithin, type Outline, outlineOf, standingOutline, standingStencil } from './outline.ts';
import { hasArea } from './region.ts';
import type { PlacedDecoration, PlacedGuest } from './scene.ts';

/** A point of the room. */
type Corner = readonly [x: number, y: number, z: number];

export interface SeenCutOut {
  readonly z: number;
  readonly cutout: Outline;
}

export interface SeenGuest extends SeenCutOut {
  readonly image: Outline;
  readonly face: Outline | null;
  /** Empty when all of the cut-out is in the frame, else the frame: whatever is asked about the photo is asked inside of it. */
  readonly frame: readonly Outline[];
}

/** The room as one camera sees it. The camera has to stand in front of everything it looks at. */
export interface View {
  readonly camera: Camera;
  readonly frame: Outline;
  guest(placed: PlacedGuest): SeenGuest;
  decoration(placed: PlacedDecoration): SeenCutOut;
  /** The sides of the table that face the camera, as far as they lie before the plane at depth z. */
  tableBefore(z: number): readonly Outline[];
  /** Floor, wall and wings: all that a photo may show behind the figures (P-51). */
  room(): readonly Outline[];
}

export const GUEST_STENCILS = byId(GUEST_IDS, (id) => {
  const { cutout, image, face } = GUESTS[id];
  return { cutout: standingStencil(cutout), image: standingStencil(image), face: face === null ? null : standingStencil(face) };
});
const DECORATION_STENCILS = byId(DECORATION_IDS, (id) => standingStencil(DECORATIONS[id].cutout));

export function viewFrom(camera: Camera): View {
  if (!canSee(camera)) throw new RangeError('the camera stands behind what it should look at');
  const frame = outlineOf(frameCorners(camera));
  const towards = (x: number, y: number, z: number): Direction => ({ x: x - camera.x, y: y - camera.y, d: camera.z - z });
  const polygon = (...corners: readonly Corner[]) => outlineOf(corners.map(([x, y, z]) => towards(x, y, z)));
  const tables = new Map<number, readonly Outline[]>();
  return {
    camera,
    frame,
    guest({ id, x, z }) {
      const { cutout, image, face } = GUEST_STENCILS[id];
      const at = towards(x, 0, z);
      const outline = standingOutline(cutout, at);
      return {
        z,
        cutout: outline,
        image: standingOutline(image, at),
        face: face === null ? null : standingOutline(face, at),
        frame: isWithin(outline, frame) ? [] : [frame],
      };
    },
    decoration({ id, x, z }) {
      return { z, cutout: standingOutline(DECORATION_STENCILS[id], towards(x, TABLE.height, z)) };
    },
    tableBefore(z) {
      if (z >= TABLE.front) return [];
      const back = Math.max(z, TABLE.back);
      let sides = tables.get(back);
      if (sides === undefined) {
        sides = tableSides(camera, back).map((side) => polygon(...side));
        tables.set(back, sides);
      }
      return sides;
    },
    room: () => roomSides().map((side) => polygon(...side)),
  };
}

export function canSee(camera: Camera): boolean {
  return camera.z > MAT.depth;
}

/** P-51*: geometric, whether or not anything hides it. */
export function isInFrame(guest: SeenGuest): boolean {
  return guest.frame.length === 0 || hasArea({ inside: [guest.cutout, ...guest.frame], outside: [] });
}

function tableSides(camera: Camera, back: number): Corner[][] {
  const { halfWidth: right, front, height } = TABLE;
  const left = -right;
  const sides: Corner[][] = [
    [
      [left, 0, front],
      [right, 0, front],
      [right, height, front],
      [left, height, front],
    ],
  ];
  if (camera.y > height) {
    sides.push([
      [left, height, front],
      [right, height, front],
      [right, height, back],
      [left, height, back],
    ]);
  }
  if (camera.x < left) {
    sides.push([
      [left, 0, back],
      [left, 0, front],
      [left, height, front],
      [left, height, back],
    ]);
  }
  if (camera.x > right) {
    sides.push([
      [right, 0, front],
      [right, 0, back],
      [right, height, back],
      [right, height, front],
    ]);
  }
  return sides;
}

function roomSides(): Corner[][] {
  const { halfWidth: wall, wingEnd: wing, height } = SHIELD;
  const front = MAT.depth;
  return [
    [
      [-wall, 0, 0],
      [wall, 0, 0],
      [wall, height, 0],
      [-wall, height, 0],
    ],
    [
      [-wing, 0, front],
      [wing, 0, front],
      [wall, 0, 0],
      [-wall, 0, 0],
    ],
    [
      [-wing, 0, front],
      [-wall, 0, 0],
      [-wall, height, 0],
      [-wing, height, front],
    ],
    [
      [wall, 0, 0],
      [wing, 0, front],
      [wing, height, front],
      [wall, height, 0],
    ],
  ];
}
