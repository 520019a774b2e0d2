import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'games/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'chaos/**/*.test.ts',
      'attack/**/*.test.ts',
      'examples/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'games/*/e2e/**', 'bench/competitors/**'],
    maxWorkers: 2,
    testTimeout: 120_000,
  },
});
