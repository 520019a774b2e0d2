import type { Person } from '@parlour/protocol';
import type { ConnectionId } from './inputs.ts';
import { isHost, keep } from './keeping.ts';
import { start } from './playing.ts';
import { seatOf, type Turn } from './room.ts';
import { refuseTo } from './tell.ts';

/** The host starts another match; any other player asks the host for one. */
export function rematch(turn: Turn, connection: ConnectionId, { handle }: Person): void {
  const { room } = turn;
  const mayStart = isHost(room, handle);
  if (!mayStart && seatOf(room, handle) === null) return refuseTo(turn, connection, 'not-the-host');
  if (room.phase !== 'over') return refuseTo(turn, connection, 'match-not-over');
  if (mayStart) return start(turn, connection);
  if (room.opening === null && !room.keeping.rematch.includes(handle)) keep(turn, { rematch: [...room.keeping.rematch, handle] });
}
