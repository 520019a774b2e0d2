import { definePerfectMemory } from '@parlour/bots';
import type { PicturePerfectTypes } from '../rules/index.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { EMPTY_MEMORY, type PicturePerfectMemory, remember } from './memory.ts';

export const perfectMemory = definePerfectMemory<PicturePerfectTypes, PicturePerfectMemory>({
  begin: () => EMPTY_MEMORY,
  notice: (memory, heard, view, seat, chance) =>
    remember(memory, heard, { view, seat, params: { ...LEVEL_PARAMS.sharp, decay: 0 } }, chance),
  believe: ({ wishes }) => ({ wishes }),
});
