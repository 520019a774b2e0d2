import { exactExp, type IntegerNet, netOutput, ONE, type Recipe, type Sample, SmallChance, UNIT } from '@parlour/bots';
import { Layer } from './layer.ts';

const BATCH = 128;
/** Inputs are about this large. */
const SCALE = 16;

/** Fits a network to the samples by stochastic gradient descent and rounds it to whole numbers. */
export function fitNet(samples: readonly Sample[], recipe: Pick<Recipe, 'hidden' | 'epochs' | 'rate' | 'seed'>): IntegerNet {
  const { hidden, epochs, rate, seed } = recipe;
  const chance = new SmallChance(seed, 0);
  const trainer = new Trainer([samples[0]?.inputs.length ?? 0, ...hidden, 1], chance);
  let order = samples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    order = chance.shuffle(order);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH).map((index) => samples[index] as Sample);
      trainer.learn(batch, rate * (1 - epoch / epochs));
    }
  }
  return trainer.rounded();
}

class Trainer {
  readonly #layers: readonly Layer[];
  /** The values between the layers, and the errors at the same places. */
  readonly #values: readonly Float64Array[];
  readonly #errors: readonly Float64Array[];

  constructor(sizes: readonly number[], chance: SmallChance) {
    this.#layers = sizes.slice(1).map((size, i) => new Layer(sizes[i] as number, size, chance));
    this.#values = sizes.map((size) => new Float64Array(size));
    this.#errors = sizes.map((size) => new Float64Array(size));
  }

  learn(batch: readonly Sample[], rate: number): void {
    for (const sample of batch) {
      const guess = this.#guess(sample.inputs);
      this.#carryBack(guess - sample.target);
    }
    for (const layer of this.#layers) layer.step(rate, batch.length);
  }

  #guess(inputs: readonly number[]): number {
    const last = this.#layers.length - 1;
    const first = this.#values[0] as Float64Array;
    for (let i = 0; i < first.length; i++) first[i] = (inputs[i] as number) / SCALE;
    this.#layers.forEach((layer, depth) => {
      layer.forward(this.#values[depth] as Float64Array, this.#values[depth + 1] as Float64Array, depth === last);
    });
    return 1 / (1 + exactExp(-((this.#values.at(-1) as Float64Array)[0] as number)));
  }

  /** Carries the error of the output back. A value that was cut off at 0 has none. */
  #carryBack(error: number): void {
    (this.#errors.at(-1) as Float64Array)[0] = error;
    for (let depth = this.#layers.length - 1; depth >= 0; depth--) {
      const outputs = this.#values[depth + 1] as Float64Array;
      const errors = this.#errors[depth + 1] as Float64Array;
      if (depth < this.#layers.length - 1) outputs.forEach((value, i) => value <= 0 && (errors[i] = 0));
      (this.#layers[depth] as Layer).backward(this.#values[depth] as Float64Array, errors, this.#errors[depth] as Float64Array);
    }
  }

  rounded(): IntegerNet {
    return {
      layers: this.#layers.map(({ inputs, outputs, weights }, depth) => ({
        inputs,
        weights: Array.from(weights.subarray(0, inputs * outputs), (w) => Math.round((w * ONE) / (depth === 0 ? SCALE : 1))),
        biases: Array.from(weights.subarray(inputs * outputs), (w) => Math.round(w * ONE * (depth === 0 ? 1 : UNIT))),
      })),
    };
  }
}

/** The mean square error of a network. */
export function errorOf(net: IntegerNet, samples: readonly Sample[]): number {
  const squares = samples.map(({ inputs, target }) => (1 / (1 + exactExp(-netOutput(net, inputs) / UNIT)) - target) ** 2);
  return squares.reduce((sum, square) => sum + square, 0) / squares.length;
}
