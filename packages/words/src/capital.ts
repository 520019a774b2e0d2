import type { Words } from './words.ts';

/** Capitalizes a phrase at the start of a sentence. */
export function capitalize(words: Words, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(words.language) + text.slice(first.length);
}
