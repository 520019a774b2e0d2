import type { Refusal } from '@parlour/kernel';
import { explainRefusal, type Words } from '@parlour/words';
import { type Toast, toast } from './toasts.ts';

/** Why something was not done, with a way on if there is one. */
export function showRefusal(words: Words, refusal: Refusal, action?: Toast['action']): void {
  toast(explainRefusal(words, refusal), action);
}
