import type { EventSink, Seat } from '@parlour/kernel';
import { emit } from './emit.ts';
import { coinsOf, placeOf, seatAt } from './places.ts';
import type { Ending, Event, Purse, State } from './types.ts';

/** [M-16] */
export const COINS_TO_WIN = 13;

/** Moves coins; nobody gives more than they have. */
export function pay(state: State, sink: EventSink<Event>, payment: { from: Purse; to: Purse; coins: number; why: PaymentReason }): void {
  const { from, to, why } = payment;
  const coins = Math.min(payment.coins, contents(state, from));
  add(state, from, -coins);
  add(state, to, coins);
  emit(state, sink, { type: 'paid', from, to, coins, why });
}

type PaymentReason = Extract<Event, { type: 'paid' }>['why'];

/** [M-02*] The bank never runs dry. */
function contents(state: State, purse: Purse): number {
  if (purse === 'bank') return Number.POSITIVE_INFINITY;
  return purse === 'court' ? state.court : coinsOf(state, purse);
}

function add(state: State, purse: Purse, coins: number): void {
  if (purse === 'court') state.court += coins;
  else if (purse !== 'bank') state.coins = state.coins.with(placeOf(state, purse), coinsOf(state, purse) + coins);
}

/** [M-22] Exchanges two whole fortunes. */
export function swapCoins(state: State, sink: EventSink<Event>, seat: Seat, other: Seat): void {
  const mine = coinsOf(state, other);
  const theirs = coinsOf(state, seat);
  state.coins = state.coins.with(placeOf(state, seat), mine).with(placeOf(state, other), theirs);
  emit(state, sink, { type: 'traded', seat, with: other, coins: [mine, theirs] });
}

/** [M-16] [M-17] [M-18] [M-18*] Checks for the end of the game; 13 goes before 0, and ties share. */
export function checkGameEnd(state: State, sink: EventSink<Event>): boolean {
  let most = 0;
  let least = COINS_TO_WIN;
  for (const coins of state.coins) {
    if (coins > most) most = coins;
    if (coins < least) least = coins;
  }
  if (most >= COINS_TO_WIN) endGame(state, sink, 'thirteen', whoHas(state, COINS_TO_WIN));
  else if (least <= 0) endGame(state, sink, 'ruin', whoHas(state, most));
  return state.phase === 'over';
}

function whoHas(state: State, atLeast: number): Seat[] {
  return state.coins.flatMap((coins, place) => (coins >= atLeast ? [seatAt(state, place)] : []));
}

export function endGame(state: State, sink: EventSink<Event>, by: Ending, winners: readonly Seat[]): void {
  state.phase = 'over';
  state.winners = winners;
  state.asked = null;
  state.held = null;
  emit(state, sink, { type: 'ended', by, winners, coins: state.placeOf.map((place) => state.coins[place] ?? 0) });
}
