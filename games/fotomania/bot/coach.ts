import { defineCoach, type PerfectMemory, playOut } from '@parlour/bots';
import { type FotomaniaTypes, fotomania, scoreOf } from '../rules/index.ts';
import { fotomaniaLens, shortlist } from './fotomania-lens.ts';
import { beliefsOf, emptyMemory, type FotomaniaMemory, remember } from './memory.ts';
import { perfectMemory } from './perfect-memory.ts';

/** How a person forgets cards in other hands, and how many cards that left the game they still know. */
const FORGETTING = { decay: 0.6, interference: 0.1 };
const GONE_KEPT = 4;
const MAX_MOVES = 6;

const human: PerfectMemory<FotomaniaTypes, FotomaniaMemory> = {
  start: emptyMemory,
  observe(memory, events, view, _seat, chance) {
    const { gone, ...rest } = remember(memory, events, view, FORGETTING, chance);
    return { ...rest, gone: gone.slice(-GONE_KEPT) };
  },
  believe: beliefsOf,
};

export const coach = defineCoach<FotomaniaTypes, FotomaniaMemory>({
  game: fotomania,
  perfect: perfectMemory,
  human,
  worlds: 60,
  shortlist: (decision, worlds) => shortlist(decision, worlds).slice(0, MAX_MOVES),
  valuer(decision) {
    let points = 0;
    const lens = fotomaniaLens(decision);
    const counting: typeof lens = {
      ...lens,
      value(state) {
        points = scoreOf(state, decision.seat);
        return lens.value(state);
      },
    };
    return (world, move, chance) => ({ share: playOut(counting, world, move, chance), points });
  },
  // Points tell more than any single hidden card.
  grounds: () => [],
});
