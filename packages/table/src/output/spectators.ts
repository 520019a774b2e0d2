import { type GameTypes, isOver, type Match, type StepResult } from '@parlour/kernel';
import { type ServerMessage, type SpectatorMode, tableRefusal } from '@parlour/protocol';
import { ownsSeat } from '../lobby/seat-owners.ts';
import { msLeftAt } from '../match/clock.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { disconnect } from '../room/presence.ts';
import { type InputContext, isConnectedAnywhere, type RunningMatch, seatOf, viewerOf } from '../room/room.ts';
import { hasHostPowers, updateMeta } from '../room/table-meta.ts';
import { send, sendRefusal, sendTableRefusal } from './send.ts';
import { observationFor, stepMessages } from './step-messages.ts';
import { viewAccessOf } from './view-access.ts';

/** The delay of delayed spectators. */
export const SPECTATOR_DELAY_MS = 60_000;

/** A table is saved whole at every change: its lists are bounded. */
const MAX_DISMISSED = 200;

/** What delayed spectators have seen, and what is queued for them. Nothing newer is ever made into a message for them. */
export interface DelayedFeed {
  /** Null until a state is old enough. */
  shown: Match<GameTypes> | null;
  queue: readonly LateStep[];
}

interface LateStep {
  readonly at: number;
  readonly match: Match<GameTypes>;
  /** The step that led here; null where there is only a state to show. */
  readonly played: StepResult<GameTypes> | null;
}

/** The observation a person may have of the match. */
export function observationForPerson(
  { room, now }: InputContext,
  running: RunningMatch,
  handle: string,
): ReturnType<typeof observationFor> | null {
  const access = viewAccessOf(room, handle);
  if (access === 'live') return observationFor(room, running.stored, viewerOf(room, handle), msLeftAt(running, now));
  return access === 'none' || running.delayed.shown === null ? null : observationFor(room, running.delayed.shown, 'spectator', null);
}

/** Answers `sync`. */
export function sendObservation(ctx: InputContext, connection: ConnectionId, handle: string): void {
  const { room } = ctx;
  if (room.running === null) return sendRefusal(ctx, connection, tableRefusal('no-match'));
  const observation = observationForPerson(ctx, room.running, handle);
  if (observation !== null) return send(ctx, [connection], { type: 'observation', observation, events: [] });
  sendTableRefusal(ctx, connection, viewAccessOf(room, handle) === 'delayed' ? 'watching-late' : 'watching-off');
}

/** Queues a step for delayed spectators. */
export function queueDelayed(
  { room, now }: InputContext,
  running: RunningMatch,
  match: Match<GameTypes>,
  played: StepResult<GameTypes> | null,
): void {
  if (room.meta.settings.spectators !== 'delayed' || isOver(match.status)) return;
  running.delayed.queue = [...running.delayed.queue, { at: now + SPECTATOR_DELAY_MS, match, played }];
}

/** A match read from its log has no times, so delayed spectators wait for the whole delay. */
export function startDelay(ctx: InputContext): void {
  const { running } = ctx.room;
  if (running !== null && running.delayed.shown === null && running.delayed.queue.length === 0)
    queueDelayed(ctx, running, running.stored, null);
}

/** Sends every queued step that is old enough. */
export function releaseDelayed(ctx: InputContext): void {
  const { running } = ctx.room;
  if (running === null) return;
  const { delayed } = running;
  for (let [next, ...rest] = delayed.queue; next !== undefined && next.at <= ctx.now; [next, ...rest] = delayed.queue) {
    const before = delayed.shown;
    delayed.shown = next.match;
    delayed.queue = rest;
    if (before !== null && next.played !== null) showStep(ctx, before, next.played);
    else showState(ctx, next.match);
  }
}

function showStep(ctx: InputContext, before: Match<GameTypes>, played: StepResult<GameTypes>): void {
  const seenBefore = { state: null, views: new Map() };
  for (const { to, message } of stepMessages(ctx.room, before, played, { shown: seenBefore, msLeft: null, access: 'delayed' }))
    send(ctx, to, message);
}

function showState(ctx: InputContext, match: Match<GameTypes>): void {
  const watchers = [...ctx.room.connections].filter(([, { handle }]) => viewAccessOf(ctx.room, handle) === 'delayed');
  const observation = observationFor(ctx.room, match, 'spectator', null);
  send(
    ctx,
    watchers.map(([connection]) => connection),
    { type: 'observation', observation, events: [] },
  );
}

/** Applies a new spectator mode to everyone connected. */
export function applySpectatorMode(ctx: InputContext, before: SpectatorMode): void {
  const { room } = ctx;
  const { running } = room;
  const { spectators } = room.meta.settings;
  if (running === null || spectators === before) return;
  running.delayed = { shown: null, queue: [] };
  startDelay(ctx);
  if (spectators === 'off' || (spectators === 'delayed' && !isOver(running.stored.status))) return;
  const observation = observationFor(room, running.stored, 'spectator', msLeftAt(running, ctx.now));
  const watchers = [...room.connections].flatMap(([connection, { handle }]) => (seatOf(room, handle) === null ? [connection] : []));
  send(ctx, watchers, { type: 'observation', observation, events: [] });
}

/** The host removes a spectator: they receive the reason, and nothing more. */
export function banSpectator(ctx: InputContext, connection: ConnectionId, handle: string): void {
  const { room } = ctx;
  if (ownsSeat(room, handle) || hasHostPowers(room, handle)) return sendTableRefusal(ctx, connection, 'already-seated');
  const wasHere =
    room.chat.some(({ from }) => from.handle === handle) || room.meta.seatRequests.some(({ person }) => person.handle === handle);
  if (!wasHere && !isConnectedAnywhere(room, handle)) return sendTableRefusal(ctx, connection, 'not-seated');
  updateMeta(ctx, {
    banned: [...new Set([...room.meta.banned, handle])].slice(-MAX_DISMISSED),
    seatRequests: room.meta.seatRequests.filter(({ person }) => person.handle !== handle),
  });
  sendRemovedAway(ctx);
}

/** Removes everyone connected here whom the host has removed, at any node, and their chat. */
export function sendRemovedAway(ctx: InputContext): void {
  const { room } = ctx;
  const { connections, meta } = room;
  room.chat = room.chat.filter(({ from }) => !meta.banned.includes(from.handle));
  for (const [connection, { handle }] of connections) {
    if (!meta.banned.includes(handle)) continue;
    send(ctx, [connection], REMOVED_MESSAGE);
    disconnect(ctx, connection);
  }
}

export const REMOVED_MESSAGE: ServerMessage = { type: 'bye', refusal: tableRefusal('removed'), again: false };
