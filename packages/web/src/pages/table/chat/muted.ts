import { createStore } from 'zustand/vanilla';

/** Muted people, by handle. Only on this device: it is never sent. */
export const mutedStore = createStore<{ readonly handles: ReadonlySet<string> }>(() => ({ handles: new Set() }));

export function toggleMuted(handle: string): void {
  mutedStore.setState(({ handles }) => {
    const next = new Set(handles);
    if (!next.delete(handle)) next.add(handle);
    return { handles: next };
  });
}
