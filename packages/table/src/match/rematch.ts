import type { Person } from '@parlour/protocol';
import { refuseTo } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { seatOf, type Turn } from '../room/room.ts';
import { isHost, keep } from '../room/table-meta.ts';
import { start } from './play-match.ts';

/** The host starts another match; any other player asks the host for one. */
export function rematch(turn: Turn, connection: ConnectionId, { handle }: Person): void {
  const { room } = turn;
  const mayStart = isHost(room, handle);
  if (!mayStart && seatOf(room, handle) === null) return refuseTo(turn, connection, 'not-the-host');
  if (room.phase !== 'over') return refuseTo(turn, connection, 'match-not-over');
  if (mayStart) return start(turn, connection);
  if (room.opening === null && !room.keeping.rematch.includes(handle)) keep(turn, { rematch: [...room.keeping.rematch, handle] });
}
