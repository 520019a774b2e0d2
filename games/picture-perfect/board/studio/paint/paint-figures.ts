import { type Camera, DECORATION_STAND, GUEST_STAND, GUESTS, MAT, type PlacedGuest, SHIELD, TABLE } from '../../../photo/index.ts';
import { cutOutOf, floorUnder, isDecoration, type Placed } from '../figures.ts';
import type { Artwork } from './artwork.ts';
import { clipTo, drawInPerspective, tracePolygon } from './perspective.ts';
import { type PhotoRect, type Pixel, project } from './projection.ts';

interface Standing {
  readonly outline: readonly Pixel[];
  readonly placed: Placed;
}

/** A cut-out on its stand. The picture is clipped to the outline that the judge goes by. */
export function paintFigure(context: CanvasRenderingContext2D, art: Artwork, camera: Camera, frame: PhotoRect, standing: Standing): void {
  const { outline, placed } = standing;
  const { left, right, height } = cutOutOf(placed.id);
  const floor = floorUnder(placed.id);
  const at = (u: number, v: number) => project(camera, frame, placed.x + left + u * (right - left), floor + (1 - v) * height, placed.z);
  clipTo(context, outline, () => {
    context.fillStyle = '#fdf8ec';
    tracePolygon(context, outline);
    context.fill();
    drawInPerspective(context, art.figures[placed.id], { across: 2, down: 5 }, at);
  });
  paintStand(context, camera, frame, placed);
}

const STAND_HEIGHT = { guest: 40, decoration: 16 };

/** The front half of the stand: what the cut-out is stuck in. */
function paintStand(context: CanvasRenderingContext2D, camera: Camera, frame: PhotoRect, placed: Placed): void {
  const { width, depth } = isDecoration(placed.id) ? DECORATION_STAND : GUEST_STAND;
  const floor = floorUnder(placed.id);
  const top = floor + (isDecoration(placed.id) ? STAND_HEIGHT.decoration : STAND_HEIGHT.guest);
  const front = placed.z + depth / 2;
  const quad = (colour: string, ...corners: readonly (readonly [number, number])[]) => {
    const points = [-width / 2, width / 2].flatMap((x, index) => {
      const side = index === 0 ? corners : corners.toReversed();
      return side.flatMap(([y, z]) => project(camera, frame, placed.x + x, y, z) ?? []);
    });
    context.fillStyle = colour;
    tracePolygon(context, points);
    context.fill();
  };
  quad('#8d5b2e', [top, placed.z], [top, front]);
  quad('#5f3b1c', [floor, front], [top, front]);
}

/** Light comes from the upper left, in front: for each step up a shadow falls this far to the right and back. */
const LIGHT = { right: 0.42, back: 0.75 };

/** Shadows are painted this much smaller and blown up again, which makes their edges soft. */
const SOFT = 5;

/** All shadows on the floor, in one wash so that they do not add up. */
export function paintShadows(
  context: CanvasRenderingContext2D,
  soft: CanvasRenderingContext2D,
  camera: Camera,
  frame: PhotoRect,
  guests: readonly PlacedGuest[],
): void {
  const { canvas } = soft;
  canvas.width = Math.ceil(context.canvas.width / SOFT);
  canvas.height = Math.ceil(context.canvas.height / SOFT);
  soft.scale(1 / SOFT, 1 / SOFT);
  soft.fillStyle = '#1a0a06';
  for (const placed of guests) {
    const cast = GUESTS[placed.id].cutout.flatMap(({ x, y }) => {
      const z = placed.z - y * LIGHT.back;
      return project(camera, frame, placed.x + x + y * LIGHT.right, z < 0 ? -z / LIGHT.back : 0, Math.max(0, z)) ?? [];
    });
    tracePolygon(soft, cast);
    soft.fill();
  }
  const table = tableShadow().flatMap(([x, z]) => project(camera, frame, x, 0, z) ?? []);
  tracePolygon(soft, table);
  soft.fill();
  context.globalAlpha = 0.38;
  context.drawImage(canvas, 0, 0, canvas.width * SOFT, canvas.height * SOFT);
  context.globalAlpha = 1;
}

function tableShadow(): readonly (readonly [number, number])[] {
  const { halfWidth, back, front, height } = TABLE;
  const aside = height * LIGHT.right;
  const behind = back - height * LIGHT.back;
  const right = Math.min(halfWidth + aside, SHIELD.halfWidth);
  return [
    [-halfWidth - 30, Math.min(front + 40, MAT.depth)],
    [halfWidth + 30, Math.min(front + 40, MAT.depth)],
    [right, front - 300],
    [right, behind],
    [-halfWidth + aside, behind],
    [-halfWidth - 30, back],
  ];
}

/** Where a figure touches what it stands on. */
export function paintContact(context: CanvasRenderingContext2D, camera: Camera, frame: PhotoRect, placed: Placed): void {
  const { width, depth } = isDecoration(placed.id) ? DECORATION_STAND : GUEST_STAND;
  const floor = floorUnder(placed.id);
  if (camera.y <= floor) return;
  const around = (grow: number) =>
    Array.from({ length: 20 }, (_, index) => (index * Math.PI) / 10).flatMap(
      (angle) =>
        project(
          camera,
          frame,
          placed.x + Math.cos(angle) * width * grow,
          floor,
          Math.max(0, placed.z + depth * 0.3 + Math.sin(angle) * depth * grow),
        ) ?? [],
    );
  for (const [grow, strength] of [
    [0.85, 0.16],
    [0.7, 0.22],
    [0.56, 0.3],
  ] as const) {
    context.fillStyle = `rgb(18 8 6 / ${strength})`;
    tracePolygon(context, around(grow));
    context.fill();
  }
}
