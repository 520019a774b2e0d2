import { COMMON_MUTANTS, checkGame, checkMutants } from '@parlour/kernel/laws';
import { expect, it } from 'vitest';
import { templateGame } from './index.ts';

it('keeps every law', () => {
  const { divergences, lawFailures } = checkGame(templateGame, { games: 60, seed: 'template' });
  expect({ divergences, lawFailures }).toEqual({ divergences: [], lawFailures: [] });
});

it('finds every planted leak', () => {
  expect(checkMutants(templateGame, COMMON_MUTANTS, { games: 30, seed: 'template' }).survivors).toEqual([]);
});
