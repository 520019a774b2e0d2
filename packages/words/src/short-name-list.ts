import type { Words } from './words.ts';

const MAX_NAMED = 3;

/** "Ada and Ben", but of many only the first: "Ada, Ben and 9 others". Nobody reads a sentence of twelve names. */
export function shortNameList(words: Words, names: readonly string[]): string {
  if (names.length <= MAX_NAMED) return words.list(names);
  const named = names.slice(0, MAX_NAMED - 1);
  return words.t('nameList.more', { names: named.join(', '), n: names.length - named.length });
}

/** The people a status line waits for. For a moment it may be nobody: everyone has chosen, and the step is on its way. */
export const waitedFor = (words: Words, names: readonly string[]): string =>
  names.length === 0 ? words.t('nameList.everyone') : shortNameList(words, names);
