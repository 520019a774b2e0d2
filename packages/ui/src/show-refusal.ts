import type { Refusal } from '@parlour/kernel';
import { explainRefusal, type Words } from '@parlour/words';
import { type Toast, toast } from './toasts.ts';

/** Shows why something was refused, with a link if there is one. */
export function showRefusal(words: Words, refusal: Refusal, action?: Toast['action']): void {
  toast(explainRefusal(words, refusal), action);
}
