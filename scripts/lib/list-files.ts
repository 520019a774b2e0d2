import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder whose own name matches, in a stable order. */
export function listFiles(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(path, name);
      return name.test(entry.name) ? [path] : [];
    });
}
