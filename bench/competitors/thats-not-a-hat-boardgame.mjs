import { createRequire } from 'node:module';
import { hatGame } from './hat-boardgame-game.mjs';
import { below, measure } from './measure.mjs';

/** That's Not a Hat as a boardgame.io game, played by random movers through its local client. */
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');

const PLAYERS = 5;
const hat = hatGame(PLAYERS, 110);

/** Plays one game and returns its moves. It reads the player's view before every move, as Parlour does. */
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
