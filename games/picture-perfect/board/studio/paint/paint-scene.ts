import { type Camera, type Layer, layersOf, type Scene, TABLE } from '../../../photo/index.ts';
import { type FigureId, isDecoration, type Placed, pieceOf } from '../figures.ts';
import { decorationPieces } from '../place-figures.ts';
import type { Artwork } from './artwork.ts';
import { type Canvas2d, canvasOf } from './canvas.ts';
import { paintContact, paintFigure, paintShadows } from './paint-figures.ts';
import { paintRoom, paintTable } from './paint-room.ts';
import { clipTo } from './perspective.ts';
import { type PhotoRect, pixelOf } from './projection.ts';

/** Keeps the painted room while the camera stands still. */
export interface PaintCache {
  readonly art: Artwork;
  readonly room: Canvas2d;
  readonly table: Canvas2d;
  readonly shadows: Canvas2d;
  key: string;
}

export function newPaintCache(art: Artwork): PaintCache {
  return { art, room: canvasOf(1, 1), table: canvasOf(1, 1), shadows: canvasOf(1, 1), key: '' };
}

/**
 * Paints the layers in the judge's order: the picture shows what is judged.
 * The area around the frame is painted too, as far as the canvas reaches.
 */
export function paintScene(context: CanvasRenderingContext2D, easel: PaintCache, scene: Scene, frame: PhotoRect): void {
  prepare(easel, context.canvas, scene.camera, frame);
  const { camera } = scene;
  const placed = new Map<string, Placed>([
    ...scene.guests.map((guest) => [guest.id, guest] as const),
    ...decorationPieces(scene).map(({ piece, placed: decoration }) => [piece, decoration] as const),
  ]);
  context.resetTransform();
  context.drawImage(easel.room.canvas, 0, 0);
  paintShadows(context, easel.shadows.context, camera, frame, scene.guests);
  for (const guest of scene.guests) paintContact(context, camera, frame, guest);
  // The table seen from above covers nothing that stands on it, and would paint over stands and shadows.
  let isTableBelow = false;
  for (const layer of layersOf(scene)) {
    const outline = layer.points.map((point) => pixelOf(frame, point));
    if (isTable(layer)) {
      if (!isTableBelow) clipTo(context, outline, () => context.drawImage(easel.table.canvas, 0, 0));
      continue;
    }
    const figure = placed.get(pieceOf(layer.of as FigureId, layer.copy));
    if (figure === undefined || layer.part !== 'cutout') continue;
    isTableBelow = isDecoration(figure.id) && camera.y > TABLE.height;
    if (isDecoration(figure.id)) paintContact(context, camera, frame, figure);
    paintFigure(context, easel.art, camera, frame, { outline, placed: figure });
  }
}

const isTable = ({ of }: Layer): boolean => of === 'table-top' || of === 'table-front' || of === 'table-side';

function prepare(easel: PaintCache, { width, height }: HTMLCanvasElement, camera: Camera, frame: PhotoRect): void {
  const key = JSON.stringify([width, height, camera, frame]);
  if (easel.key === key) return;
  easel.key = key;
  for (const { canvas, context } of [easel.room, easel.table]) {
    canvas.width = width;
    canvas.height = height;
    context.imageSmoothingQuality = 'high';
  }
  easel.room.context.fillStyle = '#10162a';
  easel.room.context.fillRect(0, 0, width, height);
  paintRoom(easel.room.context, easel.art, camera, frame);
  paintTable(easel.table.context, easel.art, camera, frame);
}

/** The finish of a photo: warm light and dark corners. After the judge, never before. */
export function applyPhotoEffects(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = 'rgb(255 176 92 / 0.28)';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  const corners = context.createRadialGradient(width / 2, height * 0.52, height * 0.4, width / 2, height / 2, width * 0.68);
  corners.addColorStop(0, 'rgb(20 8 4 / 0)');
  corners.addColorStop(1, 'rgb(20 8 4 / 0.5)');
  context.fillStyle = corners;
  context.fillRect(0, 0, width, height);
  context.restore();
}
