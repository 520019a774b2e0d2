import { isOver, standing } from '@parlour/kernel';
import { mayOnly, pause } from './robots.ts';
import type { Running, Turn } from './room.ts';

/** After the store failed, bots and the clock try again this much later. */
const RETRY_MS = 1000;

export function msLeftAt(running: Running, now: number): number | null {
  return running.deadline === null ? null : Math.max(0, running.deadline - now);
}

/** A new decision has its whole time, counted from when people can see it. */
export function restartClock({ room, now }: Turn): void {
  const { running } = room;
  if (running === null) return;
  const { status } = running.stored;
  const seconds = isOver(status) ? null : status.pace.seconds;
  running.deadline = seconds === null ? null : now + seconds * 1000;
}

export function postpone({ now }: Turn, running: Running): void {
  const later = now + RETRY_MS;
  if (running.deadline !== null) running.deadline = Math.max(running.deadline, later);
  for (const robot of running.robots.values()) if (robot.readyAt !== null) robot.readyAt = Math.max(robot.readyAt, later);
}

/** Gives every bot that is asked something a time to answer, and forgets the times of those who are not. */
function rouseRobots({ room, now }: Turn, running: Running): void {
  if (running.robots.size === 0) return;
  const { waiting } = standing(running.stored, 'spectator');
  for (const [seat, robot] of running.robots) {
    const canSpeakUp = robot.sitting.bot.volunteer !== undefined && mayOnly(running.stored, seat);
    const speaksUp = canSpeakUp && robot.silentAt !== running.stored.step;
    if (robot.pondering?.since !== running.decisionStep) robot.pondering = null;
    if (!waiting.includes(seat) && !speaksUp) robot.readyAt = robot.pondering = null;
    else if (robot.pondering === null) robot.readyAt ??= now + pause(robot, running.stored.step, room.world.thinking);
  }
}

/**
 * When something is due next. While nobody is here, or another node leads, a table sleeps: no clock runs and no bot moves.
 * To begin with the host's share, or without, is the affair of the node by which the host came.
 * While a step is being stored it waits for the store.
 */
export function arrangeWake(turn: Turn): void {
  const { room } = turn;
  const due: number[] = [];
  if (room.connections.size > 0 && room.startBy !== null) due.push(room.startBy);
  if (room.leading && room.connections.size > 0) {
    if (room.hostGoneAt !== null) due.push(room.hostGoneAt);
    if (room.running !== null && room.running.inFlight.length === 0) {
      rouseRobots(turn, room.running);
      if (room.running.deadline !== null) due.push(room.running.deadline);
      for (const robot of room.running.robots.values()) if (robot.readyAt !== null) due.push(robot.readyAt);
    }
  }
  const at = due.length === 0 ? null : Math.min(...due);
  if (at === room.wakeAt) return;
  room.wakeAt = at;
  turn.effects.push({ do: 'wake', at });
}
