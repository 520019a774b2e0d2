import { createRequire } from 'node:module';
import { fotomaniaGame } from './fotomania-boardgame-game.mjs';
import { endOf, PLAYERS, ROWS } from './fotomania-cards.mjs';
import { below, measure } from './measure.mjs';

/** Fotomania for four as a boardgame.io game, played by random movers through its local client. */
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');

const fotomania = fotomaniaGame();

/** Plays one game and returns its moves. Before every move it reads the player's view and lists the moves, as Parlour does. */
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
      const most = Math.min(3, endOf((place) => G.city[place] !== null, row, 'left').length);
      for (const side of ['left', 'right']) for (let count = 1; count <= most; count++) legal.push(['take', count, row, side]);
    }
    return legal;
  }
  const size = G.hands[seat].length;
  for (let from = 0; from < size - 1; from++) for (let to = from + 1; to < size; to++) legal.push(['advance', from, to]);
  return legal;
}

measure(play);
