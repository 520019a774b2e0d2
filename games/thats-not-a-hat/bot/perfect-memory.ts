import { definePerfectMemory } from '@parlour/bots';
import type { HatTypes } from '../rules/index.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { emptyMemory, type HatMemory, type MemoryTrace, remember } from './memory.ts';

const NEVER_FADES = { ...LEVEL_PARAMS.sharp, seeing: 1, hearsay: 0, inattention: 0, decay: 0, mixUp: 0 };

/** A name that was only said is not known: everybody may lie. */
const seen = (trace: MemoryTrace | null) => (trace !== null && trace.strength > 0 ? trace.object : null);

export const perfectMemory = definePerfectMemory<HatTypes, HatMemory>({
  start: emptyMemory,
  observe: (memory, events, view, _seat, chance) => remember(memory, events, view, NEVER_FADES, chance),
  believe: ({ gifts, moving }) => ({ gifts: gifts.map((column) => column.map(seen)), moving: seen(moving) }),
});
