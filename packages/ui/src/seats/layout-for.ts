import { type Layout, SIZES } from './seat-geometry.ts';

/** Below this height a wide table cannot be read. */
const LOW_PX = 500;
/** Below this part of what larger text asks for, a wide table makes room for the small one. */
const MIN_FIT = 0.9;

/** The layout of the table in a window of that size, with text enlarged by this factor. */
export function layoutFor(width: number, height: number, textScale: number): Exclude<Layout, 'tv'> {
  if (width * 5 <= height * 4) return 'portrait';
  const fit = Math.min(width / SIZES.wide.width, height / SIZES.wide.height);
  return height <= LOW_PX || (textScale > 1 && fit < textScale * MIN_FIT) ? 'landscape' : 'wide';
}
