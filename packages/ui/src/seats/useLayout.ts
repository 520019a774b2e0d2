import { useSyncExternalStore } from 'react';
import { settingsStore } from '../settings/settings.ts';
import { type Layout, SIZES } from './seat-geometry.ts';

/** Below this height a wide table cannot be read. */
const LOW_PX = 500;
/** Below this part of what larger text asks for, a wide table makes room for the small one. */
const LEAST_FIT = 0.9;

/** How the table lies on a window of that size, with text so many times larger than usual. */
export function layoutFor(width: number, height: number, letters: number): Exclude<Layout, 'tv'> {
  if (width * 5 <= height * 4) return 'portrait';
  const fit = Math.min(width / SIZES.wide.width, height / SIZES.wide.height);
  return height <= LOW_PX || (letters > 1 && fit < letters * LEAST_FIT) ? 'landscape' : 'wide';
}

function currentLayout(): Layout {
  const letters = Number(document.documentElement.style.getPropertyValue('--letters')) || 1;
  return layoutFor(innerWidth, innerHeight, letters);
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
