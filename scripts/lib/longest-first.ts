import { basename } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Starts these test files first, in this order: started last, one of them would run alone at the end. */
export const longestFirst = (names: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) => names.indexOf(basename(moduleId, '.test.ts')) >>> 0;
      return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
    }
  };
