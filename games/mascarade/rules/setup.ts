import { allSeats, type Chance, type EventSink } from '@parlour/kernel';
import { cardsOf, kindOf } from './cards.ts';
import { emit } from './emit.ts';
import { scenarioOf } from './scenarios.ts';
import type { Event, Options, State } from './types.ts';

/** [M-02] */
const FIRST_COINS = 6;

/** [M-02] [M-03] [M-04] Six coins each; the masks of the scenario, dealt face up, those left over to the centre. */
export function setup(options: Options, seats: number, chance: Chance, sink: EventSink<Event>): State {
  const inPlay = scenarioOf(options, seats);
  const cards = chance.shuffle(cardsOf(inPlay));
  const places = allSeats(seats);
  const state: State = {
    options,
    seats,
    inPlay,
    phase: 'memorise',
    turn: 0,
    // [M-05*] A random player begins, or the one the host names.
    active: options.first === 'random' ? chance.below(seats) : options.first,
    barred: false,
    seatAt: places,
    placeOf: places,
    masks: cards.slice(0, seats),
    centre: cards.slice(seats),
    coins: places.map(() => FIRST_COINS),
    court: 0,
    owesLook: places.map(() => false),
    exposed: [],
    announced: null,
    answers: places.map(() => null),
    asked: null,
    power: null,
    held: null,
    victim: null,
    liars: [],
    winners: null,
    history: options.memoryHelp ? [] : null,
  };
  const kinds = cards.map(kindOf);
  emit(state, sink, { type: 'dealt', masks: kinds.slice(0, seats), centre: kinds.slice(seats), first: state.active });
  return state;
}
