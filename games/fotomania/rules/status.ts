import { allSeats, type Seat, type Status } from '@parlour/kernel';
import { outcome } from './score.ts';
import type { State } from './types.ts';

export function status(state: State): Status {
  const seconds = state.options.clock === 0 ? null : state.options.clock;
  switch (state.phase) {
    case 'take':
    case 'advance':
      return { must: ALONE[state.turn] as readonly Seat[], may: NOBODY, sealed: false, pace: { name: state.phase, seconds } };
    case 'sunset':
    case 'finale':
      // [F-37*] Decided in secret, revealed together.
      return { must: EVERYONE[state.seats] as readonly Seat[], may: NOBODY, sealed: true, pace: { name: state.phase, seconds } };
    case 'over':
      return { over: outcome(state) };
  }
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const EVERYONE: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map(allSeats);
