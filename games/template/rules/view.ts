import type { Viewer } from '@parlour/kernel';
import type { State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    open: state.open,
    pile: state.pile.length,
    sleeve: viewer === 'spectator' ? null : (state.sleeves[viewer]?.secret ?? null),
    points: state.points,
  };
}
