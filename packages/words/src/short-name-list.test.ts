import { expect, it } from 'vitest';
import { shortNameList, waitedFor } from './short-name-list.ts';
import { loadWords } from './words.ts';

it('names three people, and of more the first two', async () => {
  const words = await loadWords('en', ['common']);
  expect(shortNameList(words, ['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo');
  expect(shortNameList(words, ['Ada', 'Ben', 'Cleo', 'Dan'])).toBe('Ada, Ben and 2 others');
});

it('never leaves the place of a name empty', async () => {
  const words = await loadWords('en', ['common']);
  expect(waitedFor(words, [])).toBe('everyone');
  expect(waitedFor(words, ['Ada'])).toBe('Ada');
});
