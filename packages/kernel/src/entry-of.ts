/** The entry of this name; undefined where there is none, also for names that every object has. */
export const entryOf = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
