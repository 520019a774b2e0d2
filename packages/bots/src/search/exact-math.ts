/**
 * Functions whose last digits differ between engines, computed with additions, multiplications and divisions, which do not:
 * a bot's decision must be the same wherever its match is replayed.
 */

const { LN2 } = Math;
const TERMS = 14;

export function exactExp(x: number): number {
  if (x < -700) return 0;
  if (x > 700) return Number.MAX_VALUE;
  const halvings = Math.round(x / LN2);
  const rest = x - halvings * LN2;
  let sum = 1;
  for (let term = TERMS; term >= 1; term--) sum = 1 + (sum * rest) / term;
  return sum * powerOfTwo(halvings);
}

/** The natural logarithm of a positive number. */
export function exactLog(x: number): number {
  if (!(x > 0)) return Number.NEGATIVE_INFINITY;
  let mantissa = x;
  let doublings = 0;
  for (; mantissa > 1.5; doublings++) mantissa /= 2;
  for (; mantissa < 0.75; doublings--) mantissa *= 2;
  // The series of the inverse hyperbolic tangent.
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let term = 25; term >= 1; term -= 2) sum = sum * square + 1 / term;
  return 2 * ratio * sum + doublings * LN2;
}

/** A positive base to any exponent. */
export const exactPower = (base: number, exponent: number): number => (base <= 0 ? 0 : exactExp(exponent * exactLog(base)));

function powerOfTwo(exponent: number): number {
  let power = 1;
  const step = exponent < 0 ? 0.5 : 2;
  for (let i = Math.abs(exponent); i > 0; i--) power *= step;
  return power;
}
