import { type AnyGame, isOver } from '@parlour/kernel';
import type { AnyPerfectMemory } from '../perfect-memory.ts';
import { playRandomMove } from '../search-bot.ts';
import type { AnyCoach } from './coach.ts';

const MAX_MOVES = 12;
const NO_MEMORY: AnyPerfectMemory = { start: () => null, observe: () => null, believe: () => ({}) };

/** The coach of a game without one of its own: everyone plays on at random in worlds that look like the seat's view. */
export function plainCoach(game: AnyGame, memory: AnyPerfectMemory = NO_MEMORY): AnyCoach {
  return {
    game,
    perfect: memory,
    human: memory,
    worlds: 96,
    shortlist({ view, seat }, _worlds, chance) {
      const moves = game.legalMoves(view, seat).filter((move) => game.isSideMove?.(move) !== true);
      return moves.length <= MAX_MOVES ? moves : chance.shuffle(moves).slice(0, MAX_MOVES);
    },
    valuer:
      ({ seat }) =>
      (world, move, chance) => {
        const state = game.clone(world);
        return { share: isOver(game.status(state)) ? 0 : playRandomMove(game, state, seat, move, chance) };
      },
  };
}
