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

export function resolve(state: State, choices: readonly Choice<Move>[], chance: Chance, story: EventSink<Event>): void {
  const [first] = choices;
  if (first === undefined) return;
  if (state.phase === 'vote') return countVotes(state, choices, story);
  if (state.phase === 'look' || state.phase === 'final') return behindTheShield(state, first.seat, first.move, chance, story);
  if (state.phase === 'pay') {
    for (const { seat, move } of choices) if (move.do === 'pay') pay(state, seat, move.decorations, story);
    return goOn(state, story);
  }
  if (follow(state, choices, first, chance, story)) endRound(state, story);
}

/** [P-36] Nobody went higher in time. */
export function elapse(state: State, _chance: Chance, story: EventSink<Event>): void {
  if (closeBidding(state, story)) endRound(state, story);
}

/** [P-10] Step 1 and the final photo: what a player does alone. */
function behindTheShield(state: State, seat: Seat, move: Move, chance: Chance, story: EventSink<Event>): void {
  switch (move.do) {
    case 'open':
      return story.emitTo([seat], { type: 'opened', seat, contents: openFor(state, seat, move.guest) });
    case 'close': {
      const guest = state.opened[seat] ?? null;
      if (move.vip && guest !== null) {
        addVip(state, seat, guest);
        story.emitTo([seat], { type: 'vipAdded', guest });
      }
      return closeFor(state, seat);
    }
    case 'arrange':
      state.scenes = state.scenes.with(seat, placementSecret(move.placement, seat));
      return;
    case 'photo':
      return takePhoto(state, seat, move.scene, story);
    default:
      closeFor(state, seat);
      state.done = state.done.with(seat, true);
      story.emit({ type: 'finished', seat });
      if (state.done.every(Boolean)) turnUpCard(state, chance, story);
  }
}

/** [P-10] Step 3. Whether the card is over. */
function follow(
  state: State,
  choices: readonly Choice<Move>[],
  { seat, move }: Choice<Move>,
  chance: Chance,
  story: EventSink<Event>,
): boolean {
  switch (move.do) {
    case 'keep':
      return dance(state, choices, chance, story);
    case 'give':
      return gifts(state, choices, story);
    case 'rumour':
      return rumours(state, choices, story);
    case 'swap':
      return partner(state, move.take, move.give, story);
    case 'steal':
      return theft(state, choices, story);
    case 'ready':
      if (state.phase === 'reveal') return closeRevealed(state, story);
      closeAfterReading(state);
      state.done = allSeats(state.seats).map(() => false);
      return isAuction(state.card) ? nextTurn(state, story) : true;
    case 'contribute':
      return contribute(state, choices, story);
    case 'offer':
      return offerEnvelope(state, { guest: move.guest, says: move.says, price: move.price }, story);
    case 'bid':
      return state.phase === 'seal' ? openBids(state, choices, story) : bid(state, seat, move.amount, story);
    case 'pass':
      return pass(state, seat, story);
    case 'answer':
      return answerFixedPrice(state, choices, story);
    case 'sell':
    case 'buy': {
      if (state.best === null) throw new Error('there is no bid to take');
      const deal = move.do === 'sell' ? sell : buy;
      return deal(state, state.best.bidder, state.best.bid, story);
    }
    default:
      throw new Error(`${move.do} is not for ${state.phase}`);
  }
}

function goOn(state: State, story: EventSink<Event>): void {
  if (state.after === 'relief') return payEmptyHanded(state, story);
  if (state.after === 'read' ? closeBoughtEnvelope(state, story) : nextTurn(state, story)) endRound(state, story);
}
