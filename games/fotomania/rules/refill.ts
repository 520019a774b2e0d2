import { type EventSink, leftOf } from '@parlour/kernel';
import { cardsInCity, columnOf, isFaceDownPlace, rowsOf } from './city.ts';
import { faceDown, faceUp, inCity, outOfGame } from './secrets.ts';
import type { Event, Seen, State } from './types.ts';

/** [F-23] At so few cards the City is filled again; [F-26] or the game ends. */
const TOO_FEW = 3;

/** [F-23] Step 4 of a turn. */
export function checkCity(state: State, sink: EventSink<Event>): void {
  if (cardsInCity(state.city) > TOO_FEW) return nextTurn(state);
  clearCity(state, sink);
  resumeFilling(state, sink);
}

/** Fills the free places; called again after Sunset has interrupted it. */
export function resumeFilling(state: State, sink: EventSink<Event>): void {
  if (fillCity(state, sink) === 'sunset') {
    state.phase = 'sunset';
    sink.emit({ type: 'sunset' });
    return;
  }
  if (cardsInCity(state.city) > TOO_FEW) return nextTurn(state);
  state.phase = 'finale';
  sink.emit({ type: 'finale' });
}

/** [F-26*] */
function nextTurn(state: State): void {
  state.phase = 'take';
  state.turn = leftOf(state.turn, state.seats);
  state.taken = 0;
}

/** [F-24*] (a) and (b); [F-25] with two players everything goes. */
function clearCity(state: State, sink: EventSink<Event>): void {
  const rows = rowsOf(state.seats);
  const city = state.city.slice();
  const hidden = state.cityHidden.slice();
  const gone = state.gone.slice();
  const cleared: number[] = [];
  const moving: number[] = [];
  city.forEach((seen, place) => {
    if (seen === null) return;
    if (seen.face === 'down' && state.seats > 2) {
      moving.push(place);
      return;
    }
    const card = seen.face === 'up' ? seen.card : hidden[place]?.secret;
    if (card === undefined) throw new Error(`nothing lies under the back at place ${place}`);
    gone.push(outOfGame(card));
    cleared.push(place);
    city[place] = null;
    hidden[place] = null;
  });
  if (cleared.length > 0) sink.emit({ type: 'cleared', places: cleared });
  for (const from of moving) {
    const secret = hidden[from];
    if (secret == null) throw new Error(`nothing lies under the back at place ${from}`);
    const to = city.indexOf(null);
    if (columnOf(to, rows) !== 0) throw new Error('the leftmost column has room for all that is left');
    const card = sink.disclose(secret, 'everyone');
    city[from] = null;
    hidden[from] = null;
    city[to] = faceUp(card);
    sink.emit({ type: 'moved', from, to, card });
  }
  state.city = city;
  state.cityHidden = hidden;
  state.gone = gone;
}

/** [F-24*] (c) Free places in the order of their numbers, until all are filled, the deck is empty or Sunset turns up. */
export function fillCity(state: State, sink: EventSink<Event>): 'done' | 'sunset' {
  const rows = rowsOf(state.seats);
  const city = state.city.slice();
  const hidden = state.cityHidden.slice();
  const deck = state.deck.slice();
  const places: { place: number; seen: Seen }[] = [];
  let sunset = false;
  for (let place = 0; place < city.length && !sunset; place++) {
    if (city[place] !== null) continue;
    const next = deck.pop();
    if (next === undefined) break;
    const card = next.secret;
    // [F-27*] Sunset takes no place.
    if (card === 'sunset') {
      sink.disclose(next, 'everyone');
      sunset = true;
      continue;
    }
    const down = isFaceDownPlace(place, rows);
    const seen = down ? faceDown(card) : faceUp(card);
    city[place] = seen;
    hidden[place] = down ? inCity(card) : null;
    if (!down) sink.disclose(next, 'everyone');
    places.push({ place, seen });
  }
  state.city = city;
  state.cityHidden = hidden;
  state.deck = deck;
  if (places.length > 0) sink.emit({ type: 'filled', places });
  return sunset ? 'sunset' : 'done';
}
