import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One browser at a time: two of them on a small machine starve each other and time out. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
