import type { Json } from '@parlour/kernel';
import type { NameHidden } from '@parlour/words';
import type { ObjectId } from '../rules/index.ts';
import { objectNoun } from './object-names.ts';

export const nameHidden: NameHidden = (words, [top, seat, place], _state, who) => {
  const what = (content: Json) => objectNoun(words, content as ObjectId).name;
  if (top === 'moving') return { where: words.t('replay.where.moving'), what };
  if (top !== 'gifts') return null;
  return { where: words.t('replay.where.gift', { name: who(Number(seat)), number: Number(place) + 1 }), what };
};
