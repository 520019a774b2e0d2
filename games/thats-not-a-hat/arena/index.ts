import { type ArenaBots, BOT_LEVELS, variantOf } from '@parlour/bots';
import { arrowOf, deckOf, type Move, type ObjectId, type View } from '../rules/index.ts';
import { bot as frozen } from './frozen-1/index.ts';

const sharp = frozen('sharp');

/** Objects that the gift on its way can be: not open anywhere, and with its arrow. */
function possible(view: View): readonly ObjectId[] {
  const open = new Set<ObjectId>([...view.penalties.flat(), ...(view.shopTop === null ? [] : [view.shopTop])]);
  for (const gift of view.gifts.flat()) if (gift.face === 'up') open.add(gift.object);
  const { moving } = view;
  return deckOf(view.options.colour).filter((object) => !open.has(object) && (moving?.face !== 'down' || arrowOf(object) === moving.arrow));
}

const thank: Move = { do: 'thank' };
const refuse: Move = { do: 'refuse' };

/** Frozen versions, and scripts that each use one weakness. */
export const ENTRANTS: ArenaBots = {
  ...Object.fromEntries(BOT_LEVELS.map((level) => [`frozen-1-${level}`, frozen(level)])),
  'always-thanks': variantOf(sharp, (_memory, view): Move | undefined => (view.phase === 'answer' ? thank : undefined)),
  'refuses-the-impossible': variantOf(sharp, ({ moving }, view): Move | undefined => {
    if (view.phase !== 'answer' || view.said === null) return undefined;
    const contradicts = moving?.object != null && moving.object !== view.said && moving.strength > 0.8;
    return contradicts || !possible(view).includes(view.said) ? refuse : thank;
  }),
  'always-lies': variantOf(sharp, ({ moving }, view, _seat, chance): Move | undefined => {
    if (view.phase !== 'name' || view.fresh) return undefined;
    const others = possible(view).filter((object) => object !== moving?.object);
    return others.length === 0 ? undefined : { do: 'name', object: chance.pick(others) };
  }),
  'refuses-the-old': variantOf(sharp, ({ moving }, view): Move | undefined => {
    if (view.phase !== 'answer' || moving === null) return undefined;
    return moving.object !== view.said && moving.age > 12 ? refuse : thank;
  }),
};
