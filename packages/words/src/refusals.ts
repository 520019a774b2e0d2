import type { Refusal } from '@parlour/kernel';
import type { Words } from './words.ts';

/** What was wrong and what would be right. */
export function explainRefusal(words: Words, refusal: Refusal): string {
  const key = `refusal.${refusal.refused}`;
  return words.has(key) ? words.t(key, refusal.about) : words.t('refusal.unexpected');
}
