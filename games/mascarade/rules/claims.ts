import { type EventSink, leftOf, type Seat } from '@parlour/kernel';
import { emit } from './emit.ts';
import { activeSeat, othersClockwise, placeOf, seatAt } from './places.ts';
import { applyPower } from './powers.ts';
import { cardWorn, closeAnnouncement, tellMask } from './turns.ts';
import type { Answer, Event, MaskKind, State } from './types.ts';

/** [M-10] */
export function announce(state: State, mask: MaskKind, sink: EventSink<Event>): void {
  state.announced = mask;
  state.phase = 'claim';
  state.asked = state.options.claims === 'in-order' ? leftOf(state.active, state.seats) : null;
  emit(state, sink, { type: 'announced', seat: activeSeat(state), mask });
}

/** [M-11] In order: each answer is public before the next player is asked. */
export function answerInTurn(state: State, answer: Answer, sink: EventSink<Event>): void {
  const place = state.asked;
  if (place === null) throw new Error('nobody is asked');
  applyAnswer(state, seatAt(state, place), answer, sink);
  const next = leftOf(place, state.seats);
  state.asked = next === state.active ? null : next;
  if (state.asked === null) judge(state, sink);
}

/** [M-11*] Secret answers, opened together in the order of the table. */
export function answerAtOnce(state: State, answers: ReadonlyMap<Seat, Answer>, sink: EventSink<Event>): void {
  for (const seat of othersClockwise(state, activeSeat(state))) applyAnswer(state, seat, answers.get(seat) ?? 'pass', sink);
  judge(state, sink);
}

function applyAnswer(state: State, seat: Seat, answer: Answer, sink: EventSink<Event>): void {
  state.answers = state.answers.with(placeOf(state, seat), answer);
  emit(state, sink, { type: 'answered', seat, answer });
}

/** [M-12] [M-13] */
function judge(state: State, sink: EventSink<Event>): void {
  const announcer = activeSeat(state);
  const mask = state.announced;
  if (mask === null) throw new Error('nothing was announced');
  const claimants = othersClockwise(state, announcer).filter((seat) => state.answers[placeOf(state, seat)] === 'claim');
  if (claimants.length === 0) return applyPower(state, mask, [announcer], sink);
  const involved = [announcer, ...claimants];
  const holders = involved.filter((seat) => reveal(state, seat, sink) === mask);
  state.liars = involved.filter((seat) => !holders.includes(seat));
  if (holders.length === 0) closeAnnouncement(state, sink);
  else applyPower(state, mask, holders, sink);
}

/** Turns the mask face up until the announcement is settled. */
function reveal(state: State, seat: Seat, sink: EventSink<Event>): MaskKind {
  const mask = tellMask(state, seat, 'everyone', sink);
  state.masks = state.masks.with(placeOf(state, seat), cardWorn(state, seat));
  state.exposed = [...state.exposed, seat];
  emit(state, sink, { type: 'revealed', seat, mask });
  return mask;
}
