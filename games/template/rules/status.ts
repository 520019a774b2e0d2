import { allSeats, type Outcome, type Seat, type Status } from '@parlour/kernel';
import type { State } from './types.ts';

/** [T-04] Clockwise, beginning with the first seat. */
export const guesser = (place: { readonly turn: number; readonly seats: number }): Seat => place.turn % place.seats;

/** [T-05] */
export const isLast = (place: Pick<State, 'turn' | 'seats' | 'options'>): boolean => place.turn >= place.seats * place.options.turns;

export function status(state: State): Status {
  if (isLast(state)) return { over: outcome(state) };
  const seconds = state.options.clock === 0 ? null : state.options.clock;
  return { must: [guesser(state)], may: [], sealed: false, pace: { name: 'guess', seconds } };
}

/** [T-05] Most points win, ties share. */
function outcome(state: State): Outcome {
  const most = Math.max(...state.points);
  return { winners: allSeats(state.seats).filter((seat) => state.points[seat] === most), scores: state.points };
}
