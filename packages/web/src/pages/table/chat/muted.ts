import { deviceStorage } from '@parlour/ui/browser/storage.ts';
import { createStore } from 'zustand/vanilla';

const STORAGE_KEY = 'parlour.muted';
const MAX_MUTED = 200;

interface Muted {
  readonly handles: ReadonlySet<string>;
}

/** Muted people, by handle. Only on this device: it is never sent. */
export const mutedStore = createStore<Muted>(() => ({ handles: new Set(readSaved()) }));

export function toggleMuted(handle: string): void {
  mutedStore.setState(({ handles }) => {
    const next = new Set(handles);
    if (!next.delete(handle)) next.add(handle);
    return { handles: new Set([...next].slice(-MAX_MUTED)) };
  });
  deviceStorage.write(STORAGE_KEY, [...mutedStore.getState().handles]);
}

function readSaved(): string[] {
  const saved = deviceStorage.read(STORAGE_KEY);
  return Array.isArray(saved) ? saved.filter((handle) => typeof handle === 'string').slice(-MAX_MUTED) : [];
}
