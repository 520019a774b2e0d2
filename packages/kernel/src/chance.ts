import { chachaBlock } from './chacha.ts';
import type { Seed } from './seed.ts';

/**
 * The only random source of the rules. A stream of ChaCha20 keyed by the match's seed, a fresh one for every step,
 * so a step's chance depends only on the seed and the step's number.
 */
export interface Chance {
  /** A whole number from 0 to `limit` - 1, all equally likely. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A chance whose picks and shuffles come from its whole numbers. */
export abstract class DrawnChance implements Chance {
  abstract below(limit: number): number;

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('pick from nothing');
    return items[this.below(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = mixed[i] as T;
      mixed[i] = mixed[j] as T;
      mixed[j] = held;
    }
    return mixed;
  }
}

const WORDS = 16;

/** The chance of one step. Nothing is computed before the first draw: most steps need none. */
export function chanceFor(seed: Seed, step: number): Chance {
  return new ChaChaChance(seed, step);
}

/** A class is faster than closures here: every step of every simulated game creates one. */
class ChaChaChance extends DrawnChance {
  readonly #seed: Seed;
  readonly #step: number;
  #block: Uint32Array | undefined;
  #counter = 0;
  #used = WORDS;

  constructor(seed: Seed, step: number) {
    super();
    this.#seed = seed;
    this.#step = step;
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new RangeError(`below(${limit}): 1 to 2^32`);
    // Words beyond the last whole multiple of `limit` are drawn again: a plain remainder favours small numbers.
    // Nearly every word lies so far below it that the multiple need not be computed.
    for (;;) {
      const word = this.#nextWord();
      if (word < 2 ** 32 - limit || word < 2 ** 32 - (2 ** 32 % limit)) return word % limit;
    }
  }

  #nextWord(): number {
    if (this.#used === WORDS || this.#block === undefined) {
      this.#block = chachaBlock(this.#seed, this.#step, this.#counter++);
      this.#used = 0;
    }
    return this.#block[this.#used++] as number;
  }
}
