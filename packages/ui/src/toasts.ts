import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const SHOWN_MS = 6000;
let last = 0;

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** A short message at the bottom of the page. The newest three stay. */
export function toast(text: string, action?: Toast['action'], shownMs = SHOWN_MS): void {
  const id = ++last;
  toastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.text !== text), { id, text, ...(action ? { action } : {}) }].slice(-3),
  }));
  setTimeout(() => dismissToast(id), shownMs);
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}
