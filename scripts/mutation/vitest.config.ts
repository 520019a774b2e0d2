import { defineConfig } from 'vitest/config';

/** The tests of one game's rules, without its golden playthroughs and the random games of the laws. */
export default defineConfig({
  test: {
    include: [`${process.env.MUTATED ?? 'games'}/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/laws.test.ts', 'games/*/e2e/**'],
    testTimeout: 120_000,
  },
});
