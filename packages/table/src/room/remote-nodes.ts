import { type GameTypes, isOver, isRefusal, replay, type StartResult, sameJson } from '@parlour/kernel';
import { tableRefusal } from '@parlour/protocol';
import { trackHostAbsence } from '../lobby/lobby.ts';
import { sendNewCodes } from '../lobby/seat-codes.ts';
import { sendNewNotices } from '../lobby/seat-notices.ts';
import { becomeGame } from '../lobby/table-game.ts';
import { applyLoggedSteps } from '../match/catch-up.ts';
import { loadNextSeed } from '../match/next-seed.ts';
import { beginMatch, onMatchStored } from '../match/play-match.ts';
import { seatLateBots } from '../match/table-bots.ts';
import { broadcastTable, sendRefusal, tableInfo } from '../output/send.ts';
import { applySpectatorMode, sendRemovedAway } from '../output/spectators.ts';
import { receiveRemoteVoice } from '../voice/voice.ts';
import type { SavedTable, StoredMatch } from './inputs.ts';
import { type InputContext, type Room, type RunningMatch, saveEndedMatch, seatOf } from './room.ts';

/** Another node saved the table: this room takes over that state. */
export function adoptRemoteTable(ctx: InputContext, table: SavedTable, match: StoredMatch | undefined): void {
  const { room } = ctx;
  const { pendingMatch, meta } = room;
  adopt(room, table);
  sendRemovedAway(ctx);
  trackHostAbsence(ctx);
  sendNewCodes(ctx, meta);
  sendNewNotices(ctx, meta);
  if (pendingMatch !== null && pendingMatch.head.id === table.match) return onMatchStored(ctx);
  room.pendingMatch = null;
  if (table.phase === 'lobby') {
    abandon(ctx, room.running);
    room.match = table.match;
    room.phase = 'lobby';
    room.running = null;
  } else if (room.running !== null && room.running.id === table.match) seatSubstitutes(room, room.running);
  else return join(ctx, match);
  if (room.isLeader && room.phase === 'over' && table.phase === 'playing') saveEndedMatch(ctx);
  broadcastTable(ctx);
  applySpectatorMode(ctx, meta.settings.spectators);
}

function adopt(room: Room, table: SavedTable): void {
  becomeGame(room, table.game);
  room.host = table.host;
  room.options = table.options;
  room.occupants = table.occupants;
  room.startOnArrival = table.startOnArrival;
  room.visibility = table.visibility;
  room.rated = table.rated === true;
  room.handedOver = table.handedOver === true;
  room.meta = table.meta;
  if (!table.startOnArrival) room.startBy = null;
  room.nextSeed = loadNextSeed(table.nextSeed);
  room.bannedFromSeats.clear();
  for (const handle of table.bannedFromSeats) room.bannedFromSeats.add(handle);
  for (const [connection, { handle }] of room.connections) {
    const seat = seatOf(room, handle);
    const occupant = seat === null ? undefined : room.occupants[seat];
    if (occupant?.kind === 'person') room.connections.set(connection, occupant.person);
  }
}

/** Starts a match that another node dealt. */
function join(ctx: InputContext, match: StoredMatch | undefined): void {
  const { room } = ctx;
  if (match === undefined) throw new Error('a table that plays comes with its match');
  abandon(ctx, room.running);
  let deal: StartResult<GameTypes> | undefined;
  const dealt = replay(room.game, { ...match.head.record, entries: [] }, (step) => {
    deal = step;
  });
  if (isRefusal(dealt) || deal === undefined) throw new Error(`the match does not begin: ${JSON.stringify(dealt)}`);
  beginMatch(ctx, match.head.id, deal);
  applyLoggedSteps(ctx, match.head.id, 0, match.entries);
}

/** The match is no longer this table's: its steps in flight are refused. */
function abandon(ctx: InputContext, running: RunningMatch | null): void {
  for (const { requesters, request } of running?.inFlight ?? [])
    for (const asker of requesters) sendRefusal(ctx, asker, tableRefusal('no-match'), request?.key);
}

function seatSubstitutes(room: Room, running: RunningMatch): void {
  room.phase = isOver(running.stored.status) ? 'over' : 'playing';
  seatLateBots(room, running);
}

/** Updates the people connected to another node. */
export function updateRemotePresence(ctx: InputContext, node: string, handles: readonly string[]): void {
  const { room } = ctx;
  const before = tableInfo(room);
  if (handles.length === 0) forgetNode(ctx, node);
  else room.remotePresence.set(node, new Set(handles));
  trackHostAbsence(ctx);
  if (!sameJson(before, tableInfo(room))) broadcastTable(ctx);
}

function forgetNode(ctx: InputContext, node: string): void {
  ctx.room.remotePresence.delete(node);
  receiveRemoteVoice(ctx, node, []);
}
