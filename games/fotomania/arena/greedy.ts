import type { Seat } from '@parlour/kernel';
import { fotomania, type Move, photosDue, type State, type Take } from '../rules/index.ts';
import { bestAdvance } from './frozen-1/advance-plan.ts';
import { playerFilm, takeValue } from './frozen-1/search.ts';

export interface WeighedTake {
  readonly take: Take;
  readonly value: number;
}

/** Every take with what it adds to the film of its player, best first. */
export function weighedTakes(state: State, seat: Seat): WeighedTake[] {
  const film = playerFilm(state, seat);
  const moves = fotomania.legalMoves(fotomania.view(state, seat), seat).filter((move): move is Take => move.do === 'take');
  const weighed = moves.map((take) => ({ take, value: takeValue(state, film, take) }));
  return weighed.sort((a, b) => b.value - a.value);
}

/** The move with the best immediate value for the player's own film. */
export function greedyMove(state: State, seat: Seat): Move {
  if (state.phase !== 'take') return bestAdvance(playerFilm(state, seat), photosDue(state)).move;
  const [best] = weighedTakes(state, seat);
  if (best === undefined) throw new Error('nothing to take');
  return best.take;
}
