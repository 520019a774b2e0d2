import type { Chance } from '@parlour/kernel';

/** A fast random source for playouts, which need many numbers and no secrecy: sfc32, whole numbers only, the same in every engine. */
export class SmallChance implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  /** Streams of one seed with different numbers are independent. */
  constructor(seed: number, stream: number) {
    this.#a = seed | 0;
    this.#b = Math.imul(stream, 0x9e3779b1) | 0;
    this.#c = stream | 0;
    for (let i = 0; i < 12; i++) this.#next();
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new RangeError(`below(${limit}): 1 to 2^32`);
    return Math.floor((this.#next() / 2 ** 32) * limit);
  }

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

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
