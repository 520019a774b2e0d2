import type { EventSink, Seat } from '@parlour/kernel';
import { cardOf } from './cards.ts';
import { outcome } from './score.ts';
import { outOfGame } from './secrets.ts';
import { emptyStrip } from './strips.ts';
import type { Event, State, Strip } from './types.ts';

/** [F-30] The last photos are taken; the card left in each hand is put away or, with the variant, shown. */
export function endGame(state: State, sink: EventSink<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.options.missedOpportunity) missOpportunity(state, seat, sink);
    else discard(state, seat, sink);
  }
  state.hands = state.hands.map(() => []);
  state.phase = 'over';
  const { scores, winners } = outcome(state);
  sink.emit({ type: 'over', scores, winners });
}

/** [F-30*] */
function discard(state: State, seat: Seat, sink: EventSink<Event>): void {
  state.gone = [...state.gone, ...(state.hands[seat] ?? []).map((last) => outOfGame(last.secret))];
  sink.emit({ type: 'discarded', seat });
}

/** [F-35] Every photo of that colour is lost, sharp or not, and its Good Photo too. */
function missOpportunity(state: State, seat: Seat, sink: EventSink<Event>): void {
  const last = state.hands[seat]?.[0];
  if (last === undefined) throw new Error('one card is left in every hand');
  const card = sink.disclose(last, 'everyone');
  const index = state.colours.indexOf(card.colour);
  const strips = state.strips[seat] as readonly Strip[];
  const spoilt = strips[index] as Strip;
  const goodPhoto = state.goodPhotos[index] === seat;
  const faceUp = spoilt.frames.flatMap((frame) => (frame.face === 'up' ? [outOfGame(cardOf(card.colour, frame.number))] : []));
  state.gone = [...state.gone, ...faceUp];
  state.strips = state.strips.with(seat, strips.with(index, emptyStrip(card.colour)));
  if (goodPhoto) state.goodPhotos = state.goodPhotos.with(index, null);
  state.missed = state.missed.with(seat, card);
  sink.emit({ type: 'missed', seat, card, spoilt: spoilt.frames.length, goodPhoto });
}
