import { definePerfectMemory } from '@parlour/bots';
import type { MascaradeTypes } from '../rules/index.ts';
import { sampleDeal } from './beliefs.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { initialMemory, type MascaradeMemory, remember } from './memory.ts';

/** Announcements and claims prove nothing: only seen masks count. */
const ONLY_WHAT_WAS_SEEN = { ...LEVEL_PARAMS.sharp, decay: 0, inference: 0, expectedSwaps: 0.5 };

export const perfectMemory = definePerfectMemory<MascaradeTypes, MascaradeMemory>({
  start: initialMemory,
  observe: (memory, events, view, seat) => remember(memory, events, view, seat, ONLY_WHAT_WAS_SEEN),
  believe({ beliefs }, { inPlay, seats }, chance) {
    const dealt = sampleDeal(beliefs, inPlay, chance);
    return { masks: dealt.slice(0, seats), centre: dealt.slice(seats) };
  },
});
