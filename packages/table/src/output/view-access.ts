import { isOver } from '@parlour/kernel';
import { type Room, viewerOf } from '../room/room.ts';
import { isHost } from '../room/table-meta.ts';

export type Sight = 'now' | 'late' | 'none';

/** Who has a seat or is the host sees the table as it is; what all others see is the host's choice. */
export function sightOf(room: Room, handle: string, viewer = viewerOf(room, handle)): Sight {
  if (viewer !== 'spectator' || isHost(room, handle)) return 'now';
  const { spectators } = room.keeping.customs;
  if (spectators === 'off') return 'none';
  const over = room.running === null || isOver(room.running.stored.status);
  return spectators === 'delayed' && !over ? 'late' : 'now';
}
