import type { Seat } from '@parlour/kernel';
import { CODE_ALPHABET, type Person, parseSeatCode, SEAT_CODE_LENGTH } from '@parlour/protocol';
import { isCorrespondence } from '../match/correspondence.ts';
import { send, sendTableRefusal } from '../output/send.ts';
import { takeToken } from '../rate-limit.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, isConnectedAnywhere, type Room, requestSave, seatOf } from '../room/room.ts';
import { type IssuedSeatCode, type TableMeta, updateMeta, wallClock } from '../room/table-meta.ts';
import { addNotice, connectionsOf } from './seat-notices.ts';
import { ownerOf, seatRefusal } from './seat-owners.ts';
import { assignSeat } from './seat-requests.ts';

/** Long enough to find another phone and to read the code to it. */
export const SEAT_CODE_MS = 5 * 60_000;
const TRIES = { max: 5, msPerToken: 10_000 };
/** People cost nothing: after so many wrong codes by anybody at all, the codes of the table are void. */
const MOST_WRONG = 40;

/**
 * A seat goes on at another device. Its owner makes the code. The shared screen makes it too, because its people are in the
 * room: with the consent of the owner's device where that is connected, and never in a correspondence match.
 */
export function issueSeatCode(turn: InputContext, connection: ConnectionId, person: Person, seat: Seat): void {
  const { room } = turn;
  const owner = ownerOf(room.occupants[seat]);
  if (owner?.handle === person.handle) return makeCode(turn, seat, owner, person.handle);
  if (person.handle !== room.meta.sharedScreen) return sendTableRefusal(turn, connection, 'not-your-seat');
  if (owner === null || room.bannedFromSeats.has(owner.handle)) return sendTableRefusal(turn, connection, 'not-seated');
  if (isCorrespondence(room) && room.phase === 'playing') return sendTableRefusal(turn, connection, 'not-by-correspondence');
  if (isConnectedAnywhere(room, owner.handle)) return askOwner(turn, seat, owner);
  addNotice(turn, owner.handle, { kind: 'code', at: wallClock(turn) });
  makeCode(turn, seat, owner, person.handle);
}

function askOwner(turn: InputContext, seat: Seat, { handle }: Person): void {
  const others = turn.room.meta.codeRequests.filter((request) => request.seat !== seat);
  updateMeta(turn, { codeRequests: [...others, { seat, handle, until: wallClock(turn) + SEAT_CODE_MS, declined: false }] });
}

/** The owner answers the shared screen. */
export function consent(turn: InputContext, connection: ConnectionId, person: Person, agrees: boolean): void {
  const { room } = turn;
  const { codeRequests, sharedScreen } = room.meta;
  const request = codeRequests.find(({ handle, declined }) => handle === person.handle && !declined);
  const owner = request === undefined ? null : ownerOf(room.occupants[request.seat]);
  if (request === undefined || owner?.handle !== person.handle || request.until <= wallClock(turn) || sharedScreen === null)
    return sendTableRefusal(turn, connection, 'not-your-seat');
  const others = codeRequests.filter((each) => each !== request);
  updateMeta(turn, { codeRequests: agrees ? others : [...others, { ...request, declined: true }] });
  if (agrees) makeCode(turn, request.seat, owner, sharedScreen);
}

function makeCode(turn: InputContext, seat: Seat, owner: Person, to: string): void {
  const { room } = turn;
  const before = room.meta;
  const now = wallClock(turn);
  const others = before.seatCodes.filter((known) => known.until > now && known.seat !== seat);
  const made: IssuedSeatCode = { code: freshCode(room), seat, handle: owner.handle, to, until: now + SEAT_CODE_MS };
  room.meta = { ...before, seatCodes: [...others, made] };
  requestSave(turn);
  sendNewCodes(turn, before);
}

/** Codes that were made here or at another node are sent to the connections of those who asked for them. */
export function sendNewCodes(turn: InputContext, before: TableMeta): void {
  const { room } = turn;
  const known = new Set(before.seatCodes.map(({ code }) => code));
  for (const { code, seat, to, until } of room.meta.seatCodes) {
    if (known.has(code)) continue;
    send(turn, connectionsOf(room, to), { type: 'seat-code', seat, code, msLeft: Math.max(0, until - wallClock(turn)) });
  }
}

/** The code moves the seat to the person who enters it. */
export function claimSeat(turn: InputContext, connection: ConnectionId, person: Person, typed: string): void {
  const { room } = turn;
  if (room.pendingMatch !== null) return sendTableRefusal(turn, connection, 'match-running');
  if (room.bannedFromSeats.has(person.handle)) return sendTableRefusal(turn, connection, 'kicked');
  if (seatOf(room, person.handle) !== null) return sendTableRefusal(turn, connection, 'already-seated');
  if (!takeToken(room.tries, person.handle, TRIES, turn.now)) return sendTableRefusal(turn, connection, 'too-many-messages');
  const code = parseSeatCode(typed);
  const offered = room.meta.seatCodes.find((known) => known.code === code);
  const owner = offered === undefined ? null : ownerOf(room.occupants[offered.seat]);
  if (offered === undefined || offered.until <= wallClock(turn) || owner?.handle !== offered.handle) {
    countWrong(turn);
    return sendTableRefusal(turn, connection, 'bad-seat-code');
  }
  const refusal = seatRefusal(room, person.handle, offered.seat);
  if (refusal !== null) return sendTableRefusal(turn, connection, refusal);
  room.tries.delete(person.handle);
  room.meta = { ...room.meta, seatCodes: room.meta.seatCodes.filter((known) => known !== offered) };
  if (room.host === offered.handle) room.host = person.handle;
  addNotice(turn, offered.handle, { kind: 'moved', at: wallClock(turn), by: person.name });
  assignSeat(turn, offered.seat, person);
  for (const old of connectionsOf(room, offered.handle)) sendTableRefusal(turn, old, 'seat-moved');
}

function countWrong(turn: InputContext): void {
  const { room } = turn;
  if (room.meta.seatCodes.length === 0 || ++room.wrongCodes < MOST_WRONG) return;
  room.wrongCodes = 0;
  room.meta = { ...room.meta, seatCodes: [] };
  requestSave(turn);
}

function freshCode(room: Room): string {
  return Array.from(room.env.seed().slice(0, SEAT_CODE_LENGTH), (byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('');
}
