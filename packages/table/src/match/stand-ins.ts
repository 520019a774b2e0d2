import type { Seat } from '@parlour/kernel';
import { ABSENT_MINUTES, type Person } from '@parlour/protocol';
import { addNotice } from '../lobby/seat-notices.ts';
import { broadcastTable, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, isConnectedAnywhere, type Room, requestSave } from '../room/room.ts';
import { wallClock } from '../room/table-meta.ts';
import { isCorrespondence } from './correspondence.ts';
import { newBotOccupant, seatBot } from './table-bots.ts';

/** The player for whom a bot plays, and the host's name; null where the table decided automatically. */
export interface Absence {
  readonly owner: Person;
  /** Without it the owner is sent no notice about the bot. */
  readonly by?: string | null;
}

/** Puts a bot into a seat of the running match. It starts with the seat's present view and none of its memory. */
export function seatStandIn(ctx: InputContext, seat: Seat, absent: Absence | null): void {
  const { room } = ctx;
  const bot = newBotOccupant(room.occupants, 'normal');
  const since = room.running?.stored.step ?? 0;
  room.occupants = room.occupants.with(seat, { ...bot, since, ...(absent === null ? {} : { owner: absent.owner }) });
  room.handedOver = true;
  room.running?.bots.set(seat, seatBot(room.env, bot, room.running.stored, seat, since));
  if (absent?.by !== undefined)
    addNotice(ctx, absent.owner.handle, { kind: 'bot', at: wallClock(ctx), by: absent.by, bot: bot.name, moves: 0 });
  requestSave(ctx);
  broadcastTable(ctx);
}

/** The host hands the seat of a disconnected player to a bot. */
export function standIn(ctx: InputContext, connection: ConnectionId, host: Person, seat: Seat): void {
  const { room } = ctx;
  const occupant = room.occupants[seat];
  if (occupant?.kind !== 'person') return sendTableRefusal(ctx, connection, 'not-seated');
  if (room.pendingMatch !== null || room.phase !== 'playing') return sendTableRefusal(ctx, connection, 'no-match');
  if (isCorrespondence(room)) return sendTableRefusal(ctx, connection, 'not-by-correspondence');
  if (isConnectedAnywhere(room, occupant.person.handle)) return sendTableRefusal(ctx, connection, 'still-connected');
  seatStandIn(ctx, seat, { owner: occupant.person, by: host.name });
}

/**
 * When the next disconnected player is replaced by a bot; null where the table waits for the host. The time counts while
 * another person is connected: a table without connections sleeps.
 */
export function nextStandInAt(ctx: InputContext): number | null {
  const { room, now } = ctx;
  const minutes = ABSENT_MINUTES[room.meta.settings.absent];
  if (minutes === null || room.phase !== 'playing' || isCorrespondence(room) || room.connections.size === 0) {
    room.awaySince.clear();
    return null;
  }
  const away = absentPlayers(room);
  for (const handle of room.awaySince.keys()) if (!away.some(({ person }) => person.handle === handle)) room.awaySince.delete(handle);
  let first: number | null = null;
  for (const { person } of away) {
    const since = room.awaySince.get(person.handle) ?? now;
    room.awaySince.set(person.handle, since);
    first = Math.min(first ?? Number.POSITIVE_INFINITY, since + minutes * 60_000);
  }
  return first;
}

/** Bots take over for players who have been disconnected for as long as the table settings say. */
export function replaceAbsent(ctx: InputContext): void {
  const { room, now } = ctx;
  const minutes = ABSENT_MINUTES[room.meta.settings.absent];
  if (minutes === null || room.pendingMatch !== null || room.phase !== 'playing' || isCorrespondence(room)) return;
  for (const { person, seat } of absentPlayers(room)) {
    const since = room.awaySince.get(person.handle);
    if (since !== undefined && since + minutes * 60_000 <= now) seatStandIn(ctx, seat, { owner: person, by: null });
  }
}

function absentPlayers(room: Room): { readonly person: Person; readonly seat: Seat }[] {
  return room.occupants.flatMap((occupant, seat) =>
    occupant.kind === 'person' && !isConnectedAnywhere(room, occupant.person.handle) ? [{ person: occupant.person, seat }] : [],
  );
}
