import type { Bot, BotLevel } from '@parlour/bots';
import type { HatTypes } from '../rules/index.ts';
import { refuses } from './answer-offer.ts';
import { DIALS } from './level-params.ts';
import { blankMemory, type HatMemory, noticed } from './memory.ts';
import { nameFor } from './name-gift.ts';

/** Remembers what it saw and heard, forgets as people do, and bluffs when it has. */
export function bot(level: BotLevel): Bot<HatTypes, HatMemory> {
  const dial = DIALS[level];
  return {
    game: 'thats-not-a-hat',
    level,
    begin: (_seat, view) => blankMemory(view),
    notice: (memory, heard, view, _seat, chance) => noticed(memory, heard, view, dial, chance),
    choose(memory, view, _seat, chance) {
      switch (view.phase) {
        case 'name':
          return { do: 'name', object: nameFor(memory, view, dial, chance) };
        case 'answer':
          return { do: memory.moving !== null && refuses(memory.moving, memory, view, dial, chance) ? 'refuse' : 'thank' };
        default:
          return { do: 'ready' };
      }
    },
  };
}
