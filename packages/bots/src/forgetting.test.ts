import { expect, test } from 'vitest';
import { lossOdds } from './forgetting.ts';

/** What is left of a memory after each step. */
function curve(decay: number, steps: number, hold = 1): readonly number[] {
  const left = [1];
  for (let age = 0; age < steps; age++) left.push((left.at(-1) ?? 0) * (1 - lossOdds(decay, { age, hold })));
  return left;
}

/** How well a straight line fits: the share of the variance that it explains. */
function fit(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const product = (as: readonly number[], ma: number, bs: readonly number[], mb: number) =>
    as.reduce((sum, a, i) => sum + (a - ma) * ((bs[i] ?? 0) - mb), 0);
  return product(xs, mx, ys, my) ** 2 / (product(xs, mx, xs, mx) * product(ys, my, ys, my));
}

test.each([0.2, 0.42, 0.6])('forgetting with exponent %d is a power of time and no exponential', (decay) => {
  const left = curve(decay, 60);
  const times = left.map((_, step) => step);
  const logs = left.map(Math.log);
  const power = fit(
    times.map((time) => Math.log(1 + time / 4)),
    logs,
  );
  expect(power).toBeGreaterThan(0.999);
  expect(fit(times, logs)).toBeLessThan(0.93);
});

test('most is lost early: there is no plateau and no collapse', () => {
  const left = curve(0.42, 60);
  const lost = left.slice(1).map((now, step) => (left[step] ?? 0) - now);
  expect(lost.every((now, step) => step === 0 || now < (lost[step - 1] ?? 0))).toBe(true);
  expect(1 - (left[10] ?? 0)).toBeGreaterThan((1 - (left[60] ?? 0)) / 2);
  expect(left[60]).toBeGreaterThan(0.25);
});

test('what came first is kept better', () => {
  expect(curve(0.42, 20, 1.5)[20]).toBeGreaterThan((curve(0.42, 20)[20] ?? 0) * 1.15);
});
