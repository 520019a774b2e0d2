import { checkGame, checkMutants } from '@parlour/kernel/laws';
import { expect, it } from 'vitest';
import { mutantsOf } from '../../mutants-catalogue.ts';
import { templateGame } from './index.ts';

it('keeps every law', () => {
  const { divergences, lawFailures } = checkGame(templateGame, { games: 60, seed: 'template' });
  expect({ divergences, lawFailures }).toEqual({ divergences: [], lawFailures: [] });
});

it('finds every planted leak', () => {
  expect(checkMutants(templateGame, mutantsOf(templateGame.id), { games: 30, seed: 'template' }).survivors).toEqual([]);
});
