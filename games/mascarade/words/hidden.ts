import type { Json } from '@parlour/kernel';
import type { NameHidden } from '@parlour/words';
import { kindOf, type MaskCard, type State } from '../rules/index.ts';
import { maskName } from './mask-names.ts';

export const nameHidden: NameHidden = (words, [top, index], state, who) => {
  const what = (content: Json) => maskName(words, kindOf(content as MaskCard));
  if (top === 'centre') return { where: words.t('replay.where.centre', { number: Number(index) + 1 }), what };
  if (top !== 'masks') return null;
  const seat = (state as State).seatAt[Number(index)] ?? Number(index);
  return { where: words.t('replay.where.mask', { name: who(seat) }), what };
};
