import { type Camera, type Direction, depthInView, inPicture } from './camera.ts';
import { DECORATIONS, type DecorationId, GUESTS, type GuestId, type Shape } from './figures.ts';
import { TABLE } from './floor.ts';
import { ROOM_SIDES, type Side, tableSides } from './room-geometry.ts';
import type { Scene, Spot } from './scene.ts';

/** A polygon of the picture, to be filled. Points as `inPicture` gives them: the frame reaches from -1 to 1. */
export interface Layer {
  readonly of: Side['part'] | GuestId | DecorationId;
  readonly part: 'side' | 'cutout' | 'image' | 'face';
  /** Which one of its kind: 2 for the second cake of the scene. */
  readonly copy?: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** The whole picture from the back to the front: painted in this order, it shows what is judged. */
export function layersOf({ guests, decorations, camera }: Scene): Layer[] {
  const things = [
    ...guests.map((placed) => ({ z: placed.z, layers: () => guestLayers(camera, placed.id, placed) })),
    ...decorations.map((placed, index) => ({
      z: placed.z,
      layers: () =>
        decorationLayers(camera, placed.id, placed, decorations.slice(0, index).filter(({ id }) => id === placed.id).length + 1),
    })),
  ].toSorted((one, other) => one.z - other.z);
  return [
    ...ROOM_SIDES.flatMap((side) => sideLayers(camera, side)),
    ...tableLayers(camera, TABLE.back),
    // The part of the table that stands before a figure is painted over it again.
    ...things.flatMap(({ z, layers }) => [...layers(), ...tableLayers(camera, z)]),
  ].filter(({ points }) => points.length > 2);
}

function guestLayers(camera: Camera, id: GuestId, spot: Spot): Layer[] {
  const { cutout, image, face } = GUESTS[id];
  const layer = (part: Layer['part'], shape: Shape): Layer => ({ of: id, part, points: standing(camera, shape, spot, 0) });
  return [layer('cutout', cutout), layer('image', image), ...(face === null ? [] : [layer('face', face)])];
}

function decorationLayers(camera: Camera, id: DecorationId, spot: Spot, copy: number): Layer[] {
  return [{ of: id, part: 'cutout', copy, points: standing(camera, DECORATIONS[id].cutout, spot, TABLE.height) }];
}

function tableLayers(camera: Camera, z: number): Layer[] {
  if (z >= TABLE.front) return [];
  return tableSides(camera, Math.max(z, TABLE.back)).flatMap((side) => sideLayers(camera, side));
}

function sideLayers(camera: Camera, { part, corners }: Side): Layer[] {
  const directions = corners.map(([x, y, z]) => ({ x: x - camera.x, y: y - camera.y, d: camera.z - z }));
  return [{ of: part, part: 'side', points: project(camera, directions) }];
}

function standing(camera: Camera, shape: Shape, { x, z }: Spot, floor: number): Layer['points'] {
  const directions = shape.map((point) => ({ x: point.x + x - camera.x, y: point.y + floor - camera.y, d: camera.z - z }));
  return project(camera, directions);
}

/** Points nearer than this to the plane of the lens, or behind it, are left out. */
const NEAR = 10;

function project(camera: Camera, directions: readonly Direction[]): Layer['points'] {
  return directions
    .flatMap((to, index) => {
      const from = directions.at(index - 1) ?? to;
      const was = depthInView(camera, from) - NEAR;
      const is = depthInView(camera, to) - NEAR;
      if (was > 0 === is > 0) return is > 0 ? [to] : [];
      const between = (axis: keyof Direction) => from[axis] + ((to[axis] - from[axis]) * was) / (was - is);
      const cut = { x: between('x'), y: between('y'), d: between('d') };
      return is > 0 ? [cut, to] : [cut];
    })
    .map((direction) => inPicture(camera, direction));
}
