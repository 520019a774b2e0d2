import { isRefusal, type Seat, sameJson } from '@parlour/kernel';
import type { BotLevel, Person } from '@parlour/protocol';
import { isCorrespondence } from '../match/correspondence.ts';
import { type Absence, seatStandIn } from '../match/stand-ins.ts';
import { newBotOccupant } from '../match/table-bots.ts';
import { broadcastTable, sendRefusal, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId, Occupant } from '../room/inputs.ts';
import { type InputContext, isConnectedAnywhere, type Room, requestSave, seatedPerson, seatOf } from '../room/room.ts';
import { type TableMeta, updateMeta, wallClock } from '../room/table-meta.ts';
import { parseOptionsForAnySeatCount } from './game-options.ts';
import { addNotice } from './seat-notices.ts';
import { isAgentRefused, isBlockedHere, ownsSeat, reservedSeatOf, withoutOwner } from './seat-owners.ts';
import { takeBack } from './seat-requests.ts';
import { settleGame } from './table-game.ts';

/** How long a host may be away before another player takes over: enough to reload a page or lose a signal in a train. */
export const HOST_GRACE_MS = 30_000;
const MAX_BANNED_FROM_SEATS = 200;

export function sit(ctx: InputContext, connection: ConnectionId, person: Person, games?: readonly string[]): void {
  const { room } = ctx;
  if (isPlaying(room)) return sendTableRefusal(ctx, connection, 'match-running');
  if (room.bannedFromSeats.has(person.handle)) return sendTableRefusal(ctx, connection, 'kicked');
  if (seatOf(room, person.handle) !== null) return sendTableRefusal(ctx, connection, 'already-seated');
  const reserved = reservedSeatOf(room, person.handle);
  if (reserved !== null) return takeBack(ctx, reserved, person);
  if (isAgentRefused(room, person)) return sendTableRefusal(ctx, connection, 'no-agents');
  if (room.occupants.length >= room.game.seats.max || isBlockedHere(room, person.handle))
    return sendTableRefusal(ctx, connection, 'table-full');
  if (games !== undefined && !settleGame(room, games)) return sendTableRefusal(ctx, connection, 'other-game');
  // A shared screen is host until a player sits down.
  if (room.host === room.meta.sharedScreen) room.host = person.handle;
  rearrange(ctx, [...room.occupants, { kind: 'person', person }]);
}

/** Gives up the seat. In a running match a bot takes over, so that the others can go on. */
export function stand(ctx: InputContext, connection: ConnectionId, person: Person): void {
  const seat = seatOf(ctx.room, person.handle);
  if (seat === null) return sendTableRefusal(ctx, connection, 'not-seated');
  if (ctx.room.pendingMatch !== null) return sendTableRefusal(ctx, connection, 'match-running');
  vacateSeat(ctx, seat);
}

export function addBot(ctx: InputContext, connection: ConnectionId, level: BotLevel): void {
  const { room } = ctx;
  if (isPlaying(room)) return sendTableRefusal(ctx, connection, 'match-running');
  if (room.occupants.length >= room.game.seats.max) return sendTableRefusal(ctx, connection, 'table-full');
  rearrange(ctx, [...room.occupants, newBotOccupant(room, level)]);
}

/** The host removes a bot. The bots of a table have different names. */
export function removeBot(ctx: InputContext, connection: ConnectionId, name: string): void {
  const seat = ctx.room.occupants.findIndex((occupant) => occupant.kind === 'bot' && occupant.name === name);
  if (seat < 0) return sendTableRefusal(ctx, connection, 'no-bot-there');
  if (isPlaying(ctx.room)) return sendTableRefusal(ctx, connection, 'match-running');
  vacateSeat(ctx, seat);
}

/** The host removes a player. A removed player's hand stays theirs: until the match is over only a bot plays it. */
export function removePlayer(ctx: InputContext, connection: ConnectionId, host: Person, handle: string): void {
  const { room } = ctx;
  const seated = seatedPerson(room, handle);
  if (seated === null) return sendTableRefusal(ctx, connection, 'not-seated');
  const { seat, person } = seated;
  if (room.pendingMatch !== null) return sendTableRefusal(ctx, connection, 'match-running');
  if (handle === host.handle) return vacateSeat(ctx, seat);
  if (handle !== room.host) banFromSeats(room, handle);
  if (!isPlaying(room)) return vacateSeat(ctx, seat);
  addNotice(ctx, handle, { kind: 'removed', at: wallClock(ctx), by: host.name });
  vacateSeat(ctx, seat, { owner: person });
}

/** Bans a person from the seats. The list is saved with the table and bounded: the oldest ban is dropped first. */
function banFromSeats({ bannedFromSeats }: Room, handle: string): void {
  bannedFromSeats.add(handle);
  for (const first of bannedFromSeats) if (bannedFromSeats.size > MAX_BANNED_FROM_SEATS) bannedFromSeats.delete(first);
}

export function setOptions(ctx: InputContext, connection: ConnectionId, options: Readonly<Record<string, unknown>>): void {
  const { room } = ctx;
  if (isPlaying(room)) return sendTableRefusal(ctx, connection, 'match-running');
  const parsed = parseOptionsForAnySeatCount(room.game, { ...room.options, ...options }, room.occupants.length);
  if (isRefusal(parsed)) return sendRefusal(ctx, connection, parsed);
  room.options = parsed.ok;
  requestSave(ctx);
  broadcastTable(ctx);
}

/** Removes every trace of a person from the table. */
export function erasePerson(ctx: InputContext, handle: string): void {
  const { room } = ctx;
  room.chat = room.chat.filter(({ from }) => from.handle !== handle);
  const isOther = (each: { readonly handle: string }): boolean => each.handle !== handle;
  const { seatRequests, seatCodes, codeRequests, banned, holders, rematch, notices, sharedScreen, silenced } = room.meta;
  const meta: TableMeta = {
    ...room.meta,
    seatRequests: seatRequests.filter(({ person }) => isOther(person)),
    seatCodes: seatCodes.filter((code) => isOther(code) && code.to !== handle),
    codeRequests: codeRequests.filter(isOther),
    holders: holders.filter(isOther),
    rematch: rematch.filter((each) => each !== handle),
    notices: notices.filter(isOther),
    banned: banned.filter((each) => each !== handle),
    silenced: silenced.filter((each) => each !== handle),
    sharedScreen: sharedScreen === handle ? null : sharedScreen,
  };
  const wasBanned = room.bannedFromSeats.delete(handle);
  const hadShare = room.nextSeed.shares.delete(handle);
  const isChanged = wasBanned || hadShare || !sameJson(meta, room.meta);
  const isSeated = seatOf(room, handle) !== null || reservedSeatOf(room, handle) !== null;
  room.meta = meta;
  if (isSeated && room.pendingMatch === null) leaveSeat(ctx, handle);
  else if (isChanged) updateMeta(ctx, {});
}

/** Gives up a person's seat, also one that a bot plays for them. While a match is being stored, the caller tries again. */
export function leaveSeat(ctx: InputContext, handle: string): void {
  const seat = seatOf(ctx.room, handle);
  if (ctx.room.pendingMatch !== null) return;
  if (seat !== null) return vacateSeat(ctx, seat);
  if (reservedSeatOf(ctx.room, handle) === null) return;
  ctx.room.occupants = withoutOwner(ctx.room.occupants, handle);
  requestSave(ctx);
  broadcastTable(ctx);
}

export function isPlaying(room: Room): boolean {
  return room.phase === 'playing' || room.pendingMatch !== null;
}

/** Empties a seat; in a running match a bot takes it, and may play for its owner. */
export function vacateSeat(ctx: InputContext, seat: Seat, absent: Absence | null = null): void {
  const { room } = ctx;
  const leaver = room.occupants[seat];
  if (isPlaying(room)) seatStandIn(ctx, seat, absent);
  else rearrange(ctx, room.occupants.toSpliced(seat, 1));
  if (leaver?.kind === 'person' && leaver.person.handle === room.host) transferHost(ctx);
}

/** A change of seats clears the result of the last match, which belongs to the old seats. */
function rearrange(ctx: InputContext, occupants: readonly Occupant[]): void {
  const { room } = ctx;
  room.occupants = occupants;
  room.phase = 'lobby';
  room.running = null;
  room.meta = { ...room.meta, series: null, seatRequests: [], rematch: [], codeRequests: [] };
  requestSave(ctx);
  broadcastTable(ctx);
}

/** Tracks the host's absence. All nodes do, because any of them may lead the table next. */
export function trackHostAbsence({ room, now }: InputContext): void {
  if (isConnectedAnywhere(room, room.host)) room.hostGoneAt = null;
  else room.hostGoneAt ??= now + HOST_GRACE_MS;
}

/**
 * The next host when the host is away: the next seated and connected player, never a spectator. The host of a
 * correspondence match keeps the powers while they own a seat, and without another player the shared screen has them.
 */
export function heirOf(room: Room): string | null {
  const { host, occupants, meta } = room;
  const owns = ownsSeat(room, host);
  if (isCorrespondence(room) && room.phase === 'playing' && owns) return null;
  const seated = occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person.handle] : []));
  const heir = seated.find((handle) => handle !== host && isConnectedAnywhere(room, handle));
  return heir ?? (owns || meta.sharedScreen === host ? null : meta.sharedScreen);
}

/** Makes another player host. Without one the table keeps its host, until a player sits down or comes back. */
export function transferHost(ctx: InputContext): void {
  const { room } = ctx;
  const heir = heirOf(room);
  if (heir === null) return;
  room.hostGoneAt = null;
  room.host = heir;
  requestSave(ctx);
  broadcastTable(ctx);
}
