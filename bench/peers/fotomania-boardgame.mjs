import { createRequire } from 'node:module';
import { below, measure } from './measure.mjs';

/** Fotomania for four as a boardgame.io game, played by random movers through its local client. */
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const PLAYERS = 4;
const COLOURS = 7;
const ROWS = 4;
const PLACES = 16;
const SUNSET = -1;
const POINTS = [-3, 1, 3, 4, 7, 8, 10, 11];

/** Cards are numbers: twelve to a colour. */
const colourOf = (card) => Math.floor(card / 12);
const numberOf = (card) => (card % 12) + 1;
const backOf = (card) => Math.floor(card / 6);
const isDown = (place) => place >= ROWS && place < 3 * ROWS;
const lying = (city) => city.filter((card) => card !== null).length;

function endOf(city, row, side) {
  const places = [row, row + ROWS, row + 2 * ROWS, row + 3 * ROWS].filter((place) => city[place] !== null);
  return side === 'left' ? places : places.reverse();
}

function fits(strip, number) {
  if (strip.last === 0) return true;
  if (strip.way !== 0 && Math.sign(number - strip.last) !== strip.way) return false;
  return strip.frames.at(-1) === null || Math.abs(number - strip.last) <= 3;
}

function shoot(G, seat, card) {
  const colour = colourOf(card);
  const strip = G.strips[seat][colour];
  const number = numberOf(card);
  if (!fits(strip, number)) {
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
  if (lying(G.city) > 3) return nextTurn(G, events);
  G.phase = 'finale';
  events.setActivePlayers({ all: 'together' });
}

function nextTurn(G, events) {
  G.phase = 'take';
  events.endTurn();
}

function checkCity(G, ctx, events) {
  if (lying(G.city) > 3) return nextTurn(G, events);
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

const scoreOf = (G, seat) =>
  G.strips[seat].reduce(
    (sum, strip, colour) =>
      sum + POINTS[Math.min(strip.sharp, 7)] - 2 * (strip.frames.length - strip.sharp) + (G.goodPhotos[colour] === seat ? 5 : 0),
    0,
  );

const isAdvance = (G, seat, from, to) =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to < G.hands[seat].length;

const fotomania = {
  name: 'fotomania',
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: COLOURS * 12 }, (_, card) => card));
    deck.splice(13 + random.Die(15), 0, SUNSET);
    const city = Array.from({ length: PLACES }, () => deck.pop());
    const hands = Array.from({ length: PLAYERS }, () => []);
    for (let card = 0; card < 5; card++) for (const hand of hands) hand.push(deck.pop());
    const strips = hands.map(() => Array.from({ length: COLOURS }, () => ({ frames: [], last: 0, way: 0, sharp: 0 })));
    const up = city.map((_, place) => !isDown(place));
    return { phase: 'take', taken: 0, deck, city, up, hands, strips, goodPhotos: Array(COLOURS).fill(null), chosen: {} };
  },
  turn: { stages: { together: {} } },
  moves: {
    take: ({ G, playerID }, count, row, side) => {
      if (G.phase !== 'take' || !(count >= 1 && count <= 3) || !(row >= 0 && row < ROWS)) return INVALID_MOVE;
      const places = endOf(G.city, row, side);
      if (count > places.length) return INVALID_MOVE;
      for (const place of places.slice(0, count)) {
        G.hands[playerID].push(G.city[place]);
        G.city[place] = null;
      }
      G.taken = count;
      G.phase = 'advance';
    },
    advance: ({ G, ctx, events, playerID }, from, to) => {
      if (G.phase === 'take' || G.chosen[playerID] !== undefined || !isAdvance(G, playerID, from, to)) return INVALID_MOVE;
      if (G.phase === 'advance') {
        advanceAndShoot(G, Number(playerID), { from, to }, G.taken);
        return checkCity(G, ctx, events);
      }
      G.chosen[playerID] = { from, to };
      if (Object.keys(G.chosen).length < PLAYERS) return;
      for (let seat = 0; seat < PLAYERS; seat++) advanceAndShoot(G, seat, G.chosen[seat], 2);
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
};

/** One game; returns its moves. The player's own view is read and the moves are listed before every move, as ours are. */
function play() {
  const client = Client({ game: { ...fotomania, seed: below(2 ** 31) }, numPlayers: PLAYERS, playerID: '0', debug: false });
  client.start();
  let moves = 0;
  for (;;) {
    const { G: seen, ctx } = client.getState();
    if (ctx.gameover) break;
    const together = seen.phase === 'sunset' || seen.phase === 'finale';
    client.updatePlayerID(together ? String(seen.chosen) : ctx.currentPlayer);
    const { G } = client.getState();
    const legal = legalMoves(G, together ? seen.chosen : Number(ctx.currentPlayer));
    const [move, ...args] = legal[below(legal.length)];
    client.moves[move](...args);
    moves++;
  }
  client.stop();
  return moves;
}

function legalMoves(G, seat) {
  const legal = [];
  if (G.phase === 'take') {
    for (let row = 0; row < ROWS; row++) {
      const most = Math.min(3, endOf(G.city, row, 'left').length);
      for (const side of ['left', 'right']) for (let count = 1; count <= most; count++) legal.push(['take', count, row, side]);
    }
    return legal;
  }
  const size = G.hands[seat].length;
  for (let from = 0; from < size - 1; from++) for (let to = from + 1; to < size; to++) legal.push(['advance', from, to]);
  return legal;
}

measure(play);
