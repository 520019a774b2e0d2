import { useSyncExternalStore } from 'react';
import type { Layout } from './seat-geometry.ts';

const portrait = matchMedia('(max-aspect-ratio: 4/5)');

function subscribe(changed: () => void): () => void {
  portrait.addEventListener('change', changed);
  return () => portrait.removeEventListener('change', changed);
}

/** The layout of the table on this screen. */
export function useLayout(tv: boolean): Layout {
  const tall = useSyncExternalStore(subscribe, () => portrait.matches);
  if (tv) return 'tv';
  return tall ? 'portrait' : 'wide';
}
