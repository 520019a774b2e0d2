import type { Words } from './words.ts';

const MAX_NAMED = 3;

/** "Ada and Ben", but of a crowd only the first: "Ada, Ben and 9 others". A sentence of twelve names is read by nobody. */
export function shortNameList(words: Words, names: readonly string[]): string {
  if (names.length <= MAX_NAMED) return words.list(names);
  const named = names.slice(0, MAX_NAMED - 1);
  return words.t('nameList.more', { names: named.join(', '), n: names.length - named.length });
}
