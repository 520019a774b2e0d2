import type { Seat } from '@parlour/kernel';
import { leakBuilders, type Mutant } from '@parlour/kernel/laws';
import { kindOf, type MaskKind } from './cards.ts';
import { maskOf } from './places.ts';
import type { MascaradeTypes, Mask, State } from './types.ts';

const truthOf = (mask: Mask | undefined): MaskKind | null =>
  mask === undefined ? null : kindOf(typeof mask === 'string' ? mask : mask.secret);

const { reaching, inView, inEvent } = leakBuilders<MascaradeTypes>();

const worn = (state: State, seat: Seat): MaskKind | null => truthOf(maskOf(state, seat));

/** Leaks that only this game can have. The law of secrecy must find each of them. */
export const MUTANTS: readonly Mutant[] = [
  inView('everyone always sees their own mask', (state, viewer, view) => ({
    masks:
      viewer === 'spectator'
        ? view.masks
        : view.masks.map((seen, place) => (state.seatAt[place] === viewer ? truthOf(state.masks[place]) : seen)),
  })),
  inView('the centre lies open', (state) => ({ centre: state.centre.map(truthOf) })),
  inView('only who truly wears the mask may still claim it', (state, _viewer, view) => ({
    answers:
      state.announced === null
        ? view.answers
        : view.answers.map((answer, place) => (truthOf(state.masks[place]) === state.announced ? 'claim' : answer)),
  })),
  inView('what the Spy holds is seen by the one it belongs to', (state, viewer, view) => ({
    masks: view.masks.map((seen, place) => {
      const seat = state.seatAt[place];
      return seat === viewer && state.held?.includes(seat) === true ? truthOf(state.masks[place]) : seen;
    }),
  })),
  inView('a liar is marked before anybody doubts', (state, _viewer, view) => {
    const announcer = state.seatAt[state.active];
    const lies = state.phase === 'claim' && announcer !== undefined && worn(state, announcer) !== state.announced;
    return { barred: lies || view.barred };
  }),
  inEvent('everyone receives a look', (event, state) => (event.type === 'looked' ? { ...event, mask: worn(state, event.seat) } : event)),
  inEvent('a swap tells whose mask arrived', (event, state) =>
    event.type === 'exchanged' ? { ...event, arrived: worn(state, event.seat) } : event,
  ),
  inEvent('the Princess’s victim receives their own mask', (event, state) =>
    event.type === 'shown' ? { ...event, mask: worn(state, event.victim) } : event,
  ),
  inEvent('a power used without proof says whether it was a bluff', (event, state) =>
    event.type === 'used' ? { ...event, proven: worn(state, event.seat) === event.mask } : event,
  ),
  reaching('the Fool tells both owners whether he swapped', (event, _state, seats) =>
    event.type === 'juggled' ? [...seats, ...event.pair] : seats,
  ),
  reaching('the Spy’s target learns whether the masks were swapped', (event, _state, seats) =>
    event.type === 'returned' ? [...seats, event.with] : seats,
  ),
  reaching('an exchange tells the other player whether it was real', (event, _state, seats) =>
    event.type === 'exchanged' && 'seat' in event.with ? [...seats, event.with.seat] : seats,
  ),
  inView('two Peasants can be told apart', (state) => ({
    peasants: state.masks.map((mask) => (typeof mask === 'string' ? mask : mask.secret)).filter((card) => card.startsWith('peasant')),
  })),
];
