import { allSeats, type Chance, type Choice, type EventSink, seatsFrom } from '@parlour/kernel';
import type { NormalCard } from './cards.ts';
import { heldBy, leftNeighbour, rightNeighbour } from './holdings.ts';
import { closeFor, closeForAll, openFor, openForAll } from './secrets.ts';
import { mustAct } from './status.ts';
import type { Event, GuestId, Holder, Move, Phase, State } from './types.ts';

/** Whether the card has been followed to its end. */
type Finished = boolean;

const FIRST_PHASE: Readonly<Record<NormalCard, Phase>> = {
  dance: 'keep',
  gifts: 'give',
  revelations: 'reveal',
  rumours: 'rumour',
  partner: 'partner',
  theft: 'steal',
};

/** [P-22] */
const REVELATIONS = 2;

export function beginExchange(state: State, card: NormalCard, chance: Chance, sink: EventSink<Event>): Finished {
  state.phase = FIRST_PHASE[card];
  if (card === 'revelations') {
    state.revealing = chance.shuffle(heldBy(state, 'middle')).slice(0, REVELATIONS);
    return revealNext(state, sink);
  }
  if (card === 'partner') return heldBy(state, 'middle').length === 0;
  return !allSeats(state.seats).some((seat) => mustAct(state, seat));
}

export function moveEnvelope(state: State, guest: GuestId, to: Holder, sink: EventSink<Event>): void {
  const from = state.holders[guest];
  if (from === to) return;
  state.holders = { ...state.holders, [guest]: to };
  sink.emit({ type: 'moved', guest, from, to });
}

/** [P-20] */
export function dance(state: State, choices: readonly Choice<Move>[], chance: Chance, sink: EventSink<Event>): Finished {
  const counts = choices.map(({ seat, move }) => {
    const putIn = heldBy(state, seat).filter((guest) => move.do === 'keep' && guest !== move.guest);
    for (const guest of putIn) moveEnvelope(state, guest, 'middle', sink);
    return { seat, count: putIn.length };
  });
  const mixed = chance.shuffle(heldBy(state, 'middle'));
  for (const { seat, count } of counts) for (const guest of mixed.splice(0, count)) moveEnvelope(state, guest, seat, sink);
  return true;
}

/** [P-21] All have chosen before any is received. */
export function gifts(state: State, choices: readonly Choice<Move>[], sink: EventSink<Event>): Finished {
  for (const { seat, move } of choices) {
    if (move.do !== 'give') continue;
    if (move.left !== null) moveEnvelope(state, move.left, leftNeighbour(state, seat), sink);
    if (move.right !== null) moveEnvelope(state, move.right, rightNeighbour(state, seat), sink);
  }
  return true;
}

/** [P-22] One envelope at a time is open for everyone. */
function revealNext(state: State, sink: EventSink<Event>): Finished {
  const [guest] = state.revealing;
  if (guest === undefined) return true;
  sink.emit({ type: 'opened', seat: null, contents: openForAll(state, guest, sink) });
  return false;
}

export function closeRevealed(state: State, sink: EventSink<Event>): Finished {
  const [guest] = state.revealing;
  if (guest !== undefined) closeForAll(state, guest);
  state.revealing = state.revealing.slice(1);
  return revealNext(state, sink);
}

/** [P-23] */
export function rumours(state: State, choices: readonly Choice<Move>[], sink: EventSink<Event>): Finished {
  const looks = choices.flatMap(({ seat, move }) => (move.do === 'rumour' && move.guest !== null ? [{ seat, guest: move.guest }] : []));
  return !openForReading(state, looks, sink);
}

/** Opens envelopes for some players until they have read. Returns whether the match has to wait. */
export function openForReading(
  state: State,
  looks: readonly { readonly seat: number; readonly guest: GuestId }[],
  sink: EventSink<Event>,
): boolean {
  state.phase = 'read';
  state.done = allSeats(state.seats).map((seat) => !looks.some((look) => look.seat === seat));
  for (const { seat, guest } of looks) {
    sink.emit({ type: 'peeked', seat, guest });
    sink.emitTo([seat], { type: 'opened', seat, contents: openFor(state, seat, guest) });
  }
  return looks.length > 0;
}

export function closeAfterReading(state: State): void {
  for (const seat of allSeats(state.seats)) closeFor(state, seat);
}

/** [P-24] */
export function partner(state: State, take: readonly GuestId[], give: readonly GuestId[], sink: EventSink<Event>): Finished {
  const seat = state.active;
  for (const guest of take) if (!give.includes(guest)) moveEnvelope(state, guest, seat, sink);
  for (const guest of give) if (!take.includes(guest)) moveEnvelope(state, guest, 'middle', sink);
  state.turn += 1;
  state.active = seatsFrom(state.starter, state.seats)[state.turn] ?? state.starter;
  return state.turn === state.seats;
}

/** [P-25] An envelope that is just being taken cannot be taken: everyone chose from what lay there before. */
export function theft(state: State, choices: readonly Choice<Move>[], sink: EventSink<Event>): Finished {
  for (const { seat, move } of choices) if (move.do === 'steal') moveEnvelope(state, move.guest, seat, sink);
  return true;
}
