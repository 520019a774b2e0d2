import { createStore } from 'zustand/vanilla';

/** Whom one does not want to hear, by handle. One's own affair: nobody is told. */
export const mutedStore = createStore<{ readonly handles: ReadonlySet<string> }>(() => ({ handles: new Set() }));

export function toggleMuted(handle: string): void {
  mutedStore.setState(({ handles }) => {
    const next = new Set(handles);
    if (!next.delete(handle)) next.add(handle);
    return { handles: next };
  });
}
