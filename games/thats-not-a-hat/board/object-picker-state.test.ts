import { expect, test } from 'vitest';
import { INITIAL_PICKER, moveHighlight, pickObject, pressEnter, withText } from './object-picker-state.ts';

const FOUND = ['cactus', 'cake', 'camera'] as const;

test('typing alone picks nothing', () => {
  expect(withText('ca')).toEqual({ text: 'ca', lit: 0, picked: null });
});

test('the highlight wraps at both ends', () => {
  expect(moveHighlight(withText('ca'), -1, 3).lit).toBe(2);
  expect(moveHighlight(moveHighlight(withText('ca'), 2, 3), 1, 3).lit).toBe(0);
  expect(moveHighlight(withText('zz'), 1, 0)).toEqual(withText('zz'));
});

test('Enter picks, Enter again gives', () => {
  const first = pressEnter(moveHighlight(withText('ca'), 1, 3), FOUND);
  expect(first).toEqual({ naming: { text: 'ca', lit: 1, picked: 'cake' }, give: null });
  expect(pressEnter(first.naming, FOUND).give).toBe('cake');
});

test('typing on or moving on clears the pick', () => {
  const chosen = pickObject(withText('ca'), 2, 'camera');
  expect(moveHighlight(chosen, 1, 3).picked).toBeNull();
  expect(withText('cam').picked).toBeNull();
});

test('Enter in an empty box does nothing', () => {
  expect(pressEnter(INITIAL_PICKER, [])).toEqual({ naming: INITIAL_PICKER, give: null });
});
