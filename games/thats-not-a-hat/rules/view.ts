import { seen } from './gifts.ts';
import { roundsOf } from './options.ts';
import { receiverOf } from './passing.ts';
import type { State, View } from './types.ts';

/**
 * [H-24*] What is open now, and nothing that was open before. Everyone sees the same: in this game no player
 * has hidden knowledge, so the viewer makes no difference.
 */
export function view(state: State): View {
  const down = state.moving?.face === 'down';
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    rounds: roundsOf(state.options, state.seats),
    starter: state.starter,
    phase: state.phase,
    shopTop: state.shopTop,
    shopBelow: state.shop.length,
    gifts: state.gifts.map((column) => column.map(seen)),
    penalties: state.penalties,
    totals: state.totals,
    giver: state.giver,
    receiver: down ? receiverOf(state) : null,
    moving: state.moving === null ? null : seen(state.moving),
    fresh: state.fresh,
    said: state.said,
    history: state.history,
  };
}
