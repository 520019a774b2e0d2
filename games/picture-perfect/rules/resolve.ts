import { allSeats, type Chance, type Choice, type EventSink, type Seat } from '@parlour/kernel';
import {
  answerFixedPrice,
  bid,
  buy,
  closeBidding,
  closeBoughtEnvelope,
  contribute,
  nextTurn,
  offerEnvelope,
  openBids,
  pass,
  sell,
} from './auctions.ts';
import { isAuction } from './cards.ts';
import { countVotes, takePhoto } from './end-game.ts';
import { closeAfterReading, closeRevealed, dance, gifts, partner, rumours, theft } from './exchanges.ts';
import { pay } from './payments.ts';
import { endRound, payEmptyHanded, turnUpCard } from './rounds.ts';
import { addVip, closeFor, openFor, placementSecret } from './secrets.ts';
import type { Event, Move, State } from './types.ts';

export function resolve(state: State, choices: readonly Choice<Move>[], chance: Chance, sink: EventSink<Event>): void {
  const [first] = choices;
  if (first === undefined) return;
  if (state.phase === 'vote') return countVotes(state, choices, sink);
  if (state.phase === 'look' || state.phase === 'final') return behindTheShield(state, first.seat, first.move, chance, sink);
  if (state.phase === 'pay') {
    for (const { seat, move } of choices) if (move.do === 'pay') pay(state, seat, move.decorations, sink);
    return goOn(state, sink);
  }
  if (follow(state, choices, first, chance, sink)) endRound(state, sink);
}

/** [P-36] The time for a higher bid is over. */
export function elapse(state: State, _chance: Chance, sink: EventSink<Event>): void {
  if (closeBidding(state, sink)) endRound(state, sink);
}

/** [P-10] Step 1 and the final photo: a player's moves behind the shield. */
function behindTheShield(state: State, seat: Seat, move: Move, chance: Chance, sink: EventSink<Event>): void {
  switch (move.do) {
    case 'open':
      return sink.emitTo([seat], { type: 'opened', seat, contents: openFor(state, seat, move.guest) });
    case 'close': {
      const guest = state.opened[seat] ?? null;
      if (move.vip && guest !== null) {
        addVip(state, seat, guest);
        sink.emitTo([seat], { type: 'vipAdded', guest });
      }
      return closeFor(state, seat);
    }
    case 'arrange':
      state.scenes = state.scenes.with(seat, placementSecret(move.placement, seat));
      return;
    case 'photo':
      return takePhoto(state, seat, move.scene, sink);
    default:
      closeFor(state, seat);
      state.done = state.done.with(seat, true);
      sink.emit({ type: 'finished', seat });
      if (state.done.every(Boolean)) turnUpCard(state, chance, sink);
  }
}

/** [P-10] Step 3. Returns whether the card is over. */
function follow(
  state: State,
  choices: readonly Choice<Move>[],
  { seat, move }: Choice<Move>,
  chance: Chance,
  sink: EventSink<Event>,
): boolean {
  switch (move.do) {
    case 'keep':
      return dance(state, choices, chance, sink);
    case 'give':
      return gifts(state, choices, sink);
    case 'rumour':
      return rumours(state, choices, sink);
    case 'swap':
      return partner(state, move.take, move.give, sink);
    case 'steal':
      return theft(state, choices, sink);
    case 'ready':
      if (state.phase === 'reveal') return closeRevealed(state, sink);
      closeAfterReading(state);
      state.done = allSeats(state.seats).map(() => false);
      return isAuction(state.card) ? nextTurn(state, sink) : true;
    case 'contribute':
      return contribute(state, choices, sink);
    case 'offer':
      return offerEnvelope(state, { guest: move.guest, says: move.says, price: move.price }, sink);
    case 'bid':
      return state.phase === 'seal' ? openBids(state, choices, sink) : bid(state, seat, move.amount, sink);
    case 'pass':
      return pass(state, seat, sink);
    case 'answer':
      return answerFixedPrice(state, choices, sink);
    case 'sell':
    case 'buy': {
      if (state.best === null) throw new Error('there is no bid to take');
      const deal = move.do === 'sell' ? sell : buy;
      return deal(state, state.best.bidder, state.best.bid, sink);
    }
    default:
      throw new Error(`${move.do} is not for ${state.phase}`);
  }
}

function goOn(state: State, sink: EventSink<Event>): void {
  if (state.after === 'relief') return payEmptyHanded(state, sink);
  if (state.after === 'read' ? closeBoughtEnvelope(state, sink) : nextTurn(state, sink)) endRound(state, sink);
}
