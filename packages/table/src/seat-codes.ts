import type { Seat } from '@parlour/kernel';
import { CODE_ALPHABET, type Person, parseSeatCode, SEAT_CODE_LENGTH } from '@parlour/protocol';
import { takeBreath } from './breath.ts';
import { giveChair } from './guests.ts';
import type { ConnectionId } from './inputs.ts';
import { calendar, type SeatCode } from './keeping.ts';
import { type Room, save, seatOf, type Turn } from './room.ts';
import { refuseTo, send } from './tell.ts';

/** Long enough to find another phone and to read the code to it. */
export const SEAT_CODE_MS = 5 * 60_000;
const TRIES = { most: 5, msEach: 10_000 };
/** Guests cost nothing: after so many wrong codes by anybody at all, those that were given are void, and the host gives others. */
const MOST_WRONG = 40;

/** The host lets a chair go on at another phone: its old one is lost, empty or broken. */
export function offerSeat(turn: Turn, connection: ConnectionId, seat: Seat): void {
  const { room } = turn;
  const chair = room.chairs[seat];
  if (chair?.kind !== 'person') return refuseTo(turn, connection, 'not-seated');
  const now = calendar(turn);
  const others = room.keeping.seatCodes.filter((known) => known.until > now && known.seat !== seat);
  const given: SeatCode = { code: freshCode(room), seat, handle: chair.person.handle, until: now + SEAT_CODE_MS };
  room.keeping = { ...room.keeping, seatCodes: [...others, given] };
  save(turn);
  send(turn, [connection], { type: 'seat-code', seat, code: given.code, msLeft: SEAT_CODE_MS });
}

/** Whoever enters the code has the chair, and whoever had it has not. */
export function claim(turn: Turn, connection: ConnectionId, person: Person, typed: string): void {
  const { room } = turn;
  if (room.opening !== null) return refuseTo(turn, connection, 'match-running');
  if (seatOf(room, person.handle) !== null) return refuseTo(turn, connection, 'already-seated');
  if (!takeBreath(room.tries, person.handle, TRIES, turn.now)) return refuseTo(turn, connection, 'too-many-messages');
  const code = parseSeatCode(typed);
  const offered = room.keeping.seatCodes.find((known) => known.code === code);
  const chair = offered === undefined ? undefined : room.chairs[offered.seat];
  const stands =
    offered !== undefined && offered.until > calendar(turn) && chair?.kind === 'person' && chair.person.handle === offered.handle;
  if (!stands) {
    countWrong(turn);
    return refuseTo(turn, connection, 'bad-seat-code');
  }
  room.tries.delete(person.handle);
  room.keeping = { ...room.keeping, seatCodes: room.keeping.seatCodes.filter((known) => known !== offered) };
  if (room.host === offered.handle) room.host = person.handle;
  giveChair(turn, offered.seat, person);
  for (const [old, { handle }] of room.connections) if (handle === offered.handle) refuseTo(turn, old, 'seat-moved');
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
