import { exactPower, happens } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import { arrowOf, deckOf, type ObjectId, type View } from '../rules/index.ts';
import { confusableWith } from './confusable-objects.ts';
import type { LevelParams } from './level-params.ts';
import type { HatMemory, MemoryTrace } from './memory.ts';

/** The probability that another player still remembers a card of this age. */
export const othersRemember = (age: number, { othersDecay }: LevelParams): number => exactPower(1 + age / 4, -othersDecay);

export function visibleObjects(view: View): ReadonlySet<ObjectId> {
  const open = new Set<ObjectId>(view.penalties.flat());
  for (const card of view.gifts.flat()) if (card.face === 'up') open.add(card.object);
  if (view.shopTop !== null) open.add(view.shopTop);
  return open;
}

/** How often a giver who has forgotten a gift names it rightly all the same. */
const LUCKY_NAME = 0.25;
/** How often a giver who knows a gift names it. */
const HONEST = 0.97;

/** The probability that the announcement is true, as far off as the bot's hunch is. */
export function believedOdds(memory: HatMemory, view: View, params: LevelParams, chance: Chance): number {
  const hunch = (chance.below(2001) / 1000 - 1) * params.hunch;
  const odds = memory.moving === null ? 1 : truthOdds(memory.moving, memory, view, params, chance);
  // What is certain needs no hunch.
  return odds === 0 || odds === 1 ? odds : Math.min(1, Math.max(0, odds + hunch));
}

/**
 * The probability that the announcement is true. What the giver probably remembers is weighed against what the bot
 * remembers, each by how often it is right.
 */
function truthOdds(trace: MemoryTrace, memory: HatMemory, view: View, params: LevelParams, chance: Chance): number {
  const { said, moving } = view;
  if (said === null || moving?.face !== 'down') return 1;
  // A gift just turned over was seen by everybody a moment ago.
  if (view.fresh && trace.object !== null) return trace.object === said ? 1 : 0;
  if (isImpossible(said, view, params, chance)) return 0;

  const knows = othersRemember(trace.age, params) / (1 + params.distrust * (memory.caught[view.giver] ?? 0));
  const giver = knows * HONEST + (1 - knows) * LUCKY_NAME;
  const elsewhere = strongestElsewhere(memory, said);
  const credit = giver * (1 - elsewhere * 0.9);
  if (trace.object === said) return against(credit, 1 - trace.strength);
  if (trace.object === null) return credit;
  const sure = confusableWith(trace.object).includes(said) ? trace.strength * 0.8 : trace.strength;
  return against(credit, sure);
}

/** Whether the open cards, the deck or the arrow contradict a name. */
function isImpossible(said: ObjectId, view: View, params: LevelParams, chance: Chance): boolean {
  if (happens(chance, params.attention) && visibleObjects(view).has(said)) return true;
  if (!deckOf(view.options.colour).includes(said)) return true;
  return params.knowsBacks && view.moving?.face === 'down' && arrowOf(said) !== view.moving.arrow;
}

/** Two witnesses: one vouches with this credit, the other is this sure of the opposite. */
const against = (credit: number, opposite: number): number => {
  const yes = credit * (1 - opposite);
  const no = (1 - credit) * opposite;
  return yes + no === 0 ? 0.5 : yes / (yes + no);
};

/** How sure the bot is that `object` lies before another player, so that it cannot be the moving gift. */
function strongestElsewhere(memory: HatMemory, object: ObjectId): number {
  let strongest = 0;
  for (const trace of memory.gifts.flat()) if (trace.object === object && trace.strength > strongest) strongest = trace.strength;
  return strongest;
}
