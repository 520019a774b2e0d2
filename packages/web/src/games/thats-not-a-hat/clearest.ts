import type { Point } from '../../seats/geometry.ts';

/** Something on the table that should not be covered: its middle and its size. */
export interface Block extends Point {
  readonly width: number;
  readonly height: number;
}

/** The place that covers least of what lies on the table. Of equals the first, so the favourite comes first. */
export function clearest<T extends Block>(places: readonly [T, ...T[]], table: readonly Block[]): T {
  let best = places[0];
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const covered = table.reduce((sum, block) => sum + overlap(place, block), 0);
    if (covered < least) {
      best = place;
      least = covered;
    }
  }
  return best;
}

function overlap(a: Block, b: Block): number {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return Math.max(0, across) * Math.max(0, down);
}
