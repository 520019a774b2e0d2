import type { Person, TableSettings } from '@parlour/protocol';
import { sendTableRefusal } from '../output/send.ts';
import { applySpectatorMode } from '../output/spectators.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, seatOf } from '../room/room.ts';
import { updateMeta } from '../room/table-meta.ts';
import { isPlaying, vacateSeat } from './lobby.ts';

/** The host can change spectators and late joining at any time; the other settings stay fixed while a match runs. */
export function setTableSettings(ctx: InputContext, connection: ConnectionId, change: Partial<TableSettings>): void {
  const { room } = ctx;
  const before = room.meta.settings;
  const after = { ...before, ...change };
  const other = after.timeControl !== before.timeControl || after.series !== before.series;
  if (other && isPlaying(room)) return sendTableRefusal(ctx, connection, 'match-running');
  updateMeta(ctx, { settings: after, series: after.series === before.series ? room.meta.series : null });
  applySpectatorMode(ctx, before.spectators);
}

/** Makes the host's device the shared screen. */
export function becomeSharedScreen(ctx: InputContext, connection: ConnectionId, person: Person): void {
  const { room } = ctx;
  if (isPlaying(room)) return sendTableRefusal(ctx, connection, 'match-running');
  const seat = seatOf(room, person.handle);
  if (seat !== null) vacateSeat(ctx, seat);
  updateMeta(ctx, { sharedScreen: person.handle });
}
