import { type Camera, depthInView, directionAt, inPicture, type Spot } from '../../../photo/index.ts';

/** A point of a canvas. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The rectangle of the 4:3 photo on its canvas; the canvas may show more around it. */
export interface PhotoRect extends Pixel {
  readonly width: number;
  readonly height: number;
}

/** Points nearer than this to the plane of the lens are not drawn. */
const NEAR = 10;

export function pixelOf({ x, y, width, height }: PhotoRect, point: Pixel): Pixel {
  return { x: x + ((point.x + 1) / 2) * width, y: y + ((1 - point.y) / 2) * height };
}

/** The pixel of a point of the room, or null if it is behind the camera. */
export function project(camera: Camera, frame: PhotoRect, x: number, y: number, z: number): Pixel | null {
  const direction = { x: x - camera.x, y: y - camera.y, d: camera.z - z };
  return depthInView(camera, direction) < NEAR ? null : pixelOf(frame, inPicture(camera, direction));
}

/** The spot at this height that is drawn at this pixel; at the wall, the foot of the wall. */
export function unproject(camera: Camera, frame: PhotoRect, pixel: Pixel, height: number): Spot {
  const point = { x: ((pixel.x - frame.x) / frame.width) * 2 - 1, y: 1 - ((pixel.y - frame.y) / frame.height) * 2 };
  const direction = directionAt(camera, point);
  const toWall = camera.z / direction.d;
  const toGround = (height - camera.y) / direction.y;
  const times = toGround > 0 && toGround < toWall ? toGround : toWall;
  return { x: Math.round(camera.x + direction.x * times), z: Math.round(camera.z - direction.d * times) };
}

export function isInside(points: readonly Pixel[], { x, y }: Pixel): boolean {
  let inside = false;
  let from = points.at(-1);
  for (const to of points) {
    if (from !== undefined && from.y > y !== to.y > y && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x) inside = !inside;
    from = to;
  }
  return inside;
}
