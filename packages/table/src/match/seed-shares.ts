import type { ClientMessage, Person } from '@parlour/protocol';
import { refuseTo, send } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { save, seatOf, type Turn } from '../room/room.ts';
import { start } from './play-match.ts';

/** How long a table that begins by itself waits for its host's share. */
export const SHARE_GRACE_MS = 1000;
/** Beyond so many, those of people who have left are dropped. */
const MOST_SHARES = 64;

/**
 * Somebody adds to the seed of the next match. The first share stands, and one meant for another seed is not counted: its
 * sender made it for a deal that is done. The answer says what stands; where another node dealt first it is given again.
 */
export function share(turn: Turn, connection: ConnectionId, person: Person, message: ClientMessage & { readonly type: 'share' }): void {
  const { room } = turn;
  if (seatOf(room, person.handle) === null) return refuseTo(turn, connection, 'not-seated');
  const { shares } = room.draw;
  const counts = message.seedHash === room.draw.seedHash && room.opening === null;
  if (counts && !shares.has(person.handle)) {
    if (shares.size >= MOST_SHARES) for (const handle of shares.keys()) if (seatOf(room, handle) === null) shares.delete(handle);
    shares.set(person.handle, message.share);
    save(turn);
  }
  const standing = counts ? (shares.get(person.handle) ?? null) : null;
  send(turn, [connection], { type: 'shared', seedHash: message.seedHash, share: standing });
  if (room.startBy !== null && person.handle === room.host) start(turn, connection);
}

/** A table that begins by itself does so with its host's share, or without it after a moment. */
export function startOnArrival(turn: Turn, connection: ConnectionId): void {
  const { room, now } = turn;
  if (room.draw.shares.has(room.host)) start(turn, connection);
  else room.startBy = now + SHARE_GRACE_MS;
}

export function startAnyway(turn: Turn): void {
  const { room } = turn;
  room.startBy = null;
  const [connection] = [...room.connections].find(([, { handle }]) => handle === room.host) ?? [];
  if (connection !== undefined) start(turn, connection);
}
