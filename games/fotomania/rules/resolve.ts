import type { Chance, Choice, EventSink, Seat } from '@parlour/kernel';
import { placesFromEnd } from './city.ts';
import { endGame } from './end-game.ts';
import { advanceAndTakePhotos, withItem } from './photo.ts';
import { checkCity, resumeFilling } from './refill.ts';
import { faceUp, inHand } from './secrets.ts';
import type { Card, Event, Move, Phase, Seen, State, Take } from './types.ts';

/** [F-27] [F-30] */
const PHOTOS_TOGETHER = 2;

/** How many photos follow the film advance. */
export function photosDue({ phase, taken }: { readonly phase: Phase; readonly taken: number }): number {
  switch (phase) {
    case 'advance':
      return taken;
    case 'sunset':
    case 'finale':
      return PHOTOS_TOGETHER;
    default:
      return 0;
  }
}

export function resolve(state: State, choices: readonly Choice<Move>[], _chance: Chance, sink: EventSink<Event>): void {
  const { phase } = state;
  const due = photosDue(state);
  for (const { seat, move } of choices) {
    if (move.do === 'take') take(state, seat, move, sink);
    else advanceAndTakePhotos(state, seat, move, due, sink);
  }
  switch (phase) {
    case 'advance':
      return checkCity(state, sink);
    case 'sunset':
      // [F-29] From here on every hand has three cards, for as many are played as are taken.
      state.sunsetPassed = true;
      return resumeFilling(state, sink);
    case 'finale':
      return endGame(state, sink);
    default:
  }
}

/** [F-10] One card after another goes to the front of the hand. */
function take(state: State, seat: Seat, { count, row, side }: Take, sink: EventSink<Event>): void {
  const city = state.city.slice();
  const hidden = state.cityHidden.slice();
  const hand = (state.hands[seat] ?? []).slice();
  const before: Seen[] = [];
  const known: Seen[] = [];
  const places = placesFromEnd(city, row, side);
  for (let taken = 0; taken < count; taken++) {
    const place = places[taken] as number;
    const seen = city[place] as Seen;
    const card = seen.face === 'up' ? seen.card : (hidden[place]?.secret as Card);
    hand.push(inHand(card, seat, state.options.openBacks));
    before.push(seen);
    known.push(faceUp(card));
    city[place] = null;
    hidden[place] = null;
  }
  state.city = city;
  state.cityHidden = hidden;
  state.hands = withItem(state.hands, seat, hand);
  state.taken = count;
  state.phase = 'advance';
  sink.emitSplit([seat], { type: 'took', seat, row, side, cards: known }, { type: 'took', seat, row, side, cards: before });
}
