import { happens } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import { arrowOf, deckOf, type ObjectId, type View } from '../../rules/index.ts';
import { confusableWith } from './confusable-objects.ts';
import type { LevelParams } from './level-params.ts';
import type { HatMemory, MemoryTrace } from './memory.ts';

/** The probability that another player still remembers a card. */
export const othersRemember = (age: number, params: LevelParams): number => 0.5 ** (age / params.othersHalfLife);

export function visibleObjects(view: View): ReadonlySet<ObjectId> {
  const open = new Set<ObjectId>(view.penalties.flat());
  for (const card of view.gifts.flat()) if (card.face === 'up') open.add(card.object);
  if (view.shopTop !== null) open.add(view.shopTop);
  return open;
}

/**
 * The probability that the announcement is true. The bot's own memory of the card counts first; without one, the
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

/** Whether to refuse: it needs doubt, or a random hunch. */
export function shouldRefuse(trace: MemoryTrace, memory: HatMemory, view: View, params: LevelParams, chance: Chance): boolean {
  const hunch = (chance.below(2001) / 1000 - 1) * params.hunch;
  return belief(trace, memory, view, params, chance) < params.suspicion + hunch;
}

/** How sure the bot is that `object` lies before another player, so that it cannot be the moving gift. */
function strongestElsewhere(memory: HatMemory, object: ObjectId): number {
  let strongest = 0;
  for (const trace of memory.gifts.flat()) if (trace.object === object && trace.strength > strongest) strongest = trace.strength;
  return strongest;
}
