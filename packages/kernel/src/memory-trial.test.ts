import { expect, test } from 'vitest';
import { forgettingCurve } from './memory-trial.ts';

test('a forgetting curve lists near distances one by one and far ones together', () => {
  const trials = [
    [0, true],
    [0, false],
    [3, true],
    [4, true],
    [40, false],
  ] as const;
  expect(forgettingCurve(trials.map(([distance, correct]) => ({ distance, correct })))).toEqual([
    { distance: 0, to: 0, trials: 2, correct: 1 },
    { distance: 3, to: 4, trials: 2, correct: 2 },
    { distance: 13, to: null, trials: 1, correct: 0 },
  ]);
  expect(forgettingCurve([])).toEqual([]);
});
