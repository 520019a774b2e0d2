import { createRequire } from 'node:module';
import { Script } from 'node:vm';

export interface CollectedTest {
  readonly id: string;
  readonly file: string;
  readonly run: () => unknown;
}

type Body = (...values: unknown[]) => unknown;

const fromVitest = createRequire(createRequire(import.meta.url).resolve('vitest/package.json'));
const expect = makeExpect();
const fastCheck = limited(fromVitest('fast-check').default, 20);
const require = (name: string): unknown => (name === 'fast-check' ? fastCheck : fromVitest(name));

/** Tests of speed say nothing about a mutant. */
const OF_SPEED = /\d ms\b/u;

/** Runs a bundle of test files anew, with its modules, and returns the tests it declares. */
export function collectTests(bundle: Script): readonly CollectedTest[] {
  const tests: CollectedTest[] = [];
  const titles: string[] = [];
  let file = '';
  const it = (title: string, ...rest: readonly unknown[]): void => {
    if (OF_SPEED.test(title)) return;
    const name = [...titles, title].join(' ');
    const count = tests.filter((test) => test.id.startsWith(`${file}: ${name} #`)).length;
    tests.push({ id: `${file}: ${name} #${count}`, file, run: rest.find((each) => typeof each === 'function') as () => unknown });
  };
  it.each =
    (rows: readonly unknown[]) =>
    (title: string, ...rest: readonly unknown[]) => {
      const body = rest.find((each) => typeof each === 'function') as Body;
      for (const row of rows) it(title, () => body(...(Array.isArray(row) ? row : [row])));
    };
  const describe = (title: string, body: () => void): void => {
    titles.push(title);
    body();
    titles.pop();
  };
  const startFile = (name: string): void => {
    file = name;
  };
  bundle.runInThisContext()(require, { describe, it, test: it, expect }, startFile);
  return tests;
}

/** The `expect` of Vitest, which cannot be imported outside its own process. */
function makeExpect(): unknown {
  const chai = fromVitest('chai');
  const { JestExtend, JestChaiExpect, JestAsymmetricMatchers } = fromVitest('@vitest/expect');
  for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
  return chai.expect;
}

interface FastCheck {
  readonly assert: (property: unknown, params: object) => unknown;
}

/** Property tests draw the same few examples in every run. */
function limited(fc: FastCheck, most: number): FastCheck {
  const assert = (property: unknown, params: { readonly numRuns?: number } = {}): unknown =>
    fc.assert(property, { seed: 1, ...params, numRuns: Math.min(params.numRuns ?? most, most) });
  return { ...fc, assert };
}
