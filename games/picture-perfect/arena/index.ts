import { type ArenaBots, BOT_LEVELS, variantOf } from '@parlour/bots';
import { decorationCount, heldBy, highestBid, type Move } from '../rules/index.ts';
import { bot as frozen } from './frozen-1/index.ts';
import { knowsAll } from './frozen-1/memory.ts';

const sharp = frozen('sharp');

/** Frozen versions, and scripts that each use one weakness. */
export const ENTRANTS: ArenaBots = {
  ...Object.fromEntries(BOT_LEVELS.map((level) => [`frozen-1-${level}`, frozen(level)])),
  'early-vip': variantOf(sharp, (memory, view): Move | undefined =>
    view.open !== null && view.vip === true && view.round >= 2 && knowsAll(memory, view.open.guest)
      ? { do: 'close', vip: true }
      : undefined,
  ),
  'never-pays': variantOf(sharp, (_memory, view): Move | undefined => {
    if (view.phase === 'bid' || view.phase === 'call') return { do: 'pass' };
    if (view.phase === 'seal') return { do: 'bid', amount: 0 };
    return view.phase === 'answer' ? { do: 'answer', pays: false } : undefined;
  }),
  'always-outbids': variantOf(sharp, (_memory, view, seat): Move | undefined => {
    const amount = (highestBid(view)?.bid ?? 0) + 1;
    return (view.phase === 'bid' || view.phase === 'call') && amount <= decorationCount(view, seat) ? { do: 'bid', amount } : undefined;
  }),
  'keeps-what-it-knows': variantOf(sharp, (memory, view, seat): Move | undefined => {
    if (view.phase !== 'keep') return undefined;
    const guest = heldBy(view, seat).find((held) => knowsAll(memory, held));
    return guest === undefined ? undefined : { do: 'keep', guest };
  }),
};
