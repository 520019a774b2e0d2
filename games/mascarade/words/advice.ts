import { certaintyOf, type DescribeFact, describeFactWith, type NameMove, percent } from '@parlour/words';
import { kindOf, type MaskCard, type Move, type State } from '../rules/index.ts';
import { nameHidden } from './hidden.ts';
import { maskWithArticle } from './mask-names.ts';
import { labelOf } from './move-labels.ts';

export const nameMove: NameMove = (words, move, _view, who) => {
  const chosen = move as Move;
  switch (chosen.do) {
    case 'target':
      return words.t('mascarade.advice.target', { name: who(chosen.seat) });
    case 'pair':
      return words.t('mascarade.advice.target', { name: words.list(chosen.seats.map(who)) });
    case 'name':
      return words.t('mascarade.advice.name', { mask: maskWithArticle(words, chosen.mask) });
    default:
      return labelOf(words, chosen, who);
  }
};

const describeMask = describeFactWith(nameHidden);

export const describeFact: DescribeFact = (words, fact, state, who) => {
  const { path, content, share } = fact;
  if (path[0] !== 'masks') return describeMask(words, fact, state, who);
  const name = who((state as State).seatAt[Number(path[1])] ?? Number(path[1]));
  const mask = maskWithArticle(words, kindOf(content as MaskCard));
  return words.t(`mascarade.fact.${certaintyOf(share)}`, { name, mask, share: percent(words, share) });
};
