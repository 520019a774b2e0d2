import { definePerfectMemory } from '@parlour/bots';
import type { PicturePerfectTypes } from '../rules/index.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { EMPTY_MEMORY, type PicturePerfectMemory, remember } from './memory.ts';

export const perfectMemory = definePerfectMemory<PicturePerfectTypes, PicturePerfectMemory>({
  start: () => EMPTY_MEMORY,
  observe: (memory, events, view, seat, chance) =>
    remember(memory, events, { view, seat, params: { ...LEVEL_PARAMS.sharp, decay: 0 } }, chance),
  believe: ({ wishes }) => ({ wishes }),
});
