import { turnInfo } from '@parlour/kernel';
import { fillDueAt } from '../lobby/fill-time.ts';
import { heirOf } from '../lobby/lobby.ts';
import { isPaused } from '../room/is-paused.ts';
import type { InputContext, Room, RunningMatch } from '../room/room.ts';
import { decisionMs, isCorrespondence, scheduleDeadline } from './correspondence.ts';
import { nextStandInAt } from './stand-ins.ts';
import { askIfSlow, mayActUnasked } from './table-bots.ts';
import { heldUntil, thinkingMs } from './tempo.ts';

/** After a store failure, bots and the clock try again after this time. */
const RETRY_MS = 1000;

export function msLeftAt(running: RunningMatch, now: number): number | null {
  return running.deadline === null ? null : Math.max(0, running.deadline - now);
}

/** Starts the full time of a new decision, counted from when players can see it. */
export function restartClock(ctx: InputContext): void {
  const { room, now } = ctx;
  const { running } = room;
  if (running === null) return;
  const ms = decisionMs(room, running);
  running.deadline = ms === null ? null : now + ms;
  scheduleDeadline(ctx, running, ms);
}

export function retryLater({ now }: InputContext, running: RunningMatch): void {
  const later = now + RETRY_MS;
  if (running.deadline !== null) running.deadline = Math.max(running.deadline, later);
  for (const bot of running.bots.values()) if (bot.readyAt !== null) bot.readyAt = Math.max(bot.readyAt, later);
}

/** Schedules an answer for every bot that must decide, and clears the schedule of the others. */
function rouseRobots(ctx: InputContext, running: RunningMatch): void {
  if (running.bots.size === 0) return;
  const { room, now } = ctx;
  const { waiting } = turnInfo(running.stored, 'spectator');
  for (const [seat, bot] of running.bots) {
    const canSpeakUp = bot.player.bot.chooseOptional !== undefined && mayActUnasked(running.stored, seat);
    const speaksUp = canSpeakUp && bot.passedAtStep !== running.stored.step;
    if (bot.pendingDecision?.since !== running.decisionStep) bot.pendingDecision = null;
    if (!waiting.includes(seat) && !speaksUp) bot.readyAt = bot.pendingDecision = null;
    else if (bot.readyAt === null) {
      bot.readyAt = now + thinkingMs(room, running, bot);
      if (bot.pendingDecision === null && bot.thought?.since !== running.decisionStep) askIfSlow(ctx, running, bot);
    }
  }
}

/**
 * Schedules the next wake-up. Clocks and bots run only while this node leads the table and a person is connected, or the
 * match is played by correspondence. Each node serves the delayed spectators connected to it, and the node the host is
 * connected to decides when to start without the host's share. While a step is being stored, no clock or bot is scheduled.
 */
export function scheduleWake(ctx: InputContext): void {
  const { room } = ctx;
  const standInAt = nextStandInAt(ctx);
  const leaderAt = room.isLeader ? sooner(sooner(standInAt, fillDueAt(ctx)), nextMoveAt(ctx)) : null;
  const at = sooner(nextForConnected(room), leaderAt);
  if (at === room.wakeAt) return;
  room.wakeAt = at;
  ctx.effects.push({ type: 'wake', at });
}

/** When something is due for the people connected to this node. */
function nextForConnected(room: Room): number | null {
  if (room.connections.size === 0) return null;
  const at = sooner(room.running?.delayed.queue[0]?.at ?? null, room.startBy);
  return room.isLeader && heirOf(room) !== null ? sooner(at, room.hostGoneAt) : at;
}

/** When the clock or a bot moves. */
function nextMoveAt(ctx: InputContext): number | null {
  const { room } = ctx;
  const { running } = room;
  if (running === null || isPaused(room) || running.inFlight.length > 0) return null;
  if (room.connections.size === 0 && !isCorrespondence(room)) return null;
  rouseRobots(ctx, running);
  let at = running.deadline;
  for (const { readyAt, pendingDecision } of running.bots.values())
    if (readyAt !== null && pendingDecision === null) at = sooner(at, Math.max(readyAt, heldUntil(running)));
  return at;
}

function sooner(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
