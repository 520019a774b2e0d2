/**
 * A small network of whole numbers: every engine computes the same. A weight of 1 is `ONE`, an output of 1 is `UNIT`.
 * Each layer but the last cuts negative outputs off (ReLU).
 */
export interface IntegerNet {
  readonly layers: readonly IntegerLayer[];
}

export interface IntegerLayer {
  readonly inputs: number;
  /** By output, then by input. */
  readonly weights: readonly number[];
  readonly biases: readonly number[];
}

export const ONE = 2 ** 12;
export const UNIT = 2 ** 6;

/** The first output of a network, in `UNIT`s. The inputs are whole numbers. */
export function netOutput({ layers }: IntegerNet, inputs: readonly number[]): number {
  let values = inputs;
  layers.forEach(({ weights, biases, inputs: width }, depth) => {
    // The inputs of the first layer are plain numbers, those of the others are in units.
    const shrink = depth === 0 ? ONE / UNIT : ONE;
    const isLast = depth === layers.length - 1;
    const outputs: number[] = [];
    for (let output = 0; output < biases.length; output++) {
      let sum = biases[output] as number;
      const row = output * width;
      for (let input = 0; input < width; input++) sum += (weights[row + input] as number) * (values[input] as number);
      const value = Math.floor(sum / shrink);
      outputs.push(value < 0 && !isLast ? 0 : value);
    }
    values = outputs;
  });
  return values[0] ?? 0;
}
