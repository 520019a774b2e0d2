import type { EventSink, Seat } from '@parlour/kernel';
import { emit } from './emit.ts';
import { faceDown, faceUp, towards } from './gifts.ts';
import type { Arrow, Event, Gift, State } from './types.ts';

/** [H-07] [H-15] The top card of the shop is shown to everyone, then turned over to be given. */
export function draw(state: State, seat: Seat, sink: EventSink<Event>): void {
  const object = state.shopTop;
  if (object === null) throw new Error('drawing from an empty shop');
  const next = state.shop.at(-1);
  state.shopTop = next === undefined ? null : sink.disclose(next, 'everyone');
  state.shop = state.shop.slice(0, -1);
  state.giver = seat;
  state.moving = faceUp(object);
  state.said = null;
  state.phase = 'show';
  emit(state, sink, { type: 'drew', seat, object });
  if (state.options.show === 0) turnOver(state, sink);
}

/** Ends the time to look at the new card. */
export function turnOver(state: State, sink: EventSink<Event>): void {
  const gift = state.moving;
  if (gift?.face !== 'up') throw new Error('nothing lies open to be turned over');
  startGiving(state, faceDown(gift.object, state.printing), true);
  emit(state, sink, { type: 'turned', seat: state.giver, arrow: arrowSeen(state) });
}

export function startGiving(state: State, gift: Gift, fresh: boolean): void {
  state.moving = gift;
  state.fresh = fresh;
  state.phase = 'name';
}

export function arrowSeen(state: State): Arrow {
  if (state.moving?.face !== 'down') throw new Error('no face-down gift is on its way');
  return state.moving.arrow;
}

export function receiverOf(state: State): Seat {
  return towards(state.giver, arrowSeen(state), state.seats);
}
