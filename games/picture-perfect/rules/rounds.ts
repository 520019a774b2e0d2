import { allSeats, type Chance, type EventSink, leftOf, type Seat, seatsFrom } from '@parlour/kernel';
import { beginAuction } from './auctions.ts';
import { isAuction, ROUNDS } from './cards.ts';
import { beginExchange } from './exchanges.ts';
import { decorationCount, heldBy } from './holdings.ts';
import { collect } from './payments.ts';
import { noAuction } from './setup.ts';
import type { Event, State } from './types.ts';

/** [P-10] Step 2: the next exchange card is turned up. */
export function turnUpCard(state: State, chance: Chance, sink: EventSink<Event>): void {
  const [top, ...rest] = state.deck;
  if (top === undefined) throw new Error('the exchange deck is empty');
  state.deck = rest;
  const card = top.secret;
  state.card = card;
  state.turn = 0;
  state.active = state.starter;
  sink.emit({ type: 'turnedUp', card, starter: state.starter, round: state.round });
  if (isAuction(card) ? beginAuction(state, card, chance, sink) : beginExchange(state, card, chance, sink)) endRound(state, sink);
}

export function endRound(state: State, sink: EventSink<Event>): void {
  state.poor = seatsFrom(state.starter, state.seats).filter(
    (seat) => heldBy(state, seat).length === 0 && decorationCount(state, seat) === 0,
  );
  state.served = state.poor;
  payEmptyHanded(state, sink);
}

/** [P-34] [P-34*] One after the other, from what the givers had before; then the round is over. */
export function payEmptyHanded(state: State, sink: EventSink<Event>): void {
  for (;;) {
    const [to, ...rest] = state.poor;
    if (to === undefined) break;
    state.poor = rest;
    const givers = allSeats(state.seats).filter((seat) => mayGive(state, seat));
    if (
      collect(
        state,
        givers.map((from) => ({ from, to, count: 1 })),
        'relief',
        sink,
      )
    )
      return;
  }
  nextRound(state, sink);
}

/** [P-34*] In rules version 1 players gave of what they had just been served. */
const mayGive = (state: State, seat: Seat): boolean =>
  decorationCount(state, seat) > 0 && (state.options.rules === 1 || !state.served.includes(seat));

/** [P-10] Step 4. */
function nextRound(state: State, sink: EventSink<Event>): void {
  Object.assign(state, noAuction(state.seats));
  if (state.card !== null) state.discarded = [...state.discarded, state.card];
  state.card = null;
  state.won = [];
  state.served = [];
  state.house = [];
  state.starter = leftOf(state.starter, state.seats);
  state.active = state.starter;
  state.round += 1;
  state.done = allSeats(state.seats).map(() => false);
  state.phase = state.round > ROUNDS ? 'final' : 'look';
  if (state.phase === 'final') sink.emit({ type: 'finalPhoto' });
}
