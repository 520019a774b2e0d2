import { useSyncExternalStore } from 'react';
import { settingsStore } from '../settings/settings.ts';
import { type Layout, SIZES } from './seat-geometry.ts';

/** Below this height a wide table cannot be read. */
const LOW_PX = 500;
/** Below this part of what larger text asks for, a wide table makes room for the small one. */
const LEAST_FIT = 0.9;

/** The layout of the table in a window of that size, with text enlarged by this factor. */
export function layoutFor(width: number, height: number, textScale: number): Exclude<Layout, 'tv'> {
  if (width * 5 <= height * 4) return 'portrait';
  const fit = Math.min(width / SIZES.wide.width, height / SIZES.wide.height);
  return height <= LOW_PX || (textScale > 1 && fit < textScale * LEAST_FIT) ? 'landscape' : 'wide';
}

function currentLayout(): Layout {
  const textScale = Number(document.documentElement.style.getPropertyValue('--text-scale')) || 1;
  return layoutFor(innerWidth, innerHeight, textScale);
}

function subscribe(changed: () => void): () => void {
  const unsubscribe = settingsStore.subscribe(changed);
  addEventListener('resize', changed);
  return () => {
    unsubscribe();
    removeEventListener('resize', changed);
  };
}

/** The layout of the table on this screen. */
export function useLayout(tv: boolean): Layout {
  const layout = useSyncExternalStore(subscribe, currentLayout);
  return tv ? 'tv' : layout;
}
