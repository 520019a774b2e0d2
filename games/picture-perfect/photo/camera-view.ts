import { type Camera, type Direction, frameCorners } from './camera.ts';
import { byId, DECORATION_IDS, DECORATIONS, GUEST_IDS, GUESTS } from './figures.ts';
import { MAT, TABLE } from './floor.ts';
import { isWithin, type Outline, outlineOf, standingOutline, standingStencil } from './outline.ts';
import { hasArea } from './region.ts';
import { ROOM_SIDES, type Side, tableSides } from './room-geometry.ts';
import type { PlacedDecoration, PlacedGuest } from './scene.ts';

export interface SeenCutOut {
  readonly z: number;
  readonly cutout: Outline;
}

export interface SeenGuest extends SeenCutOut {
  readonly image: Outline;
  readonly face: Outline | null;
  /** Empty when all of the cut-out is in the frame, else the frame: all checks are limited to it. */
  readonly frame: readonly Outline[];
}

/** The room as one camera sees it. The camera has to stand in front of everything it looks at. */
export interface CameraView {
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

export function cameraView(camera: Camera): CameraView {
  if (!canSee(camera)) throw new RangeError('the camera stands behind what it should look at');
  const frame = outlineOf(frameCorners(camera));
  const towards = (x: number, y: number, z: number): Direction => ({ x: x - camera.x, y: y - camera.y, d: camera.z - z });
  const polygon = ({ corners }: Side) => outlineOf(corners.map(([x, y, z]) => towards(x, y, z)));
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
        sides = tableSides(camera, back).map(polygon);
        tables.set(back, sides);
      }
      return sides;
    },
    room: () => ROOM_SIDES.map(polygon),
  };
}

export function canSee(camera: Camera): boolean {
  return camera.z > MAT.depth;
}

/** P-51: geometric, whether or not anything hides it. */
export function isInFrame(guest: SeenGuest): boolean {
  return guest.frame.length === 0 || hasArea({ inside: [guest.cutout, ...guest.frame], outside: [] });
}
