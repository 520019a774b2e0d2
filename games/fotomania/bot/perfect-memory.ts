import { definePerfectMemory } from '@parlour/bots';
import type { FotomaniaTypes } from '../rules/index.ts';
import { beliefsOf, emptyMemory, type FotomaniaMemory, remember } from './memory.ts';

export const perfectMemory = definePerfectMemory<FotomaniaTypes, FotomaniaMemory>({
  begin: emptyMemory,
  notice: (memory, heard, view, _seat, chance) => remember(memory, heard, view, { decay: 0, interference: 0 }, chance),
  believe: beliefsOf,
});
