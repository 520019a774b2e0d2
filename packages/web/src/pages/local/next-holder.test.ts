import { expect, test } from 'vitest';
import { nextHolder } from './next-holder.ts';

test('the device stays with a holder who has to decide, or while only bots do', () => {
  expect(nextHolder([0, 1], 0, 2)).toBeNull();
  expect(nextHolder([2], 0, 2)).toBeNull();
});

test('the device goes to the first person who has to decide', () => {
  expect(nextHolder([1, 2], 0, 2)).toBe(1);
});

test('without a holder the curtain is down, whatever the match waits for', () => {
  expect(nextHolder([0], null, 2)).toBe(0);
  expect(nextHolder([1], null, 2)).toBe(1);
  expect(nextHolder([2], null, 2)).toBe(0);
});
