import { happens } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import { arrowOf, deckOf, type ObjectId, type View } from '../rules/index.ts';
import { confusableWith } from './confusable-objects.ts';
import type { LevelParams } from './level-params.ts';
import type { HatMemory, MemoryTrace } from './memory.ts';

/** What anyone who was there is likely to know still. */
export const othersRemember = (age: number, params: LevelParams): number => 0.5 ** (age / params.othersHalfLife);

export function visibleObjects(view: View): ReadonlySet<ObjectId> {
  const open = new Set<ObjectId>(view.penalties.flat());
  for (const card of view.gifts.flat()) if (card.face === 'up') open.add(card.object);
  if (view.shopTop !== null) open.add(view.shopTop);
  return open;
}

/**
 * How likely the announcement seems to be true. One's own memory of the card speaks first; where it is silent, the
 * giver's likely memory and record of honesty do.
 */
function belief(trace: MemoryTrace, memory: HatMemory, view: View, params: LevelParams, chance: Chance): number {
  const { said, moving } = view;
  if (said === null || moving?.face !== 'down') return 1;
  if (happens(chance, params.attention) && visibleObjects(view).has(said)) return 0;
  if (!deckOf(view.options.colour).includes(said)) return 0;
  if (params.knowsBacks && arrowOf(said) !== moving.arrow) return 0;

  const giverKnows = othersRemember(trace.age, params) / (1 + 0.3 * (memory.caught[view.giver] ?? 0));
  if (trace.object === said) return Math.max(trace.strength, giverKnows);
  const elsewhere = strongestElsewhere(memory, said);
  if (trace.object === null) return (0.35 + 0.65 * giverKnows) * (1 - elsewhere);
  const sure = confusableWith(trace.object).includes(said) ? trace.strength * 0.7 : trace.strength;
  return (1 - sure) * (0.35 + 0.65 * giverKnows) * (1 - elsewhere);
}

/** Thanks come easily; a refusal needs doubt, or a hunch. */
export function shouldRefuse(trace: MemoryTrace, memory: HatMemory, view: View, params: LevelParams, chance: Chance): boolean {
  const hunch = (chance.below(2001) / 1000 - 1) * params.hunch;
  return belief(trace, memory, view, params, chance) < params.suspicion + hunch;
}

/** How sure one is that `object` lies before somebody, so that it cannot be what is on its way. */
function strongestElsewhere(memory: HatMemory, object: ObjectId): number {
  let strongest = 0;
  for (const trace of memory.gifts.flat()) if (trace.object === object && trace.strength > strongest) strongest = trace.strength;
  return strongest;
}
