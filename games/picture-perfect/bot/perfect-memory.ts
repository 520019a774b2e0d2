import { definePerfectMemory } from '@parlour/bots';
import type { PictureTypes } from '../rules/index.ts';
import { DIALS } from './level-params.ts';
import { BLANK, noticed, type PictureMemory } from './memory.ts';

export const perfectMemory = definePerfectMemory<PictureTypes, PictureMemory>({
  begin: () => BLANK,
  notice: (memory, heard, _view, _seat, chance) => noticed(memory, heard, { ...DIALS.sharp, forgets: 0 }, chance),
  believe: ({ wishes }) => ({ wishes }),
});
