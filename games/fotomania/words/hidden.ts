import type { NameHidden } from '@parlour/words';
import type { Card } from '../rules/index.ts';
import { fotomaniaCardName } from './sentences.ts';

export const nameHidden: NameHidden = (words, [top, seat, place], _state, who) => {
  if (top !== 'hands') return null;
  const where = words.t('replay.where.hand', { name: who(Number(seat)), number: Number(place) + 1 });
  return { where, what: (content) => fotomaniaCardName(words, content as unknown as Card) };
};
