import { exactExp, type Sample, SmallChance } from '@parlour/bots';
import { describe, expect, it } from 'vitest';
import { errorOf, fitNet } from './fit.ts';

/** Positions of two numbers; the further apart they are, the more they are worth. */
function samples(count: number, seed: number): readonly Sample[] {
  const chance = new SmallChance(seed, 0);
  return Array.from({ length: count }, () => {
    const inputs = [chance.below(64) - 32, chance.below(64) - 32];
    const apart = Math.abs((inputs[0] ?? 0) - (inputs[1] ?? 0));
    return { inputs, target: 1 / (1 + exactExp((20 - apart) / 6)) };
  });
}

const recipe = { hidden: [8], epochs: 12, rate: 0.01, seed: 3 };

describe('fitNet', () => {
  it('learns what no straight line can tell, and keeps it in whole numbers', () => {
    const net = fitNet(samples(4000, 1), recipe);
    expect(net.layers.flatMap(({ weights, biases }) => [...weights, ...biases]).every(Number.isInteger)).toBe(true);
    expect(errorOf(net, samples(500, 2))).toBeLessThan(0.004);
    expect(errorOf(fitNet(samples(4000, 1), { ...recipe, hidden: [] }), samples(500, 2))).toBeGreaterThan(0.05);
  });

  it('makes the same weights again', () => {
    const few = samples(300, 1);
    expect(fitNet(few, recipe)).toEqual(fitNet(few, recipe));
    expect(fitNet(few, { ...recipe, seed: 4 })).not.toEqual(fitNet(few, recipe));
  });
});
