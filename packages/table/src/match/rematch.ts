import type { Person } from '@parlour/protocol';
import { sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, seatOf } from '../room/room.ts';
import { hasHostPowers, updateMeta } from '../room/table-meta.ts';
import { requestStart } from './play-match.ts';

/** The host starts another match; any other player asks the host for one. */
export function rematch(ctx: InputContext, connection: ConnectionId, { handle }: Person): void {
  const { room } = ctx;
  const mayStart = hasHostPowers(room, handle);
  if (!mayStart && seatOf(room, handle) === null) return sendTableRefusal(ctx, connection, 'not-the-host');
  if (room.phase !== 'over') return sendTableRefusal(ctx, connection, 'match-not-over');
  if (mayStart) return requestStart(ctx, connection);
  if (room.pendingMatch === null && !room.meta.rematch.includes(handle)) updateMeta(ctx, { rematch: [...room.meta.rematch, handle] });
}
