import { allSeats, type Chance, type EventSink, type Seat } from '@parlour/kernel';
import { inHandOf, type MaskKind } from './cards.ts';
import { checkGameEnd, pay } from './coins.ts';
import { emit, emitSplit } from './emit.ts';
import { maskOf, placeOf } from './places.ts';
import { cardWorn, closeAnnouncement, coverMasks, swapMasks, tellMask } from './turns.ts';
import type { Event, Sleight, State } from './types.ts';

/** [M-25] */
const GURUS_FEE = 4;

/** [M-25] The Guru asks a player for their own mask. */
export function question(state: State, seat: Seat, victim: Seat, sink: EventSink<Event>): void {
  state.victim = victim;
  state.phase = 'name';
  emit(state, sink, { type: 'questioned', seat, victim });
}

/** [M-21] The Fool takes two masks under the cloth. [M-14b*] Revealed masks go face down before they can be moved. */
export function takePair(state: State, seat: Seat, pair: readonly [Seat, Seat], sink: EventSink<Event>): void {
  coverMasks(state, sink);
  state.held = pair;
  state.phase = 'cloth';
  emit(state, sink, { type: 'picked', seat, pair });
}

/** [M-22] */
export function decline(state: State, sink: EventSink<Event>): void {
  emit(state, sink, { type: 'declined', seat: powerOf(state).seat });
  closeAnnouncement(state, sink);
}

/** [M-31] Everyone sees it except its wearer. */
export function showMask(state: State, seat: Seat, victim: Seat, sink: EventSink<Event>): void {
  const others = allSeats(state.seats).filter((other) => other !== victim);
  const mask = tellMask(state, victim, others, sink);
  expose(state, victim);
  emitSplit(state, sink, others, { type: 'shown', seat, victim, mask }, { type: 'shown', seat, victim, mask: null });
  closeAnnouncement(state, sink);
}

/** [M-24] The Spy sees both masks while holding them. */
export function spyOn(state: State, seat: Seat, on: Seat, sink: EventSink<Event>): void {
  coverMasks(state, sink);
  const masks = [tellMask(state, seat, [seat], sink), tellMask(state, on, [seat], sink)] as const;
  hold(state, seat, seat);
  hold(state, seat, on);
  state.held = [seat, on];
  state.phase = 'cloth';
  emitSplit(state, sink, [seat], { type: 'spied', seat, on, masks }, { type: 'spied', seat, on, masks: null });
}

function hold(state: State, holder: Seat, seat: Seat): void {
  state.masks = state.masks.with(placeOf(state, seat), inHandOf(holder, cardWorn(state, seat)));
}

/** [M-21] [M-24] The hands come out from under the cloth. */
export function resolveCloth(state: State, sleight: Sleight, sink: EventSink<Event>): void {
  const { mask, seat } = powerOf(state);
  const pair = state.held;
  if (pair === null) throw new Error('no masks are in hand');
  if (sleight === 'swap') swapMasks(state, { seat: pair[0] }, { seat: pair[1] });
  if (mask === 'spy') layDown(state, pair);
  const exchanged = (seen: Sleight | null): Event =>
    mask === 'spy' ? { type: 'returned', seat, with: pair[1], sleight: seen } : { type: 'juggled', seat, pair, sleight: seen };
  emitSplit(state, sink, [seat], exchanged(sleight), exchanged(null));
  closeAnnouncement(state, sink);
}

function layDown(state: State, pair: readonly [Seat, Seat]): void {
  for (const seat of pair) {
    const mask = maskOf(state, seat);
    if (typeof mask !== 'string') state.masks = state.masks.with(placeOf(state, seat), { ...mask, knownTo: [] });
  }
}

/** [M-25] */
export function nameOwnMask(state: State, said: MaskKind, sink: EventSink<Event>): void {
  const { seat } = powerOf(state);
  const victim = state.victim;
  if (victim === null) throw new Error('nobody was asked');
  const mask = tellMask(state, victim, 'everyone', sink);
  expose(state, victim);
  emit(state, sink, { type: 'confessed', seat: victim, said, mask });
  if (said !== mask) pay(state, sink, { from: victim, to: seat, coins: GURUS_FEE, why: 'guru' });
  closeAnnouncement(state, sink);
}

/** [M-43*] Names a random mask of the scenario. */
export function nameRandomMask(state: State, chance: Chance, sink: EventSink<Event>): void {
  nameOwnMask(state, chance.pick([...new Set(state.inPlay)]), sink);
}

/** [M-29] [M-38*] First the coins; then the two people change places, and masks and coins stay. */
export function pullStrings(state: State, seat: Seat, pair: readonly [Seat, Seat], sink: EventSink<Event>): void {
  for (const from of pair) pay(state, sink, { from, to: seat, coins: 1, why: 'puppet-master' });
  if (checkGameEnd(state, sink)) return;
  const [one, other] = pair;
  const first = placeOf(state, one);
  const second = placeOf(state, other);
  state.seatAt = state.seatAt.with(first, other).with(second, one);
  state.placeOf = state.placeOf.with(one, second).with(other, first);
  emit(state, sink, { type: 'moved', pair });
  closeAnnouncement(state, sink);
}

/** [M-10*] */
function expose(state: State, seat: Seat): void {
  if (!state.exposed.includes(seat)) state.exposed = [...state.exposed, seat];
}

export function powerOf(state: State): NonNullable<State['power']> {
  if (state.power === null) throw new Error('no power is being used');
  return state.power;
}
