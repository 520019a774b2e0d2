import type { MaskKind } from '@parlour/games/mascarade';
import type { GuestId } from '@parlour/games/picture-perfect';
import type { Refusal } from '@parlour/kernel';
import { maskName } from './masks.ts';
import type { Words } from './words.ts';

/** What was wrong and what would be right. */
export function explainRefusal(words: Words, refusal: Refusal): string {
  const key = `refusal.${refusal.refused}`;
  return words.has(key) ? words.t(key, spoken(words, refusal.about)) : words.t('refusal.unexpected');
}

/** A refusal names a mask or a guest by its id; people know it by its name. */
function spoken(words: Words, about: Refusal['about']): Refusal['about'] {
  const { mask, figure } = about ?? {};
  if (words.has(`mascarade.mask.${mask}`)) return { ...about, mask: maskName(words, mask as MaskKind) };
  return words.has(`picture.guest.${figure}`) ? { ...about, figure: words.t(`picture.guest.${figure as GuestId}`) } : about;
}
