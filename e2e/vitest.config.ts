import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../scripts/lib/longest-first.ts';

const LONGEST = [
  'every-screen',
  'shared-screen',
  'by-keyboard',
  'sign-in-and-friends',
  'journeys-localhost',
  'journeys-plain-http',
  'daily',
  'voice',
];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts', 'games/*/e2e/*.test.ts'],
    // The template is not a game of this build.
    exclude: ['**/node_modules/**', 'games/template/**'],
    // They wait more than they compute: three browsers at a time keep two cores busy.
    maxWorkers: 3,
    // The files of a worker share one browser.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
