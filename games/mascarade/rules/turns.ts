import { type EventSink, leftOf, type Seat } from '@parlour/kernel';
import { faceDown, kindOf, type MaskCard, type MaskKind } from './cards.ts';
import { checkGameEnd, pay } from './coins.ts';
import { emit } from './emit.ts';
import { activeSeat, isFaceUp, maskOf, placeOf } from './places.ts';
import type { Event, Mask, Spot, State } from './types.ts';

const cover = (mask: Mask): Mask => (typeof mask === 'string' ? faceDown(mask) : mask);

/** All open masks are turned face down. */
export function coverMasks(state: State, sink: EventSink<Event>): void {
  if (!state.masks.some(isFaceUp)) return;
  state.masks = state.masks.map(cover);
  state.centre = state.centre.map(cover);
  emit(state, sink, { type: 'covered' });
}

/** Tells `to` the kind of a player's mask; the two Peasants look alike. */
export function tellMask(state: State, seat: Seat, to: 'everyone' | readonly Seat[], sink: EventSink<Event>): MaskKind {
  const mask = maskOf(state, seat);
  return typeof mask === 'string' ? kindOf(mask) : sink.answer(mask, to, kindOf);
}

/** The card itself, to be laid open or held. */
export function cardWorn(state: State, seat: Seat): MaskCard {
  const mask = maskOf(state, seat);
  return typeof mask === 'string' ? mask : mask.secret;
}

/** Two masks change places. */
export function swapMasks(state: State, one: Spot, other: Spot): void {
  const first = maskAt(state, one);
  const second = maskAt(state, other);
  putMask(state, one, second);
  putMask(state, other, first);
}

function maskAt(state: State, spot: Spot): Mask {
  const mask = 'seat' in spot ? maskOf(state, spot.seat) : state.centre[spot.centre];
  if (mask === undefined) throw new Error('no mask lies there');
  return mask;
}

function putMask(state: State, spot: Spot, mask: Mask): void {
  if ('seat' in spot) state.masks = state.masks.with(placeOf(state, spot.seat), mask);
  else state.centre = state.centre.with(spot.centre, mask);
}

/** [M-14] After the power come the fines, then the masks go face down. */
export function closeAnnouncement(state: State, sink: EventSink<Event>): void {
  if (checkGameEnd(state, sink)) return;
  for (const liar of state.liars) pay(state, sink, { from: liar, to: 'court', coins: 1, why: 'fine' });
  if (state.liars.length > 0 && checkGameEnd(state, sink)) return;
  coverMasks(state, sink);
  nextTurn(state);
}

/** [M-07] [M-15] [M-15*] Clockwise by places, from the place that had this turn. */
export function nextTurn(state: State): void {
  state.phase = 'turn';
  state.turn += 1;
  state.active = leftOf(state.active, state.seats);
  // [M-10*] It binds the next in order, and the person, wherever they sit now.
  state.barred = state.exposed.includes(activeSeat(state));
  if (state.exposed.length > 0) state.exposed = [];
  if (state.announced === null) return;
  state.announced = null;
  state.answers = state.answers.map(() => null);
  state.asked = null;
  state.power = null;
  state.held = null;
  state.victim = null;
  state.liars = [];
}
