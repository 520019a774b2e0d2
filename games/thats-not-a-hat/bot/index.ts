import { type Bot, type BotLevel, searchMoves, traitsOf } from '@parlour/bots';
import type { Temperament } from '@parlour/kernel';
import { type HatTypes, thatsNotAHat } from '../rules/index.ts';
import { BUDGET, hatLens } from './hat-lens.ts';
import { LEVEL_PARAMS, type LevelParams } from './level-params.ts';
import { emptyMemory, type HatMemory, remember } from './memory.ts';
import { tempered } from './tempered.ts';

/** Remembers its views and events, forgets as people do, and bluffs when it has forgotten. */
export const bot = (level: BotLevel, temperament: Temperament = 'even'): Bot<HatTypes, HatMemory> => ({
  ...botWith(level, tempered(LEVEL_PARAMS[level], traitsOf(temperament))),
  temperament,
});

/** A bot of a level with parameters of its own. */
export function botWith(level: BotLevel, params: LevelParams): Bot<HatTypes, HatMemory> {
  return {
    game: 'thats-not-a-hat',
    level,
    start: (_seat, view) => emptyMemory(view),
    observe: (memory, events, view, _seat, chance) => remember(memory, events, view, params, chance),
    choose(memory, view, seat, chance) {
      const lens = hatLens({ memory, view, seat }, params, chance);
      return searchMoves(lens, BUDGET, chance)[0]?.move ?? thatsNotAHat.defaultMove(view, seat);
    },
  };
}
