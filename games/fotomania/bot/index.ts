import { type AnyBot, type Bot, type BotLevel, happens, type SearchBudget, searchMoves } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import { type FotomaniaTypes, fotomania, type Move, photosDue, type Take, type View } from '../rules/index.ts';
import { bestAdvances } from './advance-plan.ts';
import { fotomaniaLens, takeValue } from './fotomania-lens.ts';
import { beliefsOf, emptyMemory, type FotomaniaMemory, remember } from './memory.ts';
import { playerFilm } from './player-film.ts';

interface LevelParams {
  readonly budget: SearchBudget;
  /** Cards of the hand that are planned beyond those to be played, where the bot does not search. */
  readonly sight: number;
  /** How often the bot thinks at all. */
  readonly attention: number;
}

/** Easy considers only the next photos, and not always; normal and sharp play many games out in their heads. */
const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: { budget: { worlds: 1, playouts: 0 }, sight: 2, attention: 0.7 },
  normal: { budget: { worlds: 8, playouts: 32 }, sight: 8, attention: 1 },
  sharp: { budget: { worlds: 32, playouts: 256 }, sight: 8, attention: 1 },
};

export function bot(level: BotLevel): AnyBot {
  const params = LEVEL_PARAMS[level];
  const bot: Bot<FotomaniaTypes, FotomaniaMemory> = {
    game: fotomania.id,
    level,
    start: (_seat, view) => emptyMemory(view),
    observe: (memory, heard, view) => remember(memory, heard, view),
    choose: (memory, view, seat, chance) => chosenMove(memory, view, seat, params, chance),
    isSlow: () => params.budget.playouts > 0,
  };
  return bot;
}

function chosenMove(memory: FotomaniaMemory, view: View, seat: Seat, { budget, sight, attention }: LevelParams, chance: Chance): Move {
  if (!happens(chance, attention)) return chance.pick(fotomania.legalMoves(view, seat));
  if (budget.playouts === 0) return moveAtSight(memory, view, seat, sight, chance);
  const [best] = searchMoves(fotomaniaLens, { memory, view, seat }, budget, chance);
  return best?.move ?? fotomania.defaultMove(view, seat);
}

/** The move with the best value for the bot's own film in one imagined world. */
function moveAtSight(memory: FotomaniaMemory, view: View, seat: Seat, sight: number, chance: Chance): Move {
  const world = fotomania.imagine(view, seat, beliefsOf(memory), chance);
  const film = playerFilm(world, seat, sight);
  if (view.phase !== 'take') return bestAdvances(film, photosDue(view))[0]?.move ?? fotomania.defaultMove(view, seat);
  const takes = fotomania.legalMoves(view, seat).filter((move): move is Take => move.do === 'take');
  const values = takes.map((take) => takeValue(world, film, take));
  return takes[values.indexOf(Math.max(...values))] ?? fotomania.defaultMove(view, seat);
}
