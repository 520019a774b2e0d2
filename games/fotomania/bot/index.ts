import { type AnyBot, type Bot, type BotLevel, happens, type Lens, searchMoves, traitsOf } from '@parlour/bots';
import type { Chance, Seat, Temperament } from '@parlour/kernel';
import { type FotomaniaTypes, fotomania, type Move, photosDue, type Take, type View } from '../rules/index.ts';
import { bestAdvances } from './advance-plan.ts';
import { type FotomaniaDecision, fotomaniaLens, imagined, takeValue } from './fotomania-lens.ts';
import { learnedLens } from './learned-value.ts';
import { LEVEL_PARAMS, type LevelParams } from './level-params.ts';
import { emptyMemory, type FotomaniaMemory, remember } from './memory.ts';
import { playerFilm } from './player-film.ts';
import { quickMove } from './quick-policy.ts';
import { tasteFor } from './taste.ts';
import { tempered } from './tempered.ts';

export const bot = (level: BotLevel, temperament: Temperament = 'even'): AnyBot => ({
  ...botWith(level, tempered(LEVEL_PARAMS[level], traitsOf(temperament))),
  temperament,
});

/** A bot of a level with parameters of its own. */
export function botWith(level: BotLevel, params: LevelParams): AnyBot {
  const bot: Bot<FotomaniaTypes, FotomaniaMemory> = {
    game: fotomania.id,
    level,
    start: (_seat, view) => emptyMemory(view),
    observe: (memory, events, view, _seat, chance) => remember(memory, events, view, params, chance),
    choose: (memory, view, seat, chance) => chosenMove(memory, view, seat, params, chance),
    isSlow: () => params.budget.playouts > 0,
  };
  return bot;
}

function chosenMove(memory: FotomaniaMemory, view: View, seat: Seat, params: LevelParams, chance: Chance): Move {
  if (!happens(chance, params.attention)) return chance.pick(fotomania.legalMoves(view, seat));
  const decision = { memory, view, seat };
  if (params.budget.playouts === 0) return moveAtSight(decision, params, chance);
  const lens: Lens<FotomaniaTypes> = {
    ...(params.isLearned ? learnedLens : fotomaniaLens)(decision),
    bonus: (move) => POINT * tasteFor(move, view, seat, params),
  };
  return searchMoves(lens, params.budget, chance)[0]?.move ?? fotomania.defaultMove(view, seat);
}

/** About the share of a victory that a point brings. */
const POINT = 0.04;

/** The move with the best value for the bot's own film in one imagined world. */
function moveAtSight(decision: FotomaniaDecision, params: LevelParams, chance: Chance): Move {
  const { view, seat } = decision;
  const world = imagined(decision, chance);
  if (view.phase === 'finale' && view.options.missedOpportunity) return quickMove(world, seat);
  const film = playerFilm(world, seat, params.lookahead);
  if (view.phase !== 'take') return bestAdvances(film, photosDue(view))[0]?.move ?? fotomania.defaultMove(view, seat);
  const takes = fotomania.legalMoves(view, seat).filter((move): move is Take => move.do === 'take');
  const values = takes.map((take) => takeValue(world, film, take) + tasteFor(take, view, seat, params));
  return takes[values.indexOf(Math.max(...values))] ?? fotomania.defaultMove(view, seat);
}
