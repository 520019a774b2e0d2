import { loadWords } from '@parlour/words';
import { expect, it } from 'vitest';
import { timeInWords } from './useTimeLeft.ts';

const MINUTE = 60_000;

it.each([
  [24 * 60 * MINUTE, '24 hr'],
  [61 * MINUTE, '1 hr 1 min'],
  [59 * MINUTE + 1, '1 hr'],
  [59 * MINUTE, '59 min'],
  [1, '1 min'],
  [0, '0 min'],
])('%d ms are %s', async (ms, text) => {
  expect(timeInWords(await loadWords('en', ['common']), ms).replaceAll(/(hr|min)s/g, '$1')).toBe(text);
});
