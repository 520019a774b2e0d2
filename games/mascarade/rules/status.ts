import { allSeats, type Outcome, type Pace, type Seat, type Status } from '@parlour/kernel';
import { claimSeconds, memoriseSeconds, turnSeconds } from './options.ts';
import { activeSeat, isFaceUp, placeOf } from './places.ts';
import type { BoardState, State } from './types.ts';

/** [M-06] */
export const OPENING_TURNS = 4;

export const isOpening = (table: BoardState<unknown>): boolean => table.turn < OPENING_TURNS;

/** Whether the match waits for this player. */
export function mustAct(table: BoardState<unknown>, seat: Seat): boolean {
  switch (table.phase) {
    case 'memorise':
      return true;
    case 'turn':
      return seat === activeSeat(table);
    case 'claim':
      return table.asked === null ? seat !== activeSeat(table) : placeOf(table, seat) === table.asked;
    case 'power':
    case 'cloth':
      return seat === table.power?.seat;
    case 'name':
      return seat === table.victim;
    case 'over':
      return false;
  }
}

/**
 * [M-08b*] [M-08c*] Out of turn a player may peek at their own covered mask, also while asked for a
 * claim; never in the middle of a power.
 */
export function mayPeek(table: BoardState<unknown>, seat: Seat): boolean {
  if (!table.options.peek || isOpening(table) || table.phase === 'over') return false;
  if (table.owesLook[seat] === true || seat === activeSeat(table)) return false;
  if (table.phase !== 'claim' && mustAct(table, seat)) return false;
  if (table.held?.includes(seat) === true) return false;
  return !isFaceUp(table.masks[placeOf(table, seat)]);
}

export function status(state: State): Status {
  if (state.phase === 'over') return { over: outcome(state) };
  const must: Seat[] = [];
  const may: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (mustAct(state, seat)) must.push(seat);
    if (mayPeek(state, seat)) may.push(seat);
  }
  const sealed = state.phase === 'memorise' || (state.phase === 'claim' && state.asked === null);
  return { must, may, sealed, pace: paceOf(state) };
}

function paceOf(state: State): Pace {
  switch (state.phase) {
    case 'memorise':
      return { name: 'memorise', seconds: memoriseSeconds(state.options) };
    case 'claim':
      return { name: 'claim', seconds: claimSeconds(state.options) };
    default:
      return { name: state.phase, seconds: turnSeconds(state.options) };
  }
}

function outcome(state: State): Outcome {
  const winners = state.winners ?? [];
  return {
    winners: allSeats(state.seats).filter((seat) => winners.includes(seat)),
    scores: allSeats(state.seats).map((seat) => state.coins[placeOf(state, seat)] ?? 0),
  };
}
