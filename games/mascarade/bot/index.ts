import { type Bot, type BotLevel, happens, traitsOf } from '@parlour/bots';
import type { Chance, Temperament } from '@parlour/kernel';
import { type MascaradeTypes, type Move, mascarade, type View } from '../rules/index.ts';
import { bestMove } from './choose-move.ts';
import { LEVEL_PARAMS, type LevelParams } from './level-params.ts';
import { maskValues, sampleWorld } from './lookahead.ts';
import { initialMemory, type MascaradeMemory, remember } from './memory.ts';
import { clothMove, nameMove, powerMove } from './power-moves.ts';
import { tempered } from './tempered.ts';

/** Believes, doubts and bluffs by expected value, from its own views and events only. */
export const bot = (level: BotLevel, temperament: Temperament = 'even'): Bot<MascaradeTypes, MascaradeMemory> => ({
  ...botWith(level, tempered(LEVEL_PARAMS[level], traitsOf(temperament))),
  temperament,
});

/** A bot of a level with parameters of its own. */
export function botWith(level: BotLevel, params: LevelParams): Bot<MascaradeTypes, MascaradeMemory> {
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
          return mixed(bestMove(mascarade.legalMoves(view, seat).filter(isWeighed(view)), view, context), params, chance);
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
    isSlow: (view) => (view.phase === 'turn' || view.phase === 'claim') && params.worlds * view.seats > QUICK,
  };
}

/** The bot peeks only before it answers an announcement: nothing else hurries it. */
const isWeighed =
  ({ phase }: View) =>
  (move: Move): boolean =>
    move.do !== 'peek' || phase === 'claim';

/** Worlds times seats that are weighed within a few milliseconds. */
const QUICK = 24;

/** Exchanges and objections are sometimes the opposite of the best ones, so that they tell the others less. */
function mixed(move: Move, { plainExchanges, silence }: LevelParams, chance: Chance): Move {
  if (move.do === 'claim' && happens(chance, silence)) return { do: 'pass' };
  if (move.do !== 'exchange' || happens(chance, plainExchanges)) return move;
  return { ...move, sleight: move.sleight === 'swap' ? 'hold' : 'swap' };
}
