import type { Seat } from '@parlour/kernel';
import type { State } from '../rules/index.ts';
import type { PlayerFilm } from './advance-plan.ts';
import { stripOutlook } from './strip-value.ts';

/** The length of the longest hand. */
const WHOLE_HAND = 8;

export function playerFilm(state: State, seat: Seat, lookahead = WHOLE_HAND): PlayerFilm {
  return {
    colours: state.colours,
    strips: state.strips[seat] ?? [],
    hand: (state.hands[seat] ?? []).map((card) => card.secret),
    outlook: stripOutlook(state, seat),
    lookahead,
  };
}
