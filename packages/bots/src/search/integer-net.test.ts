import { describe, expect, it } from 'vitest';
import { type IntegerNet, netOutput, ONE, UNIT } from './integer-net.ts';

/** The absolute difference of two inputs: one hidden value for each sign. */
const difference: IntegerNet = {
  layers: [
    { inputs: 2, weights: [ONE, -ONE, -ONE, ONE], biases: [0, 0] },
    { inputs: 2, weights: [ONE, ONE], biases: [0] },
  ],
};

describe('netOutput', () => {
  it('cuts negative values off between layers, and none at the end', () => {
    expect(netOutput(difference, [7, 3])).toBe(4 * UNIT);
    expect(netOutput(difference, [3, 7])).toBe(4 * UNIT);
    expect(netOutput({ layers: [{ inputs: 1, weights: [-ONE], biases: [0] }] }, [5])).toBe(-5 * UNIT);
  });

  it('adds biases in the scale of its layer', () => {
    const net: IntegerNet = {
      layers: [
        { inputs: 1, weights: [0], biases: [3 * ONE] },
        { inputs: 1, weights: [ONE], biases: [2 * ONE * UNIT] },
      ],
    };
    expect(netOutput(net, [0])).toBe(5 * UNIT);
  });

  it('rounds down to whole units', () => {
    expect(netOutput({ layers: [{ inputs: 1, weights: [1], biases: [0] }] }, [63])).toBe(0);
    expect(netOutput({ layers: [{ inputs: 1, weights: [-1], biases: [0] }] }, [1])).toBe(-1);
  });
});
