import { type GameTypes, isOver, isRefusal, replay, type StartResult, sameJson } from '@parlour/kernel';
import { tableRefusal } from '@parlour/protocol';
import { watchHost } from '../lobby/lobby.ts';
import { sendNewCodes } from '../lobby/seat-codes.ts';
import { sendNewNotices } from '../lobby/seat-notices.ts';
import { caughtUp } from '../match/catch-up.ts';
import { savedDraw } from '../match/next-seed.ts';
import { begin, opened } from '../match/play-match.ts';
import { seatLateBots } from '../match/table-bots.ts';
import { sendRefusal, tableInfo, tellTable } from '../output/send.ts';
import { setWatching } from '../output/spectators.ts';
import type { SavedTable, StoredMatch } from './inputs.ts';
import { type Room, type Running, save, seatOf, type Turn } from './room.ts';

/** Another node saved the table: what it saved is how the table is. */
export function elsewhere(turn: Turn, table: SavedTable, match: StoredMatch | undefined): void {
  const { room } = turn;
  const { opening, keeping } = room;
  adopt(room, table);
  watchHost(turn);
  sendNewCodes(turn, keeping);
  sendNewNotices(turn, keeping);
  if (opening !== null && opening.head.id === table.match) return opened(turn);
  room.opening = null;
  if (table.phase === 'lobby') {
    abandon(turn, room.running);
    room.match = table.match;
    room.phase = 'lobby';
    room.running = null;
  } else if (room.running !== null && room.running.id === table.match) seatSubstitutes(room, room.running);
  else return join(turn, match);
  if (room.leading && room.phase === 'over' && table.phase === 'playing') save(turn);
  tellTable(turn);
  setWatching(turn, keeping.customs.spectators);
}

function adopt(room: Room, table: SavedTable): void {
  room.host = table.host;
  room.options = table.options;
  room.chairs = table.chairs;
  room.startOnArrival = table.startOnArrival;
  room.visibility = table.visibility;
  room.rated = table.rated === true;
  room.handedOver = table.handedOver === true;
  if (table.keeping !== undefined) room.keeping = table.keeping;
  if (!table.startOnArrival) room.startBy = null;
  if (table.draw !== undefined) room.draw = savedDraw(table.draw, room.world);
  room.barred.clear();
  for (const handle of table.barred) room.barred.add(handle);
  for (const [connection, { handle }] of room.connections) {
    const seat = seatOf(room, handle);
    const chair = seat === null ? undefined : room.chairs[seat];
    if (chair?.kind === 'person') room.connections.set(connection, chair.person);
  }
}

/** A match that began at another node, from its deal on. */
function join(turn: Turn, match: StoredMatch | undefined): void {
  const { room } = turn;
  if (match === undefined) throw new Error('a table that plays comes with its match');
  abandon(turn, room.running);
  let deal: StartResult<GameTypes> | undefined;
  const dealt = replay(room.game, { ...match.head.record, entries: [] }, (step) => {
    deal = step;
  });
  if (isRefusal(dealt) || deal === undefined) throw new Error(`the match does not begin: ${JSON.stringify(dealt)}`);
  begin(turn, match.head.id, deal);
  caughtUp(turn, match.head.id, 0, match.entries);
}

/** The match is no longer this table's: what was in flight in it comes too late. */
function abandon(turn: Turn, running: Running | null): void {
  for (const { askers, asked } of running?.inFlight ?? [])
    for (const asker of askers) sendRefusal(turn, asker, tableRefusal('no-match'), asked?.key);
}

function seatSubstitutes(room: Room, running: Running): void {
  room.phase = isOver(running.stored.status) ? 'over' : 'playing';
  seatLateBots(room, running);
}

/** Who is here by way of another node. */
export function presence(turn: Turn, node: string, handles: readonly string[]): void {
  const { room } = turn;
  const before = tableInfo(room);
  if (handles.length === 0) room.elsewhere.delete(node);
  else room.elsewhere.set(node, new Set(handles));
  watchHost(turn);
  if (!sameJson(before, tableInfo(room))) tellTable(turn);
}
