import { tabStorage } from '@parlour/ui/browser/storage.ts';

const KEY = 'parlour.reloaded';
/** A module that cannot be loaded again so soon cannot be loaded at all. */
const AGAIN_MS = 60_000;

/** How Chromium, Firefox, Safari and Vite say that a part of the client was not loaded. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload/u;

/**
 * Reloads the page for a part of the client that did not arrive: while the page lasts, the browser never asks for it again. False
 * for other errors, without a connection, and where it has just been tried.
 */
export function reloadForModule(error: unknown): boolean {
  if (!(error instanceof Error) || !NOT_LOADED.test(error.message) || !navigator.onLine) return false;
  const before = tabStorage.read(KEY);
  if (typeof before === 'number' && Date.now() - before < AGAIN_MS) return false;
  if (!tabStorage.write(KEY, Date.now())) return false;
  location.reload();
  return true;
}
