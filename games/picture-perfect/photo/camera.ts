import { fields, integerField, type ParseResult } from './parse.ts';

/**
 * A pinhole camera in whole numbers (P-84*), so that it is the same on every machine.
 * Position in tenths of a millimetre. `pan` (to the right) and `tilt` (up) are tangents of half the angle in ten-thousandths: sine and
 * cosine
 * follow from these without trigonometry. `zoom` is the tangent of half the vertical field of view, in ten-thousandths as well.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly pan: number;
  readonly tilt: number;
  readonly zoom: number;
}

export const UNIT = 10_000;

/** The limits of camera values. Within them no number of the judge exceeds 2^53, and the whole frame lies before the camera. */
export const CAMERA_LIMITS = {
  x: [-6000, 6000],
  y: [-1000, 6000],
  z: [0, 12_000],
  pan: [-3640, 3640],
  tilt: [-2679, 2679],
  zoom: [500, 4142],
} as const satisfies Record<keyof Camera, readonly [number, number]>;

export const FRAME_RATIO = { width: 4, height: 3 } as const;

export const DEFAULT_CAMERA: Camera = { x: 0, y: 2000, z: 8500, pan: 0, tilt: -349, zoom: 1853 };

/** A direction from the camera: right, up and forward along the room. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  readonly d: number;
}

/** How far before the camera the frame's corners are given. */
const FRAME_DEPTH = 2 ** 15;

/**
 * The four corners of the frame, counter-clockwise from the lower left, as whole numbers.
 * All decisions are computed from them. IEEE arithmetic without transcendental functions makes them the same everywhere.
 */
export function frameCorners(camera: Camera): readonly [Direction, Direction, Direction, Direction] {
  const { right, up, forward } = axes(camera);
  const high = camera.zoom / UNIT;
  const wide = (high * FRAME_RATIO.width) / FRAME_RATIO.height;
  const corner = (sideways: number, upwards: number): Direction => {
    const along = (axis: keyof Direction) => forward[axis] + sideways * wide * right[axis] + upwards * high * up[axis];
    const scale = FRAME_DEPTH / along('d');
    return { x: Math.round(along('x') * scale), y: Math.round(along('y') * scale), d: FRAME_DEPTH };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Where a direction is in the picture: (-1, -1) is the lower left corner, (1, 1) the upper right one. For drawing, not for judging. */
export function inPicture(camera: Camera, direction: Direction): { readonly x: number; readonly y: number } {
  const { right, up, forward } = axes(camera);
  const high = (camera.zoom / UNIT) * product(direction, forward);
  return { x: (product(direction, right) * FRAME_RATIO.height) / (high * FRAME_RATIO.width), y: product(direction, up) / high };
}

/** The direction in which a point of the picture lies: `inPicture` the other way round. For drawing and pointing, not for judging. */
export function directionAt(camera: Camera, { x, y }: { readonly x: number; readonly y: number }): Direction {
  const { right, up, forward } = axes(camera);
  const high = (camera.zoom / UNIT) * y;
  const wide = ((camera.zoom / UNIT) * x * FRAME_RATIO.width) / FRAME_RATIO.height;
  const along = (axis: keyof Direction) => forward[axis] + wide * right[axis] + high * up[axis];
  return { x: along('x'), y: along('y'), d: along('d') };
}

/** How far before the plane of the lens something is. For drawing. */
export function depthInView(camera: Camera, direction: Direction): number {
  return product(direction, axes(camera).forward);
}

export function product(a: Direction, b: Direction): number {
  return a.x * b.x + a.y * b.y + a.d * b.d;
}

export const halfTangent = (degrees: number): number => Math.round(Math.tan((degrees * Math.PI) / 360) * UNIT);
export const degreesOf = (tangentOfHalf: number): number => (Math.atan(tangentOfHalf / UNIT) * 360) / Math.PI;

export function parseCamera(value: unknown): ParseResult<Camera> {
  const names = Object.keys(CAMERA_LIMITS) as (keyof Camera)[];
  const camera = fields(value, 'camera', names);
  if (!camera.ok) return camera;
  const parsed: { -readonly [name in keyof Camera]: number } = { ...DEFAULT_CAMERA };
  for (const name of names) {
    const [least, most] = CAMERA_LIMITS[name];
    const number = integerField(camera.value[name], `camera.${name}`, least, most);
    if (!number.ok) return number;
    parsed[name] = number.value;
  }
  return { ok: true, value: parsed };
}

function axes({ pan, tilt }: Camera): { readonly right: Direction; readonly up: Direction; readonly forward: Direction } {
  const p = turn(pan);
  const t = turn(tilt);
  return {
    right: { x: p.cosine, y: 0, d: -p.sine },
    up: { x: -p.sine * t.sine, y: t.cosine, d: -p.cosine * t.sine },
    forward: { x: p.sine * t.cosine, y: t.sine, d: p.cosine * t.cosine },
  };
}

function turn(tangentOfHalf: number): { readonly sine: number; readonly cosine: number } {
  const square = tangentOfHalf * tangentOfHalf;
  const whole = UNIT * UNIT + square;
  return { sine: (2 * UNIT * tangentOfHalf) / whole, cosine: (UNIT * UNIT - square) / whole };
}
