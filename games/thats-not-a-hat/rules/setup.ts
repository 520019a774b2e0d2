import { allSeats, type Chance, type EventSink, leftOf } from '@parlour/kernel';
import { deckOf, type ObjectId, type Printing } from './cards.ts';
import { emit } from './emit.ts';
import { faceUp, inShop } from './gifts.ts';
import { giftsEach } from './options.ts';
import { draw } from './passing.ts';
import type { Event, Options, State } from './types.ts';

export function setup(options: Options, seats: number, chance: Chance, sink: EventSink<Event>, printing: Printing = 2): State {
  const state: State = {
    options,
    printing,
    seats,
    round: 0,
    starter: 0,
    phase: 'ready',
    shopTop: null,
    shop: [],
    gifts: [],
    penalties: [],
    totals: allSeats(seats).map(() => 0),
    giver: 0,
    moving: null,
    fresh: false,
    said: null,
    history: null,
  };
  // [H-06*] A random player starts, or the one the host names.
  state.starter = options.first === 'random' ? chance.below(seats) : options.first;
  deal(state, chance, sink);
  return state;
}

/** [H-19*] The next round: everything is shuffled again, the start passes to the left. */
export function nextRound(state: State, chance: Chance, sink: EventSink<Event>): void {
  state.starter = leftOf(state.starter, state.seats);
  deal(state, chance, sink);
}

/** [H-04] [H-05] */
function deal(state: State, chance: Chance, sink: EventSink<Event>): void {
  const each = giftsEach(state.options, state.seats);
  const cards: ObjectId[] = chance.shuffle(deckOf(state.options.colour, state.printing));
  const hands = allSeats(state.seats).map(() => cards.splice(0, each));
  state.round += 1;
  state.shopTop = cards.pop() ?? null;
  state.shop = cards.map((card) => inShop(card, state.printing));
  state.gifts = hands.map((hand) => hand.map(faceUp));
  state.penalties = hands.map(() => []);
  state.giver = state.starter;
  state.history = state.options.memoryHelp ? [] : null;
  emit(state, sink, { type: 'round', round: state.round, starter: state.starter, gifts: hands });
  // A later round always begins with a pause, so that everyone sees how the last one ended.
  if (state.options.ready || state.round > 1) state.phase = 'ready';
  else draw(state, state.starter, sink);
}
