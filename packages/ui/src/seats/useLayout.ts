import { useSyncExternalStore } from 'react';
import { settingsStore } from '../settings/settings.ts';
import { layoutFor } from './layout-for.ts';
import type { Layout } from './seat-geometry.ts';

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
