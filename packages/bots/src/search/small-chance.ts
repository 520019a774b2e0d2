import { DrawnChance } from '@parlour/kernel';

/** A fast random source for playouts, which need many numbers and no secrecy: sfc32, whole numbers only, the same in every engine. */
export class SmallChance extends DrawnChance {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  /** Streams of one seed with different numbers are independent. */
  constructor(seed: number, stream: number) {
    super();
    this.#a = seed | 0;
    this.#b = Math.imul(stream, 0x9e3779b1) | 0;
    this.#c = stream | 0;
    for (let i = 0; i < 12; i++) this.#next();
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new RangeError(`below(${limit}): 1 to 2^32`);
    return Math.floor((this.#next() / 2 ** 32) * limit);
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
