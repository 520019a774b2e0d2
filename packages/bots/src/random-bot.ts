import type { AnyGame } from '@parlour/kernel';
import type { AnyBot } from './bot.ts';

/** Plays any legal move, each with the same probability. */
export function randomBot(game: AnyGame): AnyBot {
  return {
    game: game.id,
    level: 'random',
    start: () => null,
    observe: () => null,
    choose: (_memory, view, seat, chance) => chance.pick(game.legalMoves(view, seat)),
  };
}
