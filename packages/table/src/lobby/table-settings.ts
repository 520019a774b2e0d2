import type { Person, TableSettings } from '@parlour/protocol';
import { sendTableRefusal } from '../output/send.ts';
import { applySpectatorMode } from '../output/spectators.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, seatOf } from '../room/room.ts';
import { updateMeta } from '../room/table-meta.ts';
import { isPlaying, vacateSeat } from './lobby.ts';

/** Watching and late guests are the host's to change at any time; what a match was begun with stays until it is over. */
export function setTableSettings(turn: InputContext, connection: ConnectionId, change: Partial<TableSettings>): void {
  const { room } = turn;
  const before = room.meta.settings;
  const after = { ...before, ...change };
  const other = after.timeControl !== before.timeControl || after.series !== before.series;
  if (other && isPlaying(room)) return sendTableRefusal(turn, connection, 'match-running');
  updateMeta(turn, { settings: after, series: after.series === before.series ? room.meta.series : null });
  applySpectatorMode(turn, before.spectators);
}

/** The device of a host becomes the screen for everybody. */
export function becomeSharedScreen(turn: InputContext, connection: ConnectionId, person: Person): void {
  const { room } = turn;
  if (isPlaying(room)) return sendTableRefusal(turn, connection, 'match-running');
  const seat = seatOf(room, person.handle);
  if (seat !== null) vacateSeat(turn, seat);
  updateMeta(turn, { sharedScreen: person.handle });
}
