/**
 * Values that this site stores in the browser, as JSON. A private window may block storage, and it can be full: then a
 * read finds nothing, and a value lasts as long as the page.
 */
interface BrowserStorage {
  /** Undefined where nothing readable is stored. */
  read(key: string): unknown;
  /** Whether the value was stored. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

function storageIn(area: () => Storage): BrowserStorage {
  const attempt = <T, U>(work: () => T, otherwise: U): T | U => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(() => JSON.parse(area().getItem(key) ?? 'null') ?? undefined, undefined),
    write: (key, value) =>
      attempt(() => {
        area().setItem(key, JSON.stringify(value));
        return true;
      }, false),
    remove: (key) => attempt(() => area().removeItem(key), undefined),
  };
}

/** Shared by all tabs, and kept after the browser is closed. */
export const deviceStorage = storageIn(() => localStorage);

/** Of one tab, until it is closed. */
export const tabStorage = storageIn(() => sessionStorage);
