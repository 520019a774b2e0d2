import { allSeats, type Chance, type Choice, type EventSink, type Seat, seatsFrom } from '@parlour/kernel';
import type { AuctionCard } from './cards.ts';
import { moveEnvelope, openForReading } from './exchanges.ts';
import { canRaise, decorationCount, hasHouse, heldBy, highestBid, offerableGuests, offerOf } from './holdings.ts';
import { collect, payFromSupply } from './payments.ts';
import { houseBid } from './secrets.ts';
import { noAuction } from './setup.ts';
import { mustAct } from './status.ts';
import type { Bidder, Debt, Event, Move, Offer, State } from './types.ts';

/** Whether every player has had a turn with the card. */
type Finished = boolean;

/** [P-47*] The house bids 0 to 3. */
const HOUSE_BIDS = 4;

export function beginAuction(state: State, card: AuctionCard, chance: Chance, sink: EventSink<Event>): Finished {
  if (hasHouse(state) && card !== 'fixed') state.house = allSeats(state.seats).map(() => houseBid(chance.below(HOUSE_BIDS)));
  state.phase = 'contribute';
  if (card === 'shared' && allSeats(state.seats).some((seat) => heldBy(state, seat).length > 0)) return false;
  return beginTurn(state, sink);
}

/** [P-39] */
export function contribute(state: State, choices: readonly Choice<Move>[], sink: EventSink<Event>): Finished {
  for (const { move } of choices) if (move.do === 'contribute') moveEnvelope(state, move.guest, 'middle', sink);
  return beginTurn(state, sink);
}

/** [P-30] [P-32] */
function beginTurn(state: State, sink: EventSink<Event>): Finished {
  Object.assign(state, noAuction(state.seats));
  for (; state.turn < state.seats; state.turn++) {
    state.active = seatsFrom(state.starter, state.seats)[state.turn] ?? state.starter;
    if (offerableGuests(state).length > 0) {
      state.phase = 'offer';
      return false;
    }
    sink.emit({ type: 'nothingToOffer', seat: state.active });
  }
  return true;
}

export function nextTurn(state: State, sink: EventSink<Event>): Finished {
  state.turn += 1;
  return beginTurn(state, sink);
}

export function offerEnvelope(state: State, offer: Offer, sink: EventSink<Event>): Finished {
  state.offer = offer;
  sink.emit({ type: 'offered', seat: state.active, ...offer });
  if (state.card === 'fixed') {
    state.phase = 'answer';
    return allSeats(state.seats).some((seat) => mustAct(state, seat)) ? false : unsold(state, sink);
  }
  if (hasHouse(state) || state.card === 'secret' || state.card === 'unfair') {
    state.phase = 'seal';
    return false;
  }
  if (state.card === 'open') {
    state.phase = 'call';
    return closeCalls(state, sink);
  }
  state.phase = 'bid';
  return askNext(state, sink);
}

export function bid(state: State, seat: Seat, amount: number, sink: EventSink<Event>): Finished {
  state.bids = state.bids.with(seat, amount);
  state.passed = state.passed.with(seat, false);
  sink.emit({ type: 'bid', bidder: seat, amount });
  return state.phase === 'call' ? closeCalls(state, sink) : askNext(state, sink);
}

export function pass(state: State, seat: Seat, sink: EventSink<Event>): Finished {
  state.passed = state.passed.with(seat, true);
  sink.emit({ type: 'passed', seat });
  return state.phase === 'call' ? closeCalls(state, sink) : askNext(state, sink);
}

/** [P-35] [P-39] Clockwise from the active player's left; a single round ends at the active player. */
function askNext(state: State, sink: EventSink<Event>): Finished {
  const order = seatsFrom((state.active + 1) % state.seats, state.seats);
  const from = state.asked === null ? 0 : order.indexOf(state.asked) + 1;
  const ahead = state.card === 'single' ? order.slice(from) : [...order.slice(from), ...order.slice(0, from)];
  state.asked = ahead.find((seat) => canRaise(state, seat)) ?? null;
  return state.asked === null ? closeBidding(state, sink) : false;
}

/** [P-36*] Once every player who could go higher has passed, it is over at once. */
function closeCalls(state: State, sink: EventSink<Event>): Finished {
  return allSeats(state.seats).some((seat) => canRaise(state, seat)) ? false : closeBidding(state, sink);
}

export function closeBidding(state: State, sink: EventSink<Event>): Finished {
  const best = highestBid(state);
  return best === null ? unsold(state, sink) : settle(state, best.seat, best.bid, sink);
}

/** [P-37] [P-38] All sealed bids are opened together. */
export function openBids(state: State, choices: readonly Choice<Move>[], sink: EventSink<Event>): Finished {
  for (const { seat, move } of choices) {
    if (move.do !== 'bid') continue;
    state.bids = state.bids.with(seat, move.amount);
    sink.emit({ type: 'bid', bidder: seat, amount: move.amount });
  }
  const top = Math.max(...state.bids.map((amount) => amount ?? 0));
  if (hasHouse(state)) return againstHouse(state, top, sink);
  if (top === 0) return unsold(state, sink);
  const highest = allSeats(state.seats).filter((seat) => state.bids[seat] === top);
  const [winner] = highest;
  if (winner !== undefined && highest.length === 1) return settle(state, winner, top, sink);
  const again = state.tied.length === 0;
  sink.emit({ type: 'tied', seats: highest, again });
  if (!again) return unsold(state, sink);
  state.tied = highest;
  return false;
}

/** [P-47*] */
function againstHouse(state: State, top: number, sink: EventSink<Event>): Finished {
  const [sealed, ...rest] = state.house;
  state.house = rest;
  const most = state.supply.length;
  const amount = sealed === undefined ? 0 : sink.answer(sealed, 'everyone', (bid) => Math.min(bid, most));
  sink.emit({ type: 'bid', bidder: 'house', amount });
  if (Math.max(top, amount) === 0) return unsold(state, sink);
  return top >= amount ? settle(state, 1 - state.active, top, sink) : settle(state, 'house', amount, sink);
}

/** [P-39] In a shared auction the active player may buy instead, if they can. */
function settle(state: State, bidder: Bidder, amount: number, sink: EventSink<Event>): Finished {
  if (state.card !== 'shared' || decorationCount(state, state.active) < amount) return sell(state, bidder, amount, sink);
  state.best = { bidder, bid: amount };
  state.phase = 'sell';
  return false;
}

export function sell(state: State, bidder: Bidder, amount: number, sink: EventSink<Event>): Finished {
  award(state, bidder, amount, sink);
  const debts: Debt[] = bidder === 'house' ? [] : [{ from: bidder, to: state.active, count: amount }];
  if (bidder === 'house') payFromSupply(state, state.active, amount, sink);
  if (state.card === 'unfair') {
    state.bids.forEach((lost, seat) => {
      if (seat !== bidder) debts.push({ from: seat, to: state.active, count: Math.floor((lost ?? 0) / 2) });
    });
  }
  return collect(state, debts, 'turn', sink) ? false : nextTurn(state, sink);
}

export function buy(state: State, bidder: Bidder, amount: number, sink: EventSink<Event>): Finished {
  award(state, state.active, amount, sink);
  return collect(state, [{ from: state.active, to: bidder, count: amount }], 'turn', sink) ? false : nextTurn(state, sink);
}

/** [P-33] */
function award(state: State, to: Bidder, price: number, sink: EventSink<Event>): void {
  const { guest } = offerOf(state);
  sink.emit({ type: 'sold', guest, to, price });
  moveEnvelope(state, guest, to === 'house' ? 'middle' : to, sink);
  state.won = [...state.won, guest];
}

function unsold(state: State, sink: EventSink<Event>): Finished {
  sink.emit({ type: 'unsold', guest: offerOf(state).guest });
  return nextTurn(state, sink);
}

/** [P-40] Who pays looks into it at once. */
export function answerFixedPrice(state: State, choices: readonly Choice<Move>[], sink: EventSink<Event>): Finished {
  const payers = choices.filter(({ move }) => move.do === 'answer' && move.pays).map(({ seat }) => seat);
  if (payers.length === 0) return unsold(state, sink);
  const count = offerOf(state).price ?? 0;
  state.tied = payers;
  if (
    collect(
      state,
      payers.map((from) => ({ from, to: state.active, count })),
      'read',
      sink,
    )
  )
    return false;
  return closeBoughtEnvelope(state, sink);
}

export function closeBoughtEnvelope(state: State, sink: EventSink<Event>): Finished {
  const { guest } = offerOf(state);
  openForReading(
    state,
    state.tied.map((seat) => ({ seat, guest })),
    sink,
  );
  return false;
}
