import { expect, it } from 'vitest';
import { hide } from './secret.ts';
import { findSecrets, valueAt } from './secret-locations.ts';

const state = { deck: [hide('king', ['deck'])], table: { open: 'queen', hands: [[hide('jack', ['hand'], [0])]] }, none: null };

it('finds every hidden place and who sees it now', () => {
  expect(findSecrets(state).map(({ path, secret }) => [path.join('/'), secret.knownTo])).toEqual([
    ['deck/0', []],
    ['table/hands/0/0', [0]],
  ]);
});

it('finds the value at a place, hidden or open', () => {
  expect(valueAt(state, ['table', 'hands', '0', '0'])).toBe('jack');
  expect(valueAt(state, ['table', 'open'])).toBe('queen');
  expect(valueAt(state, ['table', 'hands', '1', '0'])).toBeUndefined();
  expect(valueAt(state, ['deck', '0', 'secret'])).toBeUndefined();
});
