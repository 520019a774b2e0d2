import { capitalize, certaintyOf, type DescribeFact, type NameMove, percent } from '@parlour/words';
import type { GuestId, Move, WishId } from '../rules/index.ts';
import { labelOf } from './move-labels.ts';
import { nameGuest, nameWish } from './sentences.ts';

export const nameMove: NameMove = (words, move, _view, who) => {
  const chosen = move as Move;
  if (chosen.do !== 'photo') return labelOf(words, chosen, who);
  return words.t('picture-perfect.advice.photo', { guests: words.list(chosen.scene.guests.map(({ id }) => nameGuest(words, id))) });
};

export const describeFact: DescribeFact = (words, { path: [top, guest, part], content, share }) => {
  if (top !== 'envelopes' || part !== 'wishes') return null;
  const values = { guest: capitalize(words, nameGuest(words, guest as GuestId)), wish: nameWish(words, content as WishId) };
  return words.t(`picture-perfect.fact.${certaintyOf(share)}`, { ...values, share: percent(words, share) });
};
