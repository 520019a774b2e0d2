import { allSeats, type Outcome, type Seat, type Status } from '@parlour/kernel';
import { receiverOf } from './passing.ts';
import type { State } from './types.ts';

export function status(state: State): Status {
  const seconds = state.options.clock === 0 ? null : state.options.clock;
  switch (state.phase) {
    case 'ready':
      return { must: allSeats(state.seats), may: [], sealed: true, pace: { name: 'ready', seconds } };
    case 'show':
      return { must: [], may: [], sealed: false, pace: { name: 'show', seconds: state.options.show } };
    case 'name':
      return waitFor(state.giver, 'name', seconds);
    case 'answer':
      // [H-09] Only the receiver decides.
      return waitFor(receiverOf(state), 'answer', seconds);
    case 'over':
      return { over: outcome(state) };
  }
}

function waitFor(seat: Seat, name: string, seconds: number | null): Status {
  return { must: [seat], may: [], sealed: false, pace: { name, seconds } };
}

/** [H-18] Fewest points win, ties share. Points are penalties, so they score negatively. */
function outcome(state: State): Outcome {
  const fewest = Math.min(...state.totals);
  return {
    winners: allSeats(state.seats).filter((seat) => state.totals[seat] === fewest),
    scores: state.totals.map((total) => (total === 0 ? 0 : -total)),
  };
}
