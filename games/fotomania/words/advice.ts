import { type DescribeFact, describeFactWith, type NameMove } from '@parlour/words';
import type { Move, View } from '../rules/index.ts';
import { nameHidden } from './hidden.ts';
import { fotomaniaCardName } from './sentences.ts';

export const nameMove: NameMove = (words, move, view) => {
  const chosen = move as Move;
  if (chosen.do === 'take') return words.t('fotomania.advice.take', { count: chosen.count, row: chosen.row + 1, side: chosen.side });
  const card = (view as View).hand?.[chosen.from];
  const values = { from: chosen.from + 1, to: chosen.to + 1, card: card === undefined ? '–' : fotomaniaCardName(words, card) };
  return words.t('fotomania.advice.advance', values);
};

export const describeFact: DescribeFact = describeFactWith(nameHidden);
