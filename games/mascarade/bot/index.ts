import { type Bot, type BotLevel, happens, searchMoves, traitsOf } from '@parlour/bots';
import type { Chance, Temperament } from '@parlour/kernel';
import { type MascaradeTypes, type Move, mascarade } from '../rules/index.ts';
import { LEVEL_PARAMS, type LevelParams } from './level-params.ts';
import { mascaradeLens } from './mascarade-lens.ts';
import { initialMemory, type MascaradeMemory, remember } from './memory.ts';
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
      const lens = mascaradeLens({ memory, view, seat }, params, chance);
      const [best] = searchMoves(lens, params.budget, chance);
      return mixed(best?.move ?? mascarade.defaultMove(view, seat), params, chance);
    },
    isSlow: (view) => (view.phase === 'turn' || view.phase === 'claim') && params.budget.worlds * view.seats > QUICK,
  };
}

/** Worlds times seats that are weighed within a few milliseconds. */
const QUICK = 24;

/** Exchanges and objections are sometimes the opposite of the best ones, so that they tell the others less. */
function mixed(move: Move, { plainExchanges, silence }: LevelParams, chance: Chance): Move {
  if (move.do === 'claim' && happens(chance, silence)) return { do: 'pass' };
  if (move.do !== 'exchange' || happens(chance, plainExchanges)) return move;
  return { ...move, sleight: move.sleight === 'swap' ? 'hold' : 'swap' };
}
