import { capitalize, type NameHidden } from '@parlour/words';
import type { GuestId, WishId } from '../rules/index.ts';
import { guestForArticle, nameWish } from './sentences.ts';

export const nameHidden: NameHidden = (words, [top, guest, part]) => {
  if (top !== 'envelopes' || part !== 'wishes') return null;
  const where = capitalize(words, words.t('replay.where.envelope', guestForArticle(words, guest as GuestId)));
  return { where, what: (content) => nameWish(words, content as WishId) };
};
