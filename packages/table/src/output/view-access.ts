import { isOver } from '@parlour/kernel';
import { type Room, viewerOf } from '../room/room.ts';
import { hasHostPowers } from '../room/table-meta.ts';

export type ViewAccess = 'live' | 'delayed' | 'none';

/** Players and the host see the match live; the table settings decide for all others. */
export function viewAccessOf(room: Room, handle: string, viewer = viewerOf(room, handle)): ViewAccess {
  if (viewer !== 'spectator' || hasHostPowers(room, handle)) return 'live';
  const { spectators } = room.meta.settings;
  if (spectators === 'off') return 'none';
  const over = room.running === null || isOver(room.running.stored.status);
  return spectators === 'delayed' && !over ? 'delayed' : 'live';
}
