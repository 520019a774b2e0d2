import { type ArenaBots, BOT_LEVELS, type Bot, variantOf } from '@parlour/bots';
import { type Card, type FotomaniaTypes, fotomania, type Take } from '../rules/index.ts';
import { bot as frozen } from './frozen-1/index.ts';
import { beliefsOf, type FotomaniaMemory } from './frozen-1/memory.ts';
import { fullPlayouts } from './full-playouts.ts';
import { weighedTakes } from './greedy.ts';

const sharp = frozen('sharp') as Bot<FotomaniaTypes, FotomaniaMemory>;

/** The greedy take among those that a script allows. */
const taking = (allows: (take: Take, hand: readonly Card[]) => boolean): Bot<FotomaniaTypes, FotomaniaMemory> =>
  variantOf(sharp, (memory, view, seat, chance) => {
    if (view.phase !== 'take') return undefined;
    const world = fotomania.imagine(view, seat, beliefsOf(memory), chance);
    return weighedTakes(world, seat).find(({ take }) => allows(take, view.hand ?? []))?.take;
  });

/** Frozen versions, and scripts that each use one weakness. */
export const ENTRANTS: ArenaBots = {
  ...Object.fromEntries(BOT_LEVELS.map((level) => [`frozen-1-${level}`, frozen(level)])),
  'full-playouts': variantOf(sharp, (memory, view, seat, chance) =>
    view.phase === 'take' ? fullPlayouts(memory, view, seat, chance) : undefined,
  ),
  'takes-one': taking(({ count }) => count === 1),
  'takes-many': taking(({ count }) => count >= 2),
  greedy: taking(() => true),
};
