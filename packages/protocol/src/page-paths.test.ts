import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPage, PAGE_PATHS } from './page-paths.ts';

const GAMES = ['fotomania'];

describe('the pages of the client', () => {
  it('are those its router has', () => {
    const router = readFileSync(join(import.meta.dirname, '../../web/src/app/App.tsx'), 'utf8');
    expect([...router.matchAll(/<Route path="([^"]+)"/gu)].map(([, path]) => path)).toEqual(PAGE_PATHS);
  });

  it.each(['/', '/t/ABCDE', '/replay', '/replay/abc', '/rules/fotomania', '/friends', '/friends/ABC', '/profile/'])('has %s', (path) => {
    expect(isPage(path, GAMES)).toBe(true);
  });

  it.each(['/nothing', '/t', '/t/', '/t/ABCDE/more', '/rules/chess', '/settings', '//', '/replays'])('has no %s', (path) => {
    expect(isPage(path, GAMES)).toBe(false);
  });
});
