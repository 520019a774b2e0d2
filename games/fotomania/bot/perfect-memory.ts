import { definePerfectMemory } from '@parlour/bots';
import type { FotomaniaTypes } from '../rules/index.ts';
import { beliefsOf, blankMemory, type FotomaniaMemory, noticed } from './memory.ts';

export const perfectMemory = definePerfectMemory<FotomaniaTypes, FotomaniaMemory>({
  begin: blankMemory,
  notice: (memory, heard, view) => noticed(memory, heard, view),
  believe: beliefsOf,
});
