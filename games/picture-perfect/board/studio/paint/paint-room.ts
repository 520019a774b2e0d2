import { type Camera, MAT, SHIELD, TABLE } from '../../../photo/index.ts';
import type { Artwork } from './artwork.ts';
import { drawInPerspective } from './perspective.ts';
import { type PhotoRect, project } from './projection.ts';

/** Wall, wings and floor, as far as this camera sees them. */
export function paintRoom(context: CanvasRenderingContext2D, art: Artwork, camera: Camera, frame: PhotoRect): void {
  const at = (x: number, y: number, z: number) => project(camera, frame, x, y, z);
  const { halfWidth, height, wingEnd } = SHIELD;
  const floor = MAT.depth;
  drawInPerspective(context, art.floor, { across: 18, down: 22 }, (u, v) => at((2 * u - 1) * wingEnd, 0, v * floor));
  drawInPerspective(context, art.wall, { across: 8, down: 6 }, (u, v) => at((2 * u - 1) * halfWidth, (1 - v) * height, 0));
  const along = (share: number) => halfWidth + (wingEnd - halfWidth) * share;
  drawInPerspective(context, art['left-wing'], { across: 14, down: 8 }, (u, v) => at(-along(1 - u), (1 - v) * height, (1 - u) * floor));
  drawInPerspective(context, art['right-wing'], { across: 14, down: 8 }, (u, v) => at(along(u), (1 - v) * height, u * floor));
}

export function paintTable(context: CanvasRenderingContext2D, art: Artwork, camera: Camera, frame: PhotoRect): void {
  const at = (x: number, y: number, z: number) => project(camera, frame, x, y, z);
  const { halfWidth, back, front, height } = TABLE;
  const deep = front - back;
  const side = (x: number) =>
    drawInPerspective(context, art['table-front'], { across: 8, down: 2 }, (u, v) => at(x, (1 - v) * height, back + u * deep));
  if (camera.x < -halfWidth) side(-halfWidth);
  if (camera.x > halfWidth) side(halfWidth);
  if (camera.y > height) {
    drawInPerspective(context, art['table-top'], { across: 6, down: 10 }, (u, v) => at((2 * u - 1) * halfWidth, height, back + v * deep));
  }
  drawInPerspective(context, art['table-front'], { across: 6, down: 3 }, (u, v) => at((2 * u - 1) * halfWidth, (1 - v) * height, front));
}
