import type { Person } from '@parlour/protocol';
import { sendTableRefusal } from '../output/send.ts';
import { sendObservation } from '../output/spectators.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { canPause } from '../room/is-paused.ts';
import { type InputContext, seatOf } from '../room/room.ts';
import { updateMeta } from '../room/table-meta.ts';
import { restartClock } from './clock.ts';

export function setPaused(ctx: InputContext, connection: ConnectionId, { handle }: Person, paused: boolean): void {
  const { room } = ctx;
  if (seatOf(room, handle) === null) return sendTableRefusal(ctx, connection, 'not-seated');
  if (!canPause(room)) return sendTableRefusal(ctx, connection, 'cannot-pause');
  if (paused !== room.meta.paused) updateMeta(ctx, { paused });
}

/** Ends the pause: the decision has its whole time again, and bots start their pauses again. */
export function resumeMatch(ctx: InputContext): void {
  const { room } = ctx;
  if (room.meta.paused) updateMeta(ctx, { paused: false });
  for (const bot of room.running?.bots.values() ?? []) bot.readyAt = null;
  restartClock(ctx);
  for (const [connection, { handle }] of room.connections) sendObservation(ctx, connection, handle);
}
