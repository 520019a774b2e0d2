import type { Bot, BotLevel } from '@parlour/bots';
import { type MascaradeTypes, mascarade } from '../../rules/index.ts';
import { bestMove } from './choose-move.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { maskValues, sampleWorld } from './lookahead.ts';
import { initialMemory, type MascaradeMemory, remember } from './memory.ts';
import { clothMove, nameMove, powerMove } from './power-moves.ts';

/** Believes, doubts and bluffs by expected value, from its own views and events only. */
export function bot(level: BotLevel): Bot<MascaradeTypes, MascaradeMemory> {
  const params = LEVEL_PARAMS[level];
  return {
    game: 'mascarade',
    level,
    start: (_seat, view) => initialMemory(view),
    observe: (memory, events, view, seat) => remember(memory, events, view, seat, params),
    choose(memory, view, seat, chance) {
      const context = { seat, memory, params, chance };
      switch (view.phase) {
        case 'turn':
        case 'claim':
          return bestMove(
            mascarade.legalMoves(view, seat).filter((move) => move.do !== 'peek'),
            view,
            context,
          );
        case 'power':
          return powerMove(view, seat, memory, maskValues(sampleWorld(view, context), context));
        case 'cloth':
          return clothMove(view, maskValues(sampleWorld(view, context), context), chance);
        case 'name':
          return nameMove(view, seat, memory);
        default:
          return { do: 'ready' };
      }
    },
  };
}
