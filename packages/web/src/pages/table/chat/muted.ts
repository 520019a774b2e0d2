import { createStore } from 'zustand/vanilla';

const KEPT = 'parlour.muted';
const MAX_MUTED = 200;

interface Muted {
  readonly handles: ReadonlySet<string>;
}

/** Muted people, by handle. Only on this device: it is never sent. */
export const mutedStore = createStore<Muted>(() => ({ handles: new Set(readKept()) }));

export function toggleMuted(handle: string): void {
  mutedStore.setState(({ handles }) => {
    const next = new Set(handles);
    if (!next.delete(handle)) next.add(handle);
    return { handles: new Set([...next].slice(-MAX_MUTED)) };
  });
  try {
    localStorage.setItem(KEPT, JSON.stringify([...mutedStore.getState().handles]));
  } catch {
    // A private window may refuse storage; mutes then last as long as the page.
  }
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((handle) => typeof handle === 'string').slice(-MAX_MUTED) : [];
  } catch {
    return [];
  }
}
