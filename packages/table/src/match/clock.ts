import { turnInfo } from '@parlour/kernel';
import { heirOf } from '../lobby/lobby.ts';
import type { InputContext, RunningMatch } from '../room/room.ts';
import { decisionMs, isCorrespondence, scheduleDeadline } from './correspondence.ts';
import { isPaused } from './pause.ts';
import { nextStandInAt } from './stand-ins.ts';
import { mayActUnasked } from './table-bots.ts';
import { revealedUntil, thinkingMs } from './tempo.ts';

/** After the store failed, bots and the clock try again this much later. */
const RETRY_MS = 1000;

export function msLeftAt(running: RunningMatch, now: number): number | null {
  return running.deadline === null ? null : Math.max(0, running.deadline - now);
}

/** A new decision has its whole time, counted from when people can see it. */
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

/** Gives every bot that is asked something a time to answer, and forgets the times of those who are not. */
function rouseRobots({ room, now }: InputContext, running: RunningMatch): void {
  if (running.bots.size === 0) return;
  const { waiting } = turnInfo(running.stored, 'spectator');
  for (const [seat, bot] of running.bots) {
    const canSpeakUp = bot.player.bot.chooseOptional !== undefined && mayActUnasked(running.stored, seat);
    const speaksUp = canSpeakUp && bot.passedAtStep !== running.stored.step;
    if (bot.pendingDecision?.since !== running.decisionStep) bot.pendingDecision = null;
    if (!waiting.includes(seat) && !speaksUp) bot.readyAt = bot.pendingDecision = null;
    else if (bot.pendingDecision === null) bot.readyAt ??= now + thinkingMs(room, running, bot);
  }
}

/**
 * When something is due next. While nobody is here, or another node leads, a table sleeps: no clock runs and no bot moves.
 * Only a slow game goes on without anybody. Those who watch with a delay are every node's own affair.
 * To begin with the host's share, or without, is the affair of the node by which the host came.
 * While a step is being stored it waits for the store.
 */
export function scheduleWake(ctx: InputContext): void {
  const { room } = ctx;
  const { running, isLeader } = room;
  const somebody = room.connections.size > 0;
  let at: number | null = null;
  if (somebody) at = sooner(running?.delayed.queue[0]?.at ?? null, room.startBy);
  if (somebody && isLeader && room.hostGoneAt !== null && heirOf(room) !== null) at = sooner(at, room.hostGoneAt);
  const standInAt = nextStandInAt(ctx);
  if (isLeader) at = sooner(at, standInAt);
  if (running !== null && isLeader && (somebody || isCorrespondence(room)) && !isPaused(room) && running.inFlight.length === 0) {
    rouseRobots(ctx, running);
    at = sooner(at, running.deadline);
    for (const { readyAt } of running.bots.values()) at = sooner(at, readyAt === null ? null : Math.max(readyAt, revealedUntil(running)));
  }
  if (at === room.wakeAt) return;
  room.wakeAt = at;
  ctx.effects.push({ type: 'wake', at });
}

function sooner(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
