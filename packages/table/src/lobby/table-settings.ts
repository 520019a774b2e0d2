import type { Person, SettingsChange } from '@parlour/protocol';
import { sendTableRefusal } from '../output/send.ts';
import { applySpectatorMode } from '../output/spectators.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, seatOf } from '../room/room.ts';
import { updateMeta } from '../room/table-meta.ts';
import { isPlaying, vacateSeat } from './lobby.ts';
import { ownerOf } from './seat-owners.ts';

/** Rating, time control and series stay fixed while a match runs. */
export function changeSettings(ctx: InputContext, connection: ConnectionId, change: SettingsChange): void {
  const { room } = ctx;
  const { rated = room.rated, visibility = room.visibility, ...settings } = change;
  const before = room.meta.settings;
  const after = { ...before, ...settings };
  const isFixed = change.rated !== undefined || after.timeControl !== before.timeControl || after.series !== before.series;
  if (isFixed && isPlaying(room)) return sendTableRefusal(ctx, connection, 'match-running');
  if (change.rated === true && room.occupants.some((occupant) => ownerOf(occupant)?.agent === true))
    return sendTableRefusal(ctx, connection, 'no-agents');
  room.rated = rated;
  room.visibility = visibility;
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
