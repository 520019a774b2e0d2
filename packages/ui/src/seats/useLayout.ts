import { useSyncExternalStore } from 'react';
import type { Layout } from './seat-geometry.ts';

const portrait = matchMedia('(max-aspect-ratio: 4/5)');
const low = matchMedia('(max-height: 500px)');

function subscribe(changed: () => void): () => void {
  for (const query of [portrait, low]) query.addEventListener('change', changed);
  return () => {
    for (const query of [portrait, low]) query.removeEventListener('change', changed);
  };
}

/** The layout of the table on this screen. */
export function useLayout(tv: boolean): Layout {
  const tall = useSyncExternalStore(subscribe, () => portrait.matches);
  const flat = useSyncExternalStore(subscribe, () => low.matches);
  if (tv) return 'tv';
  if (tall) return 'portrait';
  return flat ? 'landscape' : 'wide';
}
