import type { Person } from '@parlour/protocol';
import { sendTableRefusal } from '../output/send.ts';
import { sendObservation } from '../output/spectators.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, type Room, seatOf } from '../room/room.ts';
import { updateMeta } from '../room/table-meta.ts';
import { restartClock } from './clock.ts';

/** A match can stop while nobody but bots would wait for it. */
export function canPause({ occupants, phase, meta }: Room): boolean {
  const people = occupants.filter((occupant) => occupant.kind === 'person' || occupant.owner !== undefined).length;
  return phase === 'playing' && people === 1 && meta.settings.timeControl === 'live';
}

/** When another person gets a seat the match goes on. */
export const isPaused = (room: Room): boolean => room.meta.paused && canPause(room);

export function setPaused(ctx: InputContext, connection: ConnectionId, { handle }: Person, paused: boolean): void {
  const { room } = ctx;
  if (seatOf(room, handle) === null) return sendTableRefusal(ctx, connection, 'not-seated');
  if (!canPause(room)) return sendTableRefusal(ctx, connection, 'cannot-pause');
  if (paused !== room.meta.paused) updateMeta(ctx, { paused });
}

/** The match goes on: the decision has its whole time again, and bots think anew. */
export function resumeMatch(ctx: InputContext): void {
  const { room } = ctx;
  if (room.meta.paused) updateMeta(ctx, { paused: false });
  for (const bot of room.running?.bots.values() ?? []) bot.readyAt = null;
  restartClock(ctx);
  for (const [connection, { handle }] of room.connections) sendObservation(ctx, connection, handle);
}
