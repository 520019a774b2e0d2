import type { Chance } from '@parlour/kernel';

const MOMENTUM = 0.9;
const SPREAD = 0.999;
const TINY = 1e-8;

/** One layer of a network in training, in floating point, with the running means of Adam (Kingma and Ba, ICLR 2015). */
export class Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly slopes: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  /** Weights come first, biases after them. */
  constructor(inputs: number, outputs: number, chance: Chance) {
    this.inputs = inputs;
    this.outputs = outputs;
    const size = inputs * outputs + outputs;
    const reach = Math.sqrt(2 / inputs);
    this.weights = Float64Array.from({ length: size }, (_, i) => (i < inputs * outputs ? reach * bell(chance) : 0));
    this.slopes = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
  }

  forward(values: Float64Array, out: Float64Array, isLast: boolean): void {
    const { inputs, outputs, weights } = this;
    for (let o = 0; o < outputs; o++) {
      let sum = weights[inputs * outputs + o] as number;
      for (let i = 0; i < inputs; i++) sum += (weights[o * inputs + i] as number) * (values[i] as number);
      out[o] = sum < 0 && !isLast ? 0 : sum;
    }
  }

  /** Adds the slopes of one sample, and writes those of the inputs to `back`. */
  backward(values: Float64Array, error: Float64Array, back: Float64Array): void {
    const { inputs, outputs, weights, slopes } = this;
    back.fill(0);
    for (let o = 0; o < outputs; o++) {
      const part = error[o] as number;
      if (part === 0) continue;
      slopes[inputs * outputs + o] = (slopes[inputs * outputs + o] as number) + part;
      for (let i = 0; i < inputs; i++) {
        const at = o * inputs + i;
        slopes[at] = (slopes[at] as number) + part * (values[i] as number);
        back[i] = (back[i] as number) + part * (weights[at] as number);
      }
    }
  }

  step(rate: number, count: number): void {
    this.#steps += 1;
    const first = 1 - MOMENTUM ** this.#steps;
    const second = 1 - SPREAD ** this.#steps;
    for (let i = 0; i < this.weights.length; i++) {
      const slope = (this.slopes[i] as number) / count;
      const mean = MOMENTUM * (this.#mean[i] as number) + (1 - MOMENTUM) * slope;
      const square = SPREAD * (this.#square[i] as number) + (1 - SPREAD) * slope * slope;
      this.#mean[i] = mean;
      this.#square[i] = square;
      this.weights[i] = (this.weights[i] as number) - (rate * (mean / first)) / (Math.sqrt(square / second) + TINY);
    }
    this.slopes.fill(0);
  }
}

/** About a normal distribution: the sum of four even ones. */
const bell = (chance: Chance): number =>
  (chance.below(2 ** 20) + chance.below(2 ** 20) + chance.below(2 ** 20) + chance.below(2 ** 20)) / 2 ** 20 - 2;
