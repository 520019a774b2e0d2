import { definePerfectMemory } from '@parlour/bots';
import type { FotomaniaTypes } from '../rules/index.ts';
import { beliefsOf, emptyMemory, type FotomaniaMemory, remember } from './memory.ts';

export const perfectMemory = definePerfectMemory<FotomaniaTypes, FotomaniaMemory>({
  start: emptyMemory,
  observe: (memory, events, view, _seat, chance) => remember(memory, events, view, { decay: 0, interference: 0 }, chance),
  believe: beliefsOf,
});
