import { type Language, numberFormat } from '@parlour/words';
import { CAMERA_LIMITS, type Camera, degreesOf, FRAME_RATIO, halfTangent, isBetweenWings, MAT, SHIELD } from '../../photo/index.ts';

/** A slider of the camera: its displayed value, and the camera's number behind it. */
export interface CameraControl {
  readonly name: keyof Camera;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly shown: (camera: Camera) => number;
  readonly turned: (camera: Camera, to: number) => Camera;
  readonly text: (shown: number, language: Language) => string;
}

const inMillimetres = (n: number, language: Language) =>
  numberFormat(language, { style: 'unit', unit: 'millimeter', maximumFractionDigits: 0 })(n);
const inDegrees = (n: number, language: Language) => `${numberFormat(language, { maximumFractionDigits: 1 })(n)}°`;
const inTimes = (n: number, language: Language) => `${numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 })(n)}×`;

/** The zoom with the field of view of a person. */
const PLAIN_ZOOM = 3360;

const position = (name: 'x' | 'y' | 'z', least: number, most: number, step: number, from = 0): CameraControl => ({
  name,
  least,
  most,
  step,
  shown: (camera) => Math.round(camera[name] / 10 - from),
  turned: (camera, to) => clampCamera({ ...camera, [name]: Math.round((to + from) * 10) }),
  text: inMillimetres,
});

const angle = (name: 'pan' | 'tilt', most: number): CameraControl => ({
  name,
  least: -most,
  most,
  step: 0.5,
  shown: (camera) => Math.round(degreesOf(camera[name]) * 2) / 2,
  turned: (camera, to) => ({ ...camera, [name]: halfTangent(to) }),
  text: inDegrees,
});

/** Distance is measured from the front edge of the floor. */
export const CAMERA_CONTROLS: readonly CameraControl[] = [
  position('x', -230, 230, 2),
  position('z', 120, 800, 5, MAT.depth / 10),
  position('y', 5, SHIELD.height / 10, 2),
  angle('pan', 20),
  angle('tilt', 20),
  {
    name: 'zoom',
    least: 0.9,
    most: 4,
    step: 0.05,
    shown: ({ zoom }) => Math.round((PLAIN_ZOOM / zoom) * 20) / 20,
    turned: (camera, to) => clampCamera({ ...camera, zoom: Math.round(PLAIN_ZOOM / to) }),
    text: inTimes,
  },
];

/** The allowed positions of the camera: before the floor and between the wings (P-84). */
export function clampCamera(camera: Camera): Camera {
  const within = (name: keyof Camera) => Math.min(Math.max(camera[name], CAMERA_LIMITS[name][0]), CAMERA_LIMITS[name][1]);
  const z = Math.max(within('z'), MAT.depth + 1200);
  let x = within('x');
  while (!isBetweenWings(x, z)) x -= Math.sign(x) * 10;
  return { ...camera, x, y: within('y'), z, zoom: within('zoom') };
}

const MAX_TURN = 20;

/** Turns the camera so that the picture follows a pointer that moved `dx`, `dy` pixels over a frame of that width. */
export function turnCamera(camera: Camera, dx: number, dy: number, width: number): Camera {
  if (width <= 0) return camera;
  const perPixel = (degreesOf(camera.zoom) * FRAME_RATIO.width) / FRAME_RATIO.height / width;
  const turned = (angleName: 'pan' | 'tilt', by: number) =>
    halfTangent(Math.min(MAX_TURN, Math.max(-MAX_TURN, degreesOf(camera[angleName]) + by)));
  return { ...camera, pan: turned('pan', -dx * perPixel), tilt: turned('tilt', dy * perPixel) };
}

/** Brings everything nearer by that factor. */
export function zoomCamera(camera: Camera, by: number): Camera {
  return clampCamera({ ...camera, zoom: Math.round(camera.zoom / by) });
}
