import type { Bot, BotLevel } from '@parlour/bots';
import { type MascaradeTypes, mascarade } from '../rules/index.ts';
import { bestMove } from './choose-move.ts';
import { DIALS } from './level-params.ts';
import { imagined, worthOf } from './lookahead.ts';
import { firstMemory, type MascaradeMemory, noticed } from './memory.ts';
import { clothMove, nameMove, powerMove } from './power-moves.ts';

/** Believes, doubts and bluffs by what it expects to come of it; it never knows more than it saw and heard. */
export function bot(level: BotLevel): Bot<MascaradeTypes, MascaradeMemory> {
  const dial = DIALS[level];
  return {
    game: 'mascarade',
    level,
    begin: (_seat, view) => firstMemory(view),
    notice: (memory, heard, view, seat) => noticed(memory, heard, view, seat, dial),
    choose(memory, view, seat, chance) {
      const mind = { seat, memory, dial, chance };
      switch (view.phase) {
        case 'turn':
        case 'claim':
          return bestMove(
            mascarade.legalMoves(view, seat).filter((move) => move.do !== 'peek'),
            view,
            mind,
          );
        case 'power':
          return powerMove(view, seat, memory, worthOf(imagined(view, mind), mind));
        case 'cloth':
          return clothMove(view, worthOf(imagined(view, mind), mind), chance);
        case 'name':
          return nameMove(view, seat, memory);
        default:
          return { do: 'ready' };
      }
    },
  };
}
