import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { fotomaniaRoom } from './fotomania-colyseus-room.mjs';
import { Hat } from './hat-colyseus-room.mjs';
import { answerParent } from './parent-ipc.mjs';

/** A game as Colyseus rooms for four, in memory. */
const { game, sunset } = JSON.parse(process.argv[2]);
const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define(game, game === 'hat' ? Hat : fotomaniaRoom(sunset));
await server.listen(0, '127.0.0.1');

async function openOne() {
  const room = await matchMaker.createRoom(game, {});
  const paths = [];
  for (let seat = 0; seat < 4; seat++) {
    const { sessionId, roomId, processId } = await matchMaker.joinById(room.roomId, { seat });
    paths.push(`/${processId ?? room.processId}/${roomId ?? room.roomId}?sessionId=${sessionId}`);
  }
  return paths;
}

answerParent(server.transport.server.address().port, async (count) => {
  const tables = [];
  for (let i = 0; i < count; i++) tables.push(await openOne());
  return tables;
});
