import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Two browsers at a time: more of them on a small machine starve each other and time out. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts', 'games/*/e2e/*.test.ts'],
    // The template is not a game of this build.
    exclude: ['**/node_modules/**', 'games/template/**'],
    maxWorkers: 2,
    // A browser on a busy machine may be too slow once; a test that fails twice is broken.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
