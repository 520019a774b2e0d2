import type { ClientMessage, Person } from '@parlour/protocol';
import { send, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, requestSave, seatOf } from '../room/room.ts';
import { requestStart } from './play-match.ts';

/** How long a table that starts automatically waits for its host's share. */
export const SHARE_GRACE_MS = 1000;
/** Beyond this number, shares of people who left are dropped. */
const MAX_SHARES = 64;

/**
 * Adds a person's share to the seed of the next match. The first share counts, and one for another seed is ignored, because
 * that match is already dealt. The answer says which share counts; where another node dealt first the share is sent again.
 */
export function addShare(
  ctx: InputContext,
  connection: ConnectionId,
  person: Person,
  message: ClientMessage & { readonly type: 'share' },
): void {
  const { room } = ctx;
  if (seatOf(room, person.handle) === null) return sendTableRefusal(ctx, connection, 'not-seated');
  const { shares } = room.nextSeed;
  // A daily deal is the same for everyone.
  const counts = message.seedHash === room.nextSeed.seedHash && room.pendingMatch === null && room.meta.daily === undefined;
  if (counts && !shares.has(person.handle)) {
    if (shares.size >= MAX_SHARES) for (const handle of shares.keys()) if (seatOf(room, handle) === null) shares.delete(handle);
    shares.set(person.handle, message.share);
    requestSave(ctx);
  }
  const standing = counts ? (shares.get(person.handle) ?? null) : null;
  send(ctx, [connection], { type: 'shared', seedHash: message.seedHash, share: standing });
  if (room.startBy !== null && person.handle === room.host) requestStart(ctx, connection);
}

/** Starts the match automatically with the host's share, or without it after a moment. */
export function startOnArrival(ctx: InputContext, connection: ConnectionId): void {
  const { room, now } = ctx;
  if (room.nextSeed.shares.has(room.host) || room.meta.daily !== undefined) requestStart(ctx, connection);
  else room.startBy = now + SHARE_GRACE_MS;
}

export function startWithoutHostShare(ctx: InputContext): void {
  const { room } = ctx;
  room.startBy = null;
  const [connection] = [...room.connections].find(([, { handle }]) => handle === room.host) ?? [];
  if (connection !== undefined) requestStart(ctx, connection);
}
