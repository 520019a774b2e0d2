import { COMMON_MUTANTS, checkGame, checkMutants } from '@parlour/kernel/laws';
import { expect, test } from 'vitest';
import { fotomania } from './index.ts';
import type { AnyGame } from '@parlour/kernel';

const game = fotomania as unknown as AnyGame;

test('every law holds in random games of every size with every option', () => {
  const { lawFailures, divergences, secrecyChecks } = checkGame(game, { games: 12, seed: 'laws' });
  expect(lawFailures).toEqual([]);
  expect(divergences).toEqual([]);
  expect(secrecyChecks).toBeGreaterThan(1000);
});
test('mut', () => {
  expect(checkMutants(game, COMMON_MUTANTS, { games: 10, seed: 'm' }).survivors).toEqual([]);
});
