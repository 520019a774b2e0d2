import { createRequire } from 'node:module';
import { below, measure } from './measure.mjs';

/** That's Not a Hat as a boardgame.io game, played by random movers through its local client. */
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const PLAYERS = 5;

const towards = (seat, card) => (seat + (card < 55 ? 1 : PLAYERS - 1)) % PLAYERS;

const hat = {
  name: 'hat',
  disableUndo: true,
  setup: ({ random }) => {
    const shop = random.Shuffle(Array.from({ length: 110 }, (_, card) => card));
    const gifts = Array.from({ length: PLAYERS }, () => shop.pop());
    return { gifts, moving: shop.pop(), shop, giver: 0, said: null, penalties: Array.from({ length: PLAYERS }, () => []) };
  },
  turn: { activePlayers: { all: 'table' } },
  moves: {
    name: ({ G, playerID }, object) => {
      if (G.said !== null || Number(playerID) !== G.giver || !(object >= 0 && object < 110)) return INVALID_MOVE;
      G.said = object;
    },
    thank: ({ G, playerID }) => {
      const receiver = towards(G.giver, G.moving);
      if (G.said === null || Number(playerID) !== receiver) return INVALID_MOVE;
      const oldest = G.gifts[receiver];
      G.gifts[receiver] = G.moving;
      G.moving = oldest;
      G.giver = receiver;
      G.said = null;
    },
    refuse: ({ G, playerID, events }) => {
      const receiver = towards(G.giver, G.moving);
      if (G.said === null || Number(playerID) !== receiver) return INVALID_MOVE;
      const wrong = G.said === G.moving ? receiver : G.giver;
      G.penalties[wrong].push(G.moving);
      G.said = null;
      if (G.penalties[wrong].length === 3) return void events.endGame({ loser: wrong });
      G.giver = wrong;
      G.moving = G.shop.pop();
    },
  },
  playerView: ({ G }) => ({ ...G, shop: G.shop.length, gifts: G.gifts.map((card) => card < 55), moving: G.moving < 55 }),
};

/** One game; returns its moves. The player's own view is read before every move, as ours is. */
function play() {
  const client = Client({ game: { ...hat, seed: below(2 ** 31) }, numPlayers: PLAYERS, playerID: '0', debug: false });
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const seat = G.said === null ? G.giver : (G.giver + (G.moving ? 1 : PLAYERS - 1)) % PLAYERS;
    client.updatePlayerID(String(seat));
    if (G.said === null) client.moves.name(below(110));
    else if (below(2) === 0) client.moves.thank();
    else client.moves.refuse();
    moves++;
  }
  client.stop();
  return moves;
}

measure(play);
