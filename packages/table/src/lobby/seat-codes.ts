import type { Seat } from '@parlour/kernel';
import { CODE_ALPHABET, type Person, parseSeatCode, SEAT_CODE_LENGTH } from '@parlour/protocol';
import { isSlow } from '../match/correspondence.ts';
import { refuseTo, send } from '../output/send.ts';
import { takeBreath } from '../rate-limit.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { isConnected, type Room, save, seatOf, type Turn } from '../room/room.ts';
import { calendar, type Keeping, keep, type SeatCode } from '../room/table-meta.ts';
import { addNotice, connectionsOf } from './seat-notices.ts';
import { ownerOf, seatRefusal } from './seat-owners.ts';
import { giveChair } from './seat-requests.ts';

/** Long enough to find another phone and to read the code to it. */
export const SEAT_CODE_MS = 5 * 60_000;
const TRIES = { most: 5, msEach: 10_000 };
/** People cost nothing: after so many wrong codes by anybody at all, the codes of the table are void. */
const MOST_WRONG = 40;

/**
 * A seat goes on at another device. Its owner makes the code. The shared screen makes it too, because its people are in the
 * room: with the consent of the owner's device where that is connected, and never in a correspondence match.
 */
export function offerSeat(turn: Turn, connection: ConnectionId, person: Person, seat: Seat): void {
  const { room } = turn;
  const owner = ownerOf(room.chairs[seat]);
  if (owner?.handle === person.handle) return makeCode(turn, seat, owner, person.handle);
  if (person.handle !== room.keeping.screen) return refuseTo(turn, connection, 'not-your-seat');
  if (owner === null || room.barred.has(owner.handle)) return refuseTo(turn, connection, 'not-seated');
  if (isSlow(room) && room.phase === 'playing') return refuseTo(turn, connection, 'not-by-correspondence');
  if (isConnected(room, owner.handle)) return askOwner(turn, seat, owner);
  addNotice(turn, owner.handle, { kind: 'code', at: calendar(turn) });
  makeCode(turn, seat, owner, person.handle);
}

function askOwner(turn: Turn, seat: Seat, { handle }: Person): void {
  const others = turn.room.keeping.codeRequests.filter((request) => request.seat !== seat);
  keep(turn, { codeRequests: [...others, { seat, handle, until: calendar(turn) + SEAT_CODE_MS, declined: false }] });
}

/** The owner answers the shared screen. */
export function consent(turn: Turn, connection: ConnectionId, person: Person, agrees: boolean): void {
  const { room } = turn;
  const { codeRequests, screen } = room.keeping;
  const request = codeRequests.find(({ handle, declined }) => handle === person.handle && !declined);
  const owner = request === undefined ? null : ownerOf(room.chairs[request.seat]);
  if (request === undefined || owner?.handle !== person.handle || request.until <= calendar(turn) || screen === null)
    return refuseTo(turn, connection, 'not-your-seat');
  const others = codeRequests.filter((each) => each !== request);
  keep(turn, { codeRequests: agrees ? others : [...others, { ...request, declined: true }] });
  if (agrees) makeCode(turn, request.seat, owner, screen);
}

function makeCode(turn: Turn, seat: Seat, owner: Person, to: string): void {
  const { room } = turn;
  const before = room.keeping;
  const now = calendar(turn);
  const others = before.seatCodes.filter((known) => known.until > now && known.seat !== seat);
  const made: SeatCode = { code: freshCode(room), seat, handle: owner.handle, to, until: now + SEAT_CODE_MS };
  room.keeping = { ...before, seatCodes: [...others, made] };
  save(turn);
  sendNewCodes(turn, before);
}

/** Codes that were made here or at another node are sent to the connections of those who asked for them. */
export function sendNewCodes(turn: Turn, before: Keeping): void {
  const { room } = turn;
  const known = new Set(before.seatCodes.map(({ code }) => code));
  for (const { code, seat, to, until } of room.keeping.seatCodes) {
    if (known.has(code)) continue;
    send(turn, connectionsOf(room, to), { type: 'seat-code', seat, code, msLeft: Math.max(0, until - calendar(turn)) });
  }
}

/** The code moves the seat to the person who enters it. */
export function claim(turn: Turn, connection: ConnectionId, person: Person, typed: string): void {
  const { room } = turn;
  if (room.opening !== null) return refuseTo(turn, connection, 'match-running');
  if (room.barred.has(person.handle)) return refuseTo(turn, connection, 'kicked');
  if (seatOf(room, person.handle) !== null) return refuseTo(turn, connection, 'already-seated');
  if (!takeBreath(room.tries, person.handle, TRIES, turn.now)) return refuseTo(turn, connection, 'too-many-messages');
  const code = parseSeatCode(typed);
  const offered = room.keeping.seatCodes.find((known) => known.code === code);
  const owner = offered === undefined ? null : ownerOf(room.chairs[offered.seat]);
  if (offered === undefined || offered.until <= calendar(turn) || owner?.handle !== offered.handle) {
    countWrong(turn);
    return refuseTo(turn, connection, 'bad-seat-code');
  }
  const refusal = seatRefusal(room, person.handle, offered.seat);
  if (refusal !== null) return refuseTo(turn, connection, refusal);
  room.tries.delete(person.handle);
  room.keeping = { ...room.keeping, seatCodes: room.keeping.seatCodes.filter((known) => known !== offered) };
  if (room.host === offered.handle) room.host = person.handle;
  addNotice(turn, offered.handle, { kind: 'moved', at: calendar(turn), by: person.name });
  giveChair(turn, offered.seat, person);
  for (const old of connectionsOf(room, offered.handle)) refuseTo(turn, old, 'seat-moved');
}

function countWrong(turn: Turn): void {
  const { room } = turn;
  if (room.keeping.seatCodes.length === 0 || ++room.wrongCodes < MOST_WRONG) return;
  room.wrongCodes = 0;
  room.keeping = { ...room.keeping, seatCodes: [] };
  save(turn);
}

function freshCode(room: Room): string {
  return Array.from(room.world.seed().slice(0, SEAT_CODE_LENGTH), (byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('');
}
