import { expect, it } from 'vitest';
import { shortNameList } from './short-name-list.ts';
import { loadWords } from './words.ts';

it('names three people, and of more the first two', async () => {
  const words = await loadWords('en', ['common']);
  expect(shortNameList(words, ['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben, and Cleo');
  expect(shortNameList(words, ['Ada', 'Ben', 'Cleo', 'Dan'])).toBe('Ada, Ben and 2 others');
});
