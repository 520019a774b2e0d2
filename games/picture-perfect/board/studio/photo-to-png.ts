import { FRAME_RATIO, type Scene } from '../../photo/index.ts';
import { loadArtwork } from './paint/artwork.ts';
import { canvasOf } from './paint/canvas.ts';
import { applyPhotoEffects, newPaintCache, paintScene } from './paint/paint-scene.ts';

const WIDTH = 1600;

/** The finished photo as a file to download. */
export async function photoToPng(scene: Scene): Promise<Blob> {
  const easel = newPaintCache(await loadArtwork());
  const height = (WIDTH * FRAME_RATIO.height) / FRAME_RATIO.width;
  const { canvas, context } = canvasOf(WIDTH, height);
  paintScene(context, easel, scene, { x: 0, y: 0, width: WIDTH, height });
  applyPhotoEffects(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the photo could not be kept')) : resolve(blob)), 'image/png');
  });
}
