import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/lib/longest-first.ts';

const LONGEST = [
  'attack',
  'picture-perfect-bot',
  'fotomania-bot',
  'chaos',
  'cluster-failover',
  'arena',
  'temperaments',
  'pack',
  'deploy-files',
  'outage',
  'review',
  'daily',
  'main',
  'postgres-store',
  'multi-node',
  'judges-agree',
  'laws',
];

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
      'training/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'games/*/e2e/**', 'bench/competitors/**'],
    globalSetup: 'scripts/lib/build-servers.ts',
    // Many tests wait for processes and clocks: three at a time keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONGEST) },
    // The files of a worker share its modules: loading these for each file took a quarter of the time.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // Limits end tests that hang. How long work takes is measured in bench/.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
