import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const componentsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : componentsIn(path);
    return path.endsWith('.tsx') ? [path] : [];
  });

it('speaks to screen readers through the announcer alone', () => {
  const sources = ['games', 'packages'].flatMap(componentsIn);
  // A status that is switched off says nothing.
  const isRegion = (path: string) =>
    /aria-live="(?:polite|assertive)"|role="(?:status|alert)"(?! aria-live="off")|<output/u.test(readFileSync(join(ROOT, path), 'utf8'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(isRegion)).toEqual([]);
});
