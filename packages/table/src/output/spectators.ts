import { type GameTypes, isOver, type Match, type StepResult } from '@parlour/kernel';
import { tableRefusal, type ServerMessage, type SpectatorMode } from '@parlour/protocol';
import { ownsSeat } from '../lobby/seat-owners.ts';
import { msLeftAt } from '../match/clock.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { isConnected, type Running, seatOf, type Turn, viewerOf } from '../room/room.ts';
import { isHost, keep } from '../room/table-meta.ts';
import { refuseTo, send, sendRefusal } from './send.ts';
import { lettersOfStep, observationFor } from './step-messages.ts';
import { sightOf } from './view-access.ts';

/** How late those see the table who watch it with a delay. */
export const DELAY_MS = 60_000;

/** A table is saved whole at every change: its lists have an end. */
const MOST_DISMISSED = 200;

/** What those who watch with a delay have seen, and what they will. Nothing newer is ever made into a message for them. */
export interface Late {
  /** Null before there is anything old enough. */
  shown: Match<GameTypes> | null;
  queue: readonly LateStep[];
}

interface LateStep {
  readonly at: number;
  readonly match: Match<GameTypes>;
  /** How it came to this; null where there is only a state to show. */
  readonly played: StepResult<GameTypes> | null;
}

/** What somebody who comes or asks is shown of the match. */
export function lookFor({ room, now }: Turn, running: Running, handle: string): ReturnType<typeof observationFor> | null {
  const sight = sightOf(room, handle);
  if (sight === 'now') return observationFor(running.stored, viewerOf(room, handle), msLeftAt(running, now));
  return sight === 'none' || running.late.shown === null ? null : observationFor(running.late.shown, 'spectator', null);
}

/** Answers `sync`. */
export function look(turn: Turn, connection: ConnectionId, handle: string): void {
  const { room } = turn;
  if (room.running === null) return sendRefusal(turn, connection, tableRefusal('no-match'));
  const observation = lookFor(turn, room.running, handle);
  if (observation !== null) return send(turn, [connection], { type: 'observation', observation, events: [] });
  refuseTo(turn, connection, sightOf(room, handle) === 'late' ? 'watching-late' : 'watching-off');
}

/** Keeps a step for those who see it later. */
export function keepForLater({ room, now }: Turn, running: Running, match: Match<GameTypes>, played: StepResult<GameTypes> | null): void {
  if (room.keeping.customs.spectators !== 'delayed' || isOver(match.status)) return;
  running.late.queue = [...running.late.queue, { at: now + DELAY_MS, match, played }];
}

/** A match that was read from its log has no times: whoever watches it waits for the whole delay. */
export function beginDelay(turn: Turn): void {
  const { running } = turn.room;
  if (running !== null && running.late.shown === null && running.late.queue.length === 0) keepForLater(turn, running, running.stored, null);
}

/** Shows what is old enough by now. */
export function showLate(turn: Turn): void {
  const { running } = turn.room;
  if (running === null) return;
  const { late } = running;
  for (let [next, ...rest] = late.queue; next !== undefined && next.at <= turn.now; [next, ...rest] = late.queue) {
    const before = late.shown;
    late.shown = next.match;
    late.queue = rest;
    if (before !== null && next.played !== null) showStep(turn, before, next.played);
    else showState(turn, next.match);
  }
}

function showStep(turn: Turn, before: Match<GameTypes>, played: StepResult<GameTypes>): void {
  const seenBefore = { state: null, views: new Map() };
  for (const { to, message } of lettersOfStep(turn.room, before, played, seenBefore, null, 'late')) send(turn, to, message);
}

function showState(turn: Turn, match: Match<GameTypes>): void {
  const watchers = [...turn.room.connections].filter(([, { handle }]) => sightOf(turn.room, handle) === 'late');
  const observation = observationFor(match, 'spectator', null);
  send(
    turn,
    watchers.map(([connection]) => connection),
    { type: 'observation', observation, events: [] },
  );
}

/** The host has changed what spectators see: from now on they see that. */
export function setWatching(turn: Turn, before: SpectatorMode): void {
  const { room } = turn;
  const { running } = room;
  const { spectators } = room.keeping.customs;
  if (running === null || spectators === before) return;
  running.late = { shown: null, queue: [] };
  beginDelay(turn);
  if (spectators === 'off' || (spectators === 'delayed' && !isOver(running.stored.status))) return;
  const observation = observationFor(running.stored, 'spectator', msLeftAt(running, turn.now));
  const watchers = [...room.connections].flatMap(([connection, { handle }]) => (seatOf(room, handle) === null ? [connection] : []));
  send(turn, watchers, { type: 'observation', observation, events: [] });
}

/** The host takes somebody away who has no seat: they hear why, and nothing more. */
export function dismiss(turn: Turn, connection: ConnectionId, handle: string): void {
  const { room } = turn;
  if (ownsSeat(room, handle) || isHost(room, handle)) return refuseTo(turn, connection, 'already-seated');
  const heard = room.chat.some(({ from }) => from.handle === handle) || room.keeping.asking.some(({ person }) => person.handle === handle);
  if (!heard && !isConnected(room, handle)) return refuseTo(turn, connection, 'not-seated');
  sendAway(turn, handle);
  room.chat = room.chat.filter(({ from }) => from.handle !== handle);
  keep(turn, {
    dismissed: [...new Set([...room.keeping.dismissed, handle])].slice(-MOST_DISMISSED),
    asking: room.keeping.asking.filter(({ person }) => person.handle !== handle),
  });
}

function sendAway(turn: Turn, handle: string): void {
  const { room } = turn;
  for (const [connection, person] of room.connections) {
    if (person.handle !== handle) continue;
    send(turn, [connection], FAREWELL);
    room.connections.delete(connection);
  }
}

export const FAREWELL: ServerMessage = { type: 'bye', refusal: tableRefusal('removed'), again: false };
