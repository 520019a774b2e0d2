import { createRequire } from 'node:module';
import {
  allCards,
  backOf,
  COLOURS,
  colourOf,
  endOf,
  fits,
  HAND,
  isAdvance,
  isDown,
  numberOf,
  PHOTOS_TOGETHER,
  PLACES,
  PLAYERS,
  pointsOf,
  ROWS,
  SUNSET,
  TOO_FEW,
} from './fotomania-cards.mjs';

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');

const lying = (city) => city.filter((card) => card !== null).length;

function shoot(G, seat, card) {
  const colour = colourOf(card);
  const strip = G.strips[seat][colour];
  const number = numberOf(card);
  if (!fits(strip, strip.frames.at(-1) === null, number)) {
    strip.frames.push(null);
    return;
  }
  if (strip.sharp === 1) strip.way = Math.sign(number - strip.last);
  strip.frames.push(number);
  strip.last = number;
  strip.sharp++;
  if (G.phase === 'advance' && G.goodPhotos[colour] === null && strip.sharp >= 3) G.goodPhotos[colour] = seat;
}

function advanceAndShoot(G, seat, { from, to }, count) {
  const hand = G.hands[seat];
  const [card] = hand.splice(from, 1);
  hand.splice(to, 0, card);
  for (const shot of hand.splice(0, count)) shoot(G, seat, shot);
}

function fill(G, ctx, events) {
  for (let place = 0; place < PLACES; place++) {
    if (G.city[place] !== null || G.deck.length === 0) continue;
    const card = G.deck.pop();
    if (card === SUNSET) {
      G.phase = 'sunset';
      events.setActivePlayers({ all: 'together' });
      return;
    }
    G.city[place] = card;
    G.up[place] = !isDown(place);
  }
  if (lying(G.city) > TOO_FEW) return nextTurn(G, events);
  G.phase = 'finale';
  events.setActivePlayers({ all: 'together' });
}

function nextTurn(G, events) {
  G.phase = 'take';
  events.endTurn();
}

function checkCity(G, ctx, events) {
  if (lying(G.city) > TOO_FEW) return nextTurn(G, events);
  const moving = [];
  for (let place = 0; place < PLACES; place++) {
    if (G.city[place] === null) continue;
    if (!G.up[place]) moving.push(G.city[place]);
    G.city[place] = null;
  }
  moving.forEach((card, place) => {
    G.city[place] = card;
    G.up[place] = true;
  });
  fill(G, ctx, events);
}

const scoreOf = (G, seat) => G.strips[seat].reduce((sum, strip, colour) => sum + pointsOf(strip, G.goodPhotos[colour] === seat), 0);

/** The place of Sunset in the deck is random unless given. */
export const fotomaniaGame = (sunset) => ({
  name: 'fotomania',
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(allCards());
    deck.splice(sunset ?? 13 + random.Die(15), 0, SUNSET);
    const city = Array.from({ length: PLACES }, () => deck.pop());
    const hands = Array.from({ length: PLAYERS }, () => []);
    for (let card = 0; card < HAND; card++) for (const hand of hands) hand.push(deck.pop());
    const strips = hands.map(() => Array.from({ length: COLOURS }, () => ({ frames: [], last: 0, way: 0, sharp: 0 })));
    const up = city.map((_, place) => !isDown(place));
    return { phase: 'take', taken: 0, deck, city, up, hands, strips, goodPhotos: Array(COLOURS).fill(null), chosen: {} };
  },
  turn: { stages: { together: {} } },
  moves: {
    take: ({ G, playerID }, count, row, side) => {
      if (G.phase !== 'take' || !(count >= 1 && count <= 3) || !(row >= 0 && row < ROWS)) return INVALID_MOVE;
      const places = endOf((place) => G.city[place] !== null, row, side);
      if (count > places.length) return INVALID_MOVE;
      for (const place of places.slice(0, count)) {
        G.hands[playerID].push(G.city[place]);
        G.city[place] = null;
      }
      G.taken = count;
      G.phase = 'advance';
    },
    advance: ({ G, ctx, events, playerID }, from, to) => {
      if (G.phase === 'take' || G.chosen[playerID] !== undefined || !isAdvance(G.hands[playerID].length, from, to)) return INVALID_MOVE;
      if (G.phase === 'advance') {
        advanceAndShoot(G, Number(playerID), { from, to }, G.taken);
        return checkCity(G, ctx, events);
      }
      G.chosen[playerID] = { from, to };
      if (Object.keys(G.chosen).length < PLAYERS) return;
      for (let seat = 0; seat < PLAYERS; seat++) advanceAndShoot(G, seat, G.chosen[seat], PHOTOS_TOGETHER);
      G.chosen = {};
      if (G.phase === 'finale') return void events.endGame({ scores: G.hands.map((_, seat) => scoreOf(G, seat)) });
      events.setActivePlayers({ currentPlayer: null });
      fill(G, ctx, events);
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    city: G.city.map((card, place) => (card === null || G.up[place] ? card : backOf(card))),
    hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length)),
    chosen: Object.keys(G.chosen).length,
  }),
});
