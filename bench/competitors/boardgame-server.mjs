import { createRequire } from 'node:module';
import { fotomaniaGame } from './fotomania-boardgame-game.mjs';
import { hatGame } from './hat-boardgame-game.mjs';
import { answerParent } from './parent-ipc.mjs';

/** A game on boardgame.io's own server, in memory. Matches start on request. */
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const { game, sunset } = JSON.parse(process.argv[2]);
const log = console.log;
console.log = () => {};
const { appServer } = await Server({ games: [game === 'hat' ? hatGame(4, 55) : fotomaniaGame(sunset)], origins: [/.*/] }).run({ port: 0 });
console.log = log;
const path = '/socket.io/?EIO=4&transport=websocket';
answerParent(appServer.address().port, (count) => Array.from({ length: count }, () => Array.from({ length: 4 }, () => path)));
