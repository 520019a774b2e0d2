import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in that order. Started last, one of them would run alone at the end. */
const LONGEST = ['accessibility-tables', 'accessibility-pages', 'by-keyboard', 'journeys-localhost', 'journeys-plain-http'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONGEST.indexOf(basename(moduleId, '.test.ts')) >>> 0;
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Two browsers at a time: more of them on a small machine starve each other and time out. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts', 'games/*/e2e/*.test.ts'],
    // The template is not a game of this build.
    exclude: ['**/node_modules/**', 'games/template/**'],
    maxWorkers: 2,
    // The files of a worker share one browser.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // On a machine that others share, a test that fails is tried once more; at a desk it is not.
    retry: process.env.CI === undefined ? 0 : 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
