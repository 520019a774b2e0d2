import { certaintyOf, type DescribeFact, describeFactWith, type NameMove, percent } from '@parlour/words';
import type { Move, ObjectId, View } from '../rules/index.ts';
import { nameHidden } from './hidden.ts';
import { objectPhrase } from './object-names.ts';
import { offerSpeech, refuseSpeech } from './sentences.ts';

export const nameMove: NameMove = (words, move, view) => {
  const chosen = move as Move;
  const { said } = view as View;
  switch (chosen.do) {
    case 'name':
      return offerSpeech(words, chosen.object);
    case 'refuse':
      return said === null ? '' : refuseSpeech(words, said);
    case 'thank':
      return words.t('thats-not-a-hat.button.thank');
    default:
      return '';
  }
};

const describeGift = describeFactWith(nameHidden);

export const describeFact: DescribeFact = (words, fact, state, who) => {
  if (fact.path[0] !== 'moving') return describeGift(words, fact, state, who);
  const gift = objectPhrase(words, fact.content as ObjectId, 'a');
  return words.t(`thats-not-a-hat.fact.${certaintyOf(fact.share)}`, { gift, share: percent(words, fact.share) });
};
