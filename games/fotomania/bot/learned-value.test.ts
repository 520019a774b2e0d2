import type { IntegerNet } from '@parlour/bots';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../training/fit.ts';
import { recipe } from '../training/index.ts';
import { VALUE_NETS } from './value-nets.data.ts';

describe('the learned value', () => {
  it.each(recipe.seats)('at %i seats has a network whose inputs are the position', (seats) => {
    const [sample] = recipe.samplesOf(seats, 9, 0);
    expect(VALUE_NETS[seats]?.layers.map(({ inputs }) => inputs)).toEqual([sample?.inputs.length, ...recipe.hidden]);
  });

  it.each(recipe.seats)('at %i seats tells matches apart that it has not seen', (seats) => {
    const fresh = Array.from({ length: 60 }, (_, match) => recipe.samplesOf(seats, recipe.seed + 1, match)).flat();
    const constant = fresh.reduce((sum, { target }) => sum + (target - 1 / seats) ** 2, 0) / fresh.length;
    expect(errorOf(VALUE_NETS[seats] as IntegerNet, fresh)).toBeLessThan(0.65 * constant);
  });
});
