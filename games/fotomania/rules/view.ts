import type { Viewer } from '@parlour/kernel';
import { backOf, photosForGoodPhoto } from './cards.ts';
import type { State, View } from './types.ts';

/**
 * [F-36*] What is open now, and the viewer's own hand. `city` and `strips` hold only visible sides: the cards
 * under the backs are stored separately, in `cityHidden` and `gone`, and never read here.
 */
export function view(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    seats: state.seats,
    colours: state.colours,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    taken: state.taken,
    sunsetPassed: state.sunsetPassed,
    deck: state.deck.length,
    city: state.city,
    hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? []).map((card) => card.secret),
    handSizes: state.hands.map((hand) => hand.length),
    backs: state.options.openBacks ? state.hands.map((hand) => hand.map((card) => backOf(card.secret))) : null,
    strips: state.strips,
    goodPhotos: state.goodPhotos,
    required: photosForGoodPhoto(state.seats),
    missed: state.missed,
  };
}
