import { allSeats, type Chance, type EventSink, type Secret, seatsFrom } from '@parlour/kernel';
import { type Card, COLOURS, deckOf } from './cards.ts';
import { placesOf } from './city.ts';
import { coloursLeftOut } from './options.ts';
import { fillCity } from './refill.ts';
import { inDeck, inHand, sunsetInDeck } from './secrets.ts';
import { emptyStrip } from './strips.ts';
import { pileSize } from './sunset.ts';
import type { DeckCard, Event, Options, State } from './types.ts';

/** [F-09] */
const HAND = 5;

export function setup(options: Options, seats: number, chance: Chance, sink: EventSink<Event>, choose = coloursLeftOut): State {
  const leftOut = choose(options, seats, chance);
  const colours = COLOURS.filter((colour) => !leftOut.includes(colour));
  // [F-08*] A random player starts, or the one the host names.
  const starter = options.first === 'random' ? chance.below(seats) : options.first;
  const everyone = allSeats(seats);
  const places = placesOf(seats);
  const state: State = {
    options,
    seats,
    colours,
    phase: 'take',
    starter,
    turn: starter,
    taken: 0,
    sunsetPassed: false,
    deck: stacked(chance.shuffle(deckOf(colours)), pileSize(colours.length), chance),
    city: new Array<null>(places).fill(null),
    cityHidden: new Array<null>(places).fill(null),
    hands: everyone.map(() => []),
    strips: everyone.map(() => colours.map(emptyStrip)),
    goodPhotos: colours.map(() => null),
    gone: [],
    missed: everyone.map(() => null),
  };
  sink.emit({ type: 'began', colours, leftOut, starter });
  fillCity(state, sink);
  dealHands(state);
  return state;
}

/** [F-04] Sunset lies anywhere within the second pile from the bottom. */
function stacked(cards: readonly Card[], pile: number, chance: Chance): readonly Secret<DeckCard>[] {
  const deck = cards.map(inDeck);
  deck.splice(pile + chance.below(pile + 1), 0, sunsetInDeck);
  return deck;
}

/** [F-09] One card at a time, clockwise from the starting player; each goes to the front. */
function dealHands(state: State): void {
  const deck = [...state.deck];
  const hands = state.hands.map((): Secret<Card>[] => []);
  const order = seatsFrom(state.starter, state.seats);
  for (let card = 0; card < HAND; card++) {
    for (const seat of order) {
      const drawn = deck.pop()?.secret;
      if (drawn === undefined || drawn === 'sunset') throw new Error('Sunset never comes before the first turn');
      hands[seat]?.push(inHand(drawn, seat, state.options.openBacks));
    }
  }
  state.deck = deck;
  state.hands = hands;
}
