import type { InputContext } from '../room/room.ts';
import { wallClock } from '../room/table-meta.ts';
import { presentOwners } from './seat-owners.ts';

/** When bots take the free seats, by the clock of the table; null where they do not. */
export function fillDueAt(ctx: InputContext): number | null {
  const { room, now } = ctx;
  const { fillAt } = room.meta;
  const isWaiting = room.phase === 'lobby' && room.pendingMatch === null && room.connections.size > 0;
  if (fillAt == null || !isWaiting || presentOwners(room).length === 0) return null;
  return now + Math.max(0, fillAt - wallClock(ctx));
}
