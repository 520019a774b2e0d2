import { allSeats } from '@parlour/kernel';
import { leakBuilders, type Mutant } from '@parlour/kernel/laws';
import { backOf } from './cards.ts';
import type { FotomaniaTypes } from './types.ts';

const { reaching, inView } = leakBuilders<FotomaniaTypes>();

/** Leaks that only this game can have. The law of secrecy must find each of them. */
export const MUTANTS: readonly Mutant[] = [
  inView('an out-of-focus photo keeps its number for its owner', (state, viewer, view) => ({
    strips: viewer === 'spectator' ? view.strips : [...view.strips, state.gone.map((secret) => secret.secret.number)],
  })),
  inView('a face-down card of the City shows its number', (state, _viewer, view) => ({
    city: view.city.map((seen, place) => (seen?.face === 'down' ? { face: 'up', card: state.cityHidden[place]?.secret } : seen)),
  })),
  inView('the left neighbour’s cards can be seen over the shoulder', (state, viewer, view) => ({
    backs: viewer === 'spectator' ? view.backs : (state.hands[(viewer + 1) % state.seats] ?? []).map((secret) => secret.secret),
  })),
  inView('the back of the next card of the deck lies open', (state, _viewer, view) => {
    const next = state.deck.at(-1)?.secret;
    return { deck: next === undefined || next === 'sunset' ? view.deck : [view.deck, backOf(next)] };
  }),
  inView('the room grows dark when Sunset comes next', (state, _viewer, view) => ({
    sunsetPassed: view.sunsetPassed || state.deck.at(-1)?.secret === 'sunset',
  })),
  inView('the preview judges everyone’s rearmost card', (state, _viewer, view) => ({
    taken: view.taken + state.hands.filter((hand) => (hand[0]?.secret.number ?? 0) % 2 === 0).length / 10,
  })),
  reaching('everyone receives cards taken face down', (event, state, seats) => (event.type === 'took' ? allSeats(state.seats) : seats)),
];
