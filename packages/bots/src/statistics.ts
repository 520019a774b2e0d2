/** Standard errors on either side of a mean that hold it with a probability of 95 %. */
export const NINETY_FIVE = 1.96;

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The mean; 0 of no values. */
export const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** Half of the 95 % interval of a mean, from the number of values and the sum of their squares. */
export const marginOf = (mean: number, count: number, squares: number): number =>
  NINETY_FIVE * Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
