import { createRequire } from 'node:module';
import { hatGame } from './hat-boardgame-game.mjs';
import { beTold } from './told.mjs';

/** That's Not a Hat for four on boardgame.io's own server, in memory. Matches begin when somebody asks for them. */
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const log = console.log;
console.log = () => {};
const { appServer } = await Server({ games: [hatGame(4, 55)], origins: [/.*/] }).run({ port: 0 });
console.log = log;
const path = '/socket.io/?EIO=4&transport=websocket';
beTold(appServer.address().port, (count) => Array.from({ length: count }, () => Array.from({ length: 4 }, () => path)));
