import type { TableSettings, Person } from '@parlour/protocol';
import { refuseTo } from '../output/send.ts';
import { setWatching } from '../output/spectators.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { seatOf, type Turn } from '../room/room.ts';
import { keep } from '../room/table-meta.ts';
import { isPlaying, vacate } from './lobby.ts';

/** Watching and late guests are the host's to change at any time; what a match was begun with stays until it is over. */
export function setCustoms(turn: Turn, connection: ConnectionId, change: Partial<TableSettings>): void {
  const { room } = turn;
  const before = room.keeping.customs;
  const after = { ...before, ...change };
  const other = after.timeControl !== before.timeControl || after.series !== before.series;
  if (other && isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  keep(turn, { customs: after, series: after.series === before.series ? room.keeping.series : null });
  setWatching(turn, before.spectators);
}

/** The device of a host becomes the screen for everybody. */
export function becomeScreen(turn: Turn, connection: ConnectionId, person: Person): void {
  const { room } = turn;
  if (isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  const seat = seatOf(room, person.handle);
  if (seat !== null) vacate(turn, seat);
  keep(turn, { screen: person.handle });
}
