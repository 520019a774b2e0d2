import { expect, test } from 'vitest';
import { entered, moved, NOTHING_TYPED, picked, typed } from './object-picker-state.ts';

const FOUND = ['cactus', 'cake', 'camera'] as const;

test('nothing is picked by typing alone', () => {
  expect(typed('ca')).toEqual({ text: 'ca', lit: 0, picked: null });
});

test('the light goes round both ends', () => {
  expect(moved(typed('ca'), -1, 3).lit).toBe(2);
  expect(moved(moved(typed('ca'), 2, 3), 1, 3).lit).toBe(0);
  expect(moved(typed('zz'), 1, 0)).toEqual(typed('zz'));
});

test('Enter picks, Enter again gives', () => {
  const first = entered(moved(typed('ca'), 1, 3), FOUND);
  expect(first).toEqual({ naming: { text: 'ca', lit: 1, picked: 'cake' }, give: null });
  expect(entered(first.naming, FOUND).give).toBe('cake');
});

test('typing on or moving on puts the pick back', () => {
  const chosen = picked(typed('ca'), 2, 'camera');
  expect(moved(chosen, 1, 3).picked).toBeNull();
  expect(typed('cam').picked).toBeNull();
});

test('Enter in an empty box does nothing', () => {
  expect(entered(NOTHING_TYPED, [])).toEqual({ naming: NOTHING_TYPED, give: null });
});
