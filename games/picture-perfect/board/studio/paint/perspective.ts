import type { Pixel } from './projection.ts';

export type ImageSource = HTMLCanvasElement | HTMLImageElement;

/** Neighbouring pieces overlap by this many pixels of the image, so that no seam shows. */
const OVERLAP = 1.5;

/**
 * Draws a flat image into the room. A canvas has no perspective: the image is cut into pieces so small that each is a parallelogram.
 * `at` maps a part of the image, from (0, 0) at its upper left to (1, 1), to the canvas.
 */
export function drawInPerspective(
  context: CanvasRenderingContext2D,
  image: ImageSource,
  pieces: { readonly across: number; readonly down: number },
  at: (u: number, v: number) => Pixel | null,
): void {
  const wide = image.width / pieces.across;
  const high = image.height / pieces.down;
  for (let row = 0; row < pieces.down; row++) {
    for (let column = 0; column < pieces.across; column++) {
      const corner = at(column / pieces.across, row / pieces.down);
      const right = at((column + 1) / pieces.across, row / pieces.down);
      const below = at(column / pieces.across, (row + 1) / pieces.down);
      if (corner === null || right === null || below === null) continue;
      const left = column * wide;
      const top = row * high;
      const across = { x: (right.x - corner.x) / wide, y: (right.y - corner.y) / wide };
      const down = { x: (below.x - corner.x) / high, y: (below.y - corner.y) / high };
      context.setTransform(
        across.x,
        across.y,
        down.x,
        down.y,
        corner.x - across.x * left - down.x * top,
        corner.y - across.y * left - down.y * top,
      );
      const x = Math.max(0, left - OVERLAP);
      const y = Math.max(0, top - OVERLAP);
      const width = Math.min(image.width, left + wide + OVERLAP) - x;
      const height = Math.min(image.height, top + high + OVERLAP) - y;
      context.drawImage(image, x, y, width, height, x, y, width, height);
    }
  }
  context.resetTransform();
}

export function clipTo(context: CanvasRenderingContext2D, points: readonly Pixel[], draw: () => void): void {
  context.save();
  tracePolygon(context, points);
  context.clip();
  draw();
  context.restore();
}

export function tracePolygon(context: CanvasRenderingContext2D, points: readonly Pixel[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}
