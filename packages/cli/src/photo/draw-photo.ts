import type { Scene } from '@parlour/games/picture-perfect/photo';
import { inTurns, TurnBudget } from '@parlour/server';
import { encodePng } from './encode-png.ts';
import { rasterizeInSteps } from './rasterize.ts';

const DEFAULT_WIDTH = 640;

/** A scene as a PNG file, four to three. The event loop goes on meanwhile: a server that draws has others to serve. */
export async function drawPhoto(scene: Scene, width = DEFAULT_WIDTH): Promise<Buffer> {
  const height = Math.round((width * 3) / 4);
  return encodePng(width, height, await inTurns(rasterizeInSteps(scene, width, height), new TurnBudget()));
}
