import { definePerfectMemory } from '@parlour/bots';
import type { MascaradeTypes } from '../rules/index.ts';
import { dealtBy } from './beliefs.ts';
import { DIALS } from './level-params.ts';
import { firstMemory, type MascaradeMemory, noticed } from './memory.ts';

/** Announcements and claims prove nothing: only what was seen counts. */
const ONLY_WHAT_WAS_SEEN = { ...DIALS.sharp, fade: 0, reading: 0 };

export const perfectMemory = definePerfectMemory<MascaradeTypes, MascaradeMemory>({
  begin: firstMemory,
  notice: (memory, heard, view, seat) => noticed(memory, heard, view, seat, ONLY_WHAT_WAS_SEEN),
  believe({ beliefs }, { inPlay, seats }, chance) {
    const dealt = dealtBy(beliefs, inPlay, chance);
    return { masks: dealt.slice(0, seats), centre: dealt.slice(seats) };
  },
});
