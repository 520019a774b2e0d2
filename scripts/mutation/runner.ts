import type { Script } from 'node:vm';
import { bundleTests } from './bundle-tests.ts';
import { type CollectedTest, collectTests } from './collect-tests.ts';

/** What an instrumented file reads and writes. */
interface Instrumented {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: object | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
  readonly mutantActivation: 'runtime' | 'static';
}

/** Stryker allows a hundred times the work of the original, which takes minutes for geometry. */
const SOONER = 10;

/** A test runner for Stryker: all tests in one bundle, started anew for each mutant. Vitest needs half a second for that. */
class BundleRunner {
  readonly #state: Instrumented = {};
  /** Milliseconds a test took last time. */
  readonly #took = new Map<string, number>();
  /** Mutants a test has killed: the next one is often killed by the same test. */
  readonly #kills = new Map<string, number>();
  #bundle: Script | undefined;

  constructor() {
    Object.assign(globalThis, { __stryker__: this.#state });
  }

  capabilities(): object {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#bundle = await bundleTests(process.cwd(), process.env.MUTATED ?? '');
  }

  async dryRun(): Promise<object> {
    const mutantCoverage = { static: {}, perTest: {} };
    Object.assign(this.#state, { activeMutant: undefined, hitCount: undefined, mutantCoverage });
    const tests = [];
    for (const test of this.#collect()) {
      this.#state.currentTestId = test.id;
      const failure = await this.#failureOf(test);
      const result = { id: test.id, name: test.id, fileName: test.file, timeSpentMs: this.#took.get(test.id) ?? 0 };
      tests.push(failure === undefined ? { ...result, status: 0 } : { ...result, status: 1, failureMessage: failure });
    }
    this.#state.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit: late, mutantActivation }: MutantRun): Promise<object> {
    const state = this.#state;
    const hitLimit = late === undefined ? undefined : Math.ceil(late / SOONER);
    Object.assign(state, { hitCount: hitLimit === undefined ? undefined : 0, hitLimit, mutantCoverage: undefined });
    state.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    let nrOfTests = 0;
    try {
      const tests = this.#collect();
      state.activeMutant = activeMutant.id;
      for (const test of tests) {
        if (testFilter !== undefined && !testFilter.includes(test.id)) continue;
        nrOfTests++;
        const failureMessage = await this.#failureOf(test);
        if (state.hitCount !== undefined && state.hitCount > (hitLimit ?? Infinity)) return { status: 'timeout', reason: 'hit limit' };
        if (failureMessage === undefined) continue;
        this.#kills.set(test.id, (this.#kills.get(test.id) ?? 0) + 1);
        return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } catch (error) {
      return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests };
    }
  }

  #collect(): readonly CollectedTest[] {
    if (this.#bundle === undefined) throw new Error('not started');
    const cost = ({ id }: CollectedTest): number => (this.#took.get(id) ?? 0) / (1 + (this.#kills.get(id) ?? 0));
    return collectTests(this.#bundle).toSorted((a, b) => cost(a) - cost(b));
  }

  async #failureOf(test: CollectedTest): Promise<string | undefined> {
    const began = performance.now();
    try {
      await test.run();
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message.slice(0, 500) : String(error);
    } finally {
      this.#took.set(test.id, performance.now() - began);
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bundle', injectableClass: BundleRunner }];
