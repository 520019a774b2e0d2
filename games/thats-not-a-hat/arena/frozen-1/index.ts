import type { Bot, BotLevel } from '@parlour/bots';
import type { HatTypes } from '../../rules/index.ts';
import { shouldRefuse } from './answer-offer.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { emptyMemory, type HatMemory, remember } from './memory.ts';
import { chooseName } from './name-gift.ts';

/** Remembers its views and events, forgets as people do, and bluffs when it has forgotten. */
export function bot(level: BotLevel): Bot<HatTypes, HatMemory> {
  const params = LEVEL_PARAMS[level];
  return {
    game: 'thats-not-a-hat',
    level,
    start: (_seat, view) => emptyMemory(view),
    observe: (memory, events, view, _seat, chance) => remember(memory, events, view, params, chance),
    choose(memory, view, _seat, chance) {
      switch (view.phase) {
        case 'name':
          return { do: 'name', object: chooseName(memory, view, params, chance) };
        case 'answer':
          return { do: memory.moving !== null && shouldRefuse(memory.moving, memory, view, params, chance) ? 'refuse' : 'thank' };
        default:
          return { do: 'ready' };
      }
    },
  };
}
