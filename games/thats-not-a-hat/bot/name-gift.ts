import { happens } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import { arrowOf, deckOf, type ObjectId, type View } from '../rules/index.ts';
import { othersRemember, visibleObjects } from './answer-offer.ts';
import type { LevelParams } from './level-params.ts';
import type { HatMemory } from './memory.ts';

/** The name for the gift in hand: what the bot thinks it is, or something plausible. */
export function chooseName(memory: HatMemory, view: View, params: LevelParams, chance: Chance): ObjectId {
  const trace = memory.moving;
  const remembered = trace?.object ?? null;
  if (trace === null || remembered === null) return bluff(memory, view, params, chance, null);
  const safe = !view.fresh && memory.calm >= params.temptedAfter && othersRemember(trace.age, params) < params.safeToLie;
  return safe && happens(chance, params.bluffRate) ? bluff(memory, view, params, chance, remembered) : remembered;
}

/** An object that could have this back, preferably a half-remembered one. */
function bluff(memory: HatMemory, view: View, params: LevelParams, chance: Chance, truth: ObjectId | null): ObjectId {
  const open = visibleObjects(view);
  const placed = new Set(memory.gifts.flat().map((trace) => trace.object));
  const back = view.moving?.face === 'down' ? view.moving.arrow : null;
  const plausible = (object: ObjectId): boolean =>
    object !== truth && !open.has(object) && !placed.has(object) && (!params.knowsBacks || back === null || arrowOf(object) === back);
  const halfRemembered = memory.echoes.filter(plausible);
  if (halfRemembered.length > 0) return chance.pick(halfRemembered);
  const deck = deckOf(view.options.colour);
  const candidates = deck.filter(plausible);
  return chance.pick(candidates.length > 0 ? candidates : deck);
}
