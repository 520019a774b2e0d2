import type { AnyGame, Refusal } from '@parlour/kernel';
import { type SeatInfo, type ServerMessage, type TableInfo, type TableRefusal, type TableSummary, tableRefusal } from '@parlour/protocol';
import { possibleGames } from '../lobby/possible-games.ts';
import type { ConnectionId, Occupant, SavedTable } from '../room/inputs.ts';
import { isPaused } from '../room/is-paused.ts';
import { type InputContext, isConnectedAnywhere, presentHandles, type Room, seatOf, toSavedTable } from '../room/room.ts';

export function send(ctx: InputContext, to: readonly ConnectionId[], message: ServerMessage): void {
  if (to.length > 0) ctx.effects.push({ type: 'send', to, message });
}

export function sendRefusal(ctx: InputContext, to: ConnectionId, refusal: Refusal, key?: string): void {
  send(ctx, [to], { type: 'refused', ...(key === undefined ? {} : { key }), refusal });
}

export function sendTableRefusal(ctx: InputContext, to: ConnectionId, refused: TableRefusal, about?: Refusal['about']): void {
  sendRefusal(ctx, to, tableRefusal(refused, about));
}

export function tableInfo(room: Room): TableInfo {
  return {
    code: room.code,
    game: room.game.id,
    visibility: room.visibility,
    rated: room.rated,
    phase: room.phase,
    host: room.host,
    options: room.options,
    seats: room.occupants.map((occupant) => seated(room, occupant)),
    maxSeats: room.game.seats.max,
    settings: room.meta.settings,
    sharedScreen: room.meta.sharedScreen,
    seatRequests: room.meta.seatRequests,
    codeRequests: room.meta.codeRequests.map(({ seat, declined }) => ({ seat, declined })),
    rematch: room.meta.rematch.flatMap((handle) => seatOf(room, handle) ?? []),
    paused: isPaused(room),
    series: seriesOf(room),
    spectators: countSpectators(room),
    match: room.match,
    seedHash: room.nextSeed.seedHash,
    ...(room.meta.daily === undefined ? {} : { daily: room.meta.daily }),
    ...otherGames(toSavedTable(room)),
    ...(room.meta.fillAt == null ? {} : { fillMs: Math.max(0, room.meta.fillAt - (room.env.wallClock?.() ?? 0)) }),
  };
}

function seriesOf({ meta: { settings, series } }: Room): TableInfo['series'] {
  if (settings.series === 'single') return null;
  const { played, wins, points, winners } = series ?? { played: 0, wins: [], points: [], winners: null };
  return { played, wins, points, winners };
}

function seated(room: Room, occupant: Occupant): SeatInfo {
  if (occupant.kind === 'person') return { ...occupant, connected: isConnectedAnywhere(room, occupant.person.handle) };
  const { since: _since, ...bot } = occupant;
  return occupant.owner !== undefined && room.bannedFromSeats.has(occupant.owner.handle) ? { ...bot, removed: true } : bot;
}

function countSpectators(room: Room): number {
  let watching = 0;
  for (const handle of presentHandles(room)) if (seatOf(room, handle) === null) watching++;
  return watching;
}

export function liveTableSummary(room: Room, handle: string | undefined): TableSummary {
  return savedTableSummary(toSavedTable(room), room.game, handle, room.env.wallClock?.());
}

/** A table as it is saved, in a list. Its turn counts only while the log has not gone on, see `isTurnKnown`. */
export function savedTableSummary(table: SavedTable, game: AnyGame, handle?: string, now?: number): TableSummary {
  const { occupants, meta, turn } = table;
  const seat = occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.person.handle === handle);
  const { deadline } = meta;
  return {
    code: table.code,
    game: table.game,
    phase: table.phase,
    names: occupants.map((occupant) => (occupant.kind === 'bot' ? occupant.name : occupant.person.name)),
    people: occupants.filter((occupant) => occupant.kind === 'person' || occupant.owner !== undefined).length,
    maxSeats: game.seats.max,
    yourTurn: turn !== undefined && turn.waiting.includes(seat),
    correspondence: meta.settings.timeControl !== 'live',
    msLeft: deadline === null || now === undefined ? null : Math.max(0, deadline.at - now),
    ...(meta.daily === undefined ? {} : { daily: meta.daily }),
    ...otherGames(table),
  };
}

function otherGames(table: SavedTable): Pick<TableInfo, 'otherGames'> {
  const [, ...others] = possibleGames(table);
  return others.length === 0 ? {} : { otherGames: others };
}

/** Whether a saved table knows whom it waits for, when its log has this many steps. */
export function isTurnKnown({ phase, match, turn }: SavedTable, step: number): boolean {
  return phase !== 'playing' || (turn !== undefined && turn.match === match && turn.step === step);
}

/** Sends the table to everyone, each with their own seat. */
export function broadcastTable(ctx: InputContext): void {
  const { room } = ctx;
  const table = tableInfo(room);
  const bySeat = new Map<number | null, ConnectionId[]>();
  for (const [connection, { handle }] of room.connections) {
    const seat = seatOf(room, handle);
    const others = bySeat.get(seat);
    if (others === undefined) bySeat.set(seat, [connection]);
    else others.push(connection);
  }
  for (const [seat, to] of bySeat) send(ctx, to, { type: 'table', seat, table });
}
