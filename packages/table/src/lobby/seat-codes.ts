import type { Seat } from '@parlour/kernel';
import { CODE_ALPHABET, type Person, parseSeatCode, SEAT_CODE_LENGTH } from '@parlour/protocol';
import { isCorrespondence } from '../match/correspondence.ts';
import { send, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, isConnectedAnywhere, type Room, rateLimitsOf, requestSave, seatOf } from '../room/room.ts';
import { type IssuedSeatCode, type TableMeta, updateMeta, wallClock } from '../room/table-meta.ts';
import { addNotice, connectionsOf } from './seat-notices.ts';
import { isAgentRefused, isBlockedHere, ownerOf, seatRefusal } from './seat-owners.ts';
import { assignSeat } from './seat-requests.ts';

/** Long enough to find another phone and enter the code there. */
export const SEAT_CODE_MS = 5 * 60_000;
/** Sessions are free to create: after this many wrong codes from any people, all codes of the table are void. */
const MAX_WRONG = 40;

/**
 * Makes a code that moves a seat to another device. The owner makes it. The shared screen makes it too, because its
 * players are in the room: with the consent of the owner's device if connected, and never in a correspondence match.
 */
export function issueSeatCode(ctx: InputContext, connection: ConnectionId, person: Person, handle: string): void {
  const { room } = ctx;
  const seat = room.occupants.findIndex((occupant) => ownerOf(occupant)?.handle === handle);
  const owner = ownerOf(room.occupants[seat]);
  const isOwn = handle === person.handle;
  if (!isOwn && person.handle !== room.meta.sharedScreen) return sendTableRefusal(ctx, connection, 'not-your-seat');
  if (owner === null) return sendTableRefusal(ctx, connection, isOwn ? 'not-your-seat' : 'not-seated');
  if (isOwn) return makeCode(ctx, seat, owner, handle);
  if (room.bannedFromSeats.has(handle)) return sendTableRefusal(ctx, connection, 'not-seated');
  if (isCorrespondence(room) && room.phase === 'playing') return sendTableRefusal(ctx, connection, 'not-by-correspondence');
  if (isConnectedAnywhere(room, handle)) return askOwner(ctx, seat, owner);
  addNotice(ctx, handle, { kind: 'code', at: wallClock(ctx) });
  makeCode(ctx, seat, owner, person.handle);
}

function askOwner(ctx: InputContext, seat: Seat, { handle }: Person): void {
  const others = ctx.room.meta.codeRequests.filter((request) => request.seat !== seat);
  updateMeta(ctx, { codeRequests: [...others, { seat, handle, until: wallClock(ctx) + SEAT_CODE_MS, declined: false }] });
}

/** The owner answers the shared screen's request. */
export function consent(ctx: InputContext, connection: ConnectionId, person: Person, agrees: boolean): void {
  const { room } = ctx;
  const { codeRequests, sharedScreen } = room.meta;
  const request = codeRequests.find(({ handle, declined }) => handle === person.handle && !declined);
  const owner = request === undefined ? null : ownerOf(room.occupants[request.seat]);
  if (request === undefined || owner?.handle !== person.handle || request.until <= wallClock(ctx) || sharedScreen === null)
    return sendTableRefusal(ctx, connection, 'not-your-seat');
  const others = codeRequests.filter((each) => each !== request);
  updateMeta(ctx, { codeRequests: agrees ? others : [...others, { ...request, declined: true }] });
  if (agrees) makeCode(ctx, request.seat, owner, sharedScreen);
}

function makeCode(ctx: InputContext, seat: Seat, owner: Person, to: string): void {
  const { room } = ctx;
  const before = room.meta;
  const now = wallClock(ctx);
  const others = before.seatCodes.filter((known) => known.until > now && known.seat !== seat);
  const made: IssuedSeatCode = { code: freshCode(room), seat, handle: owner.handle, to, until: now + SEAT_CODE_MS };
  room.meta = { ...before, seatCodes: [...others, made] };
  requestSave(ctx);
  sendNewCodes(ctx, before);
}

/** Sends new codes, made here or at another node, to the connections of the people who asked for them. */
export function sendNewCodes(ctx: InputContext, before: TableMeta): void {
  const { room } = ctx;
  const known = new Set(before.seatCodes.map(({ code }) => code));
  for (const { code, seat, to, until } of room.meta.seatCodes) {
    if (known.has(code)) continue;
    send(ctx, connectionsOf(room, to), { type: 'seat-code', seat, code, msLeft: Math.max(0, until - wallClock(ctx)) });
  }
}

/** Moves the seat to the person who enters the code. */
export function claimSeat(ctx: InputContext, connection: ConnectionId, person: Person, typed: string): void {
  const { room } = ctx;
  if (room.pendingMatch !== null) return sendTableRefusal(ctx, connection, 'match-running');
  if (room.bannedFromSeats.has(person.handle)) return sendTableRefusal(ctx, connection, 'kicked');
  if (seatOf(room, person.handle) !== null) return sendTableRefusal(ctx, connection, 'already-seated');
  if (!rateLimitsOf(ctx).seatCodes.take(person.handle, ctx.now)) return sendTableRefusal(ctx, connection, 'too-many-messages');
  if (isAgentRefused(room, person)) return sendTableRefusal(ctx, connection, 'no-agents');
  const code = parseSeatCode(typed);
  const offered = room.meta.seatCodes.find((known) => known.code === code);
  const owner = offered === undefined ? null : ownerOf(room.occupants[offered.seat]);
  if (offered === undefined || offered.until <= wallClock(ctx) || owner?.handle !== offered.handle) {
    countWrong(ctx);
    return sendTableRefusal(ctx, connection, 'bad-seat-code');
  }
  // A blocked person does not notice.
  if (isBlockedHere(room, person.handle)) return sendTableRefusal(ctx, connection, 'bad-seat-code');
  const refusal = seatRefusal(room, person.handle, offered.seat);
  if (refusal !== null) return sendTableRefusal(ctx, connection, refusal);
  room.meta = { ...room.meta, seatCodes: room.meta.seatCodes.filter((known) => known !== offered) };
  if (room.host === offered.handle) room.host = person.handle;
  addNotice(ctx, offered.handle, { kind: 'moved', at: wallClock(ctx), by: person.name });
  assignSeat(ctx, offered.seat, person);
  for (const old of connectionsOf(room, offered.handle)) sendTableRefusal(ctx, old, 'seat-moved');
}

function countWrong(ctx: InputContext): void {
  const { room } = ctx;
  if (room.meta.seatCodes.length === 0 || ++room.wrongCodes < MAX_WRONG) return;
  room.wrongCodes = 0;
  room.meta = { ...room.meta, seatCodes: [] };
  requestSave(ctx);
}

function freshCode(room: Room): string {
  return Array.from(room.env.seed().slice(0, SEAT_CODE_LENGTH), (byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('');
}
