import type { AnyBot, Bot, BotLevel } from '@parlour/bots';
import { happens } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import { type FotomaniaTypes, fotomania, type Move, photosDue, type View } from '../../rules/index.ts';
import { bestAdvance } from './advance-plan.ts';
import { beliefsOf, emptyMemory, type FotomaniaMemory, remember } from './memory.ts';
import { playerFilm, type SearchEffort, searchTake, WHOLE_HAND } from './search.ts';

/**
 * Easy considers only the next photos, and not always; normal plans most of a hand; sharp weighs
 * many worlds and the other players' replies in them.
 */
const EFFORTS: Readonly<Record<BotLevel, SearchEffort>> = {
  easy: { worlds: 1, candidates: 1, futures: 0, lookahead: 2, attention: 0.7 },
  normal: { worlds: 2, candidates: 1, futures: 0, lookahead: 4, attention: 1 },
  sharp: { worlds: 4, candidates: 3, futures: 2, lookahead: WHOLE_HAND, attention: 1 },
};

export function bot(level: BotLevel): AnyBot {
  const bot: Bot<FotomaniaTypes, FotomaniaMemory> = {
    game: fotomania.id,
    level,
    start: (_seat, view) => emptyMemory(view),
    observe: (memory, events, view) => remember(memory, events, view),
    choose: (memory, view, seat, chance) => chosenMove(memory, view, seat, EFFORTS[level], chance),
    isSlow: (view) => EFFORTS[level].futures > 0 && view.phase === 'take',
  };
  return bot;
}

function chosenMove(memory: FotomaniaMemory, view: View, seat: Seat, effort: SearchEffort, chance: Chance): Move {
  if (!happens(chance, effort.attention)) return chance.pick(fotomania.legalMoves(view, seat));
  if (view.phase === 'take') return searchTake(memory, view, seat, effort, chance);
  // The player's own film is fully visible to them, so any world shows it.
  const world = fotomania.imagine(view, seat, beliefsOf(memory), chance);
  return bestAdvance(playerFilm(world, seat, effort.lookahead), photosDue(view)).move;
}
