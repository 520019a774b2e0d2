import type { Scene } from '@parlour/games/picture-perfect/photo';
import { encodePng } from './encode-png.ts';
import { rasterize } from './rasterize.ts';

const DEFAULT_WIDTH = 640;

/** A scene as a PNG file, four to three. */
export function drawPhoto(scene: Scene, width = DEFAULT_WIDTH): Buffer {
  const height = Math.round((width * 3) / 4);
  return encodePng(width, height, rasterize(scene, width, height));
}
