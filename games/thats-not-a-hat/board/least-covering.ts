import type { Point } from '@parlour/ui/seats/seat-geometry.ts';

/** An object on the table that should stay visible: its centre and its size. */
export interface Block extends Point {
  readonly width: number;
  readonly height: number;
}

/** The cost of distance from the preferred place, in area covered. */
const COST_OF_DISTANCE = 4;

/** The place that covers least without being far from the preferred one, which comes first. */
export function leastCovering<T extends Block>(places: readonly [T, ...T[]], table: readonly Block[]): T {
  const [favourite] = places;
  let best = favourite;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const strayed = Math.hypot(place.x - favourite.x, place.y - favourite.y) * COST_OF_DISTANCE;
    const cost = table.reduce((sum, block) => sum + overlap(place, block), strayed);
    if (cost < least) {
      best = place;
      least = cost;
    }
  }
  return best;
}

function overlap(a: Block, b: Block): number {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return Math.max(0, across) * Math.max(0, down);
}
