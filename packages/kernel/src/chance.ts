import { chachaBlock } from './chacha.ts';
import type { Seed } from './seed.ts';

/**
 * All the chance the rules have. A stream of ChaCha20 keyed by the match's seed, a fresh one for every step,
 * so a step's luck depends on the seed and the step's number and on nothing else.
 */
export interface Chance {
  /** A whole number from 0 to `limit` - 1, all equally likely. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

const WORDS = 16;

/** The luck of one step. Nothing is computed until it is asked for: most steps need none. */
export function chanceFor(seed: Seed, step: number): Chance {
  let block: Uint32Array | undefined;
  let counter = 0;
  let used = WORDS;

  function nextWord(): number {
    if (used === WORDS || block === undefined) {
      block = chachaBlock(seed, step, counter++);
      used = 0;
    }
    return block[used++] as number;
  }

  function below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new RangeError(`below(${limit}): 1 to 2^32`);
    // Words beyond the last whole multiple of `limit` are drawn again: a plain remainder favours small numbers.
    const fair = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const word = nextWord();
      if (word < fair) return word % limit;
    }
  }

  return {
    below,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('pick from nothing');
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffle: (items) => {
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = mixed[i] as (typeof mixed)[number];
        mixed[i] = mixed[j] as (typeof mixed)[number];
        mixed[j] = held;
      }
      return mixed;
    },
  };
}
