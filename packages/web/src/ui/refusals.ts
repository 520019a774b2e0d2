import type { Refusal } from '@parlour/kernel';
import type { Words } from '@parlour/words';
import { type Toast, toast } from './toasts.ts';

export function refusalText(words: Words, refusal: Refusal): string {
  const key = `refusal.${refusal.refused}`;
  return words.has(key) ? words.t(key, refusal.about) : words.t('refusal.internal-error');
}

/** Why something was not done, with a way on if there is one. */
export function tellRefusal(words: Words, refusal: Refusal, action?: Toast['action']): void {
  toast(refusalText(words, refusal), action);
}
