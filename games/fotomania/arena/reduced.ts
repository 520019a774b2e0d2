import { NULL_EVENT_SINK, type ReducedGame } from '@parlour/bots';
import { type Colour, deckOf, type FotomaniaTypes, fotomania, type Options } from '../rules/index.ts';
import { fillCity } from '../rules/refill.ts';
import { inDeck, inHand } from '../rules/secrets.ts';
import { emptyStrip } from '../rules/strips.ts';

const COLOURS: readonly Colour[] = ['blue', 'red'];
const HAND = 3;
const CITY = 6;
const DEALS = 16;
/** Steps of the first turn, in which the clock moves. */
const FIRST_TURN = 2;

const OPTIONS: Options = { leaveOut: 'random', leaveOutToo: 'random', missedOpportunity: false, openBacks: false, first: 0, clock: 0 };

/**
 * The end of a game of two with two colours: twelve photos, three in each hand and six in the City; no player knows what stays in the
 * box. The first take is given.
 */
export const REDUCED: ReducedGame<FotomaniaTypes> = {
  game: {
    ...fotomania,
    setup(options, seats, chance, sink) {
      const cards = chance.shuffle(deckOf(COLOURS));
      const whole = fotomania.setup(options, seats, chance, NULL_EVENT_SINK);
      const state = {
        ...whole,
        colours: COLOURS,
        sunsetPassed: true,
        hands: whole.hands.map((_, seat) => cards.splice(0, HAND).map((card) => inHand(card, seat, options.openBacks))),
        deck: cards.splice(0, CITY).map(inDeck),
        city: whole.city.map(() => null),
        cityHidden: whole.city.map(() => null),
        strips: whole.strips.map(() => COLOURS.map(emptyStrip)),
        goodPhotos: COLOURS.map(() => null),
      };
      fillCity(state, sink);
      return state;
    },
  },
  seats: 2,
  deals: Array.from({ length: DEALS }, (_, deal) => ({ ...OPTIONS, first: deal % 2 })),
  streams: 24,
  opening: (state, step) => (step < FIRST_TURN ? fotomania.defaultMove(fotomania.view(state, state.turn), state.turn) : undefined),
};
