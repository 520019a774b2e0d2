import type { Seat } from '@parlour/kernel';
import { CODE_ALPHABET, CODE_LENGTH, type Person, parseCode } from '@parlour/protocol';
import { giveChair } from './guests.ts';
import type { ConnectionId } from './inputs.ts';
import { calendar, type SeatCode } from './keeping.ts';
import { type Allowance, type Room, save, seatOf, type Turn } from './room.ts';
import { refuseTo, send } from './tell.ts';

/** Long enough to find another phone and to read the code to it. */
export const SEAT_CODE_MS = 5 * 60_000;
/** Wrong codes in one breath, and how long it takes to get another try: nobody guesses one of six million so. */
const TRIES = 5;
const MS_PER_TRY = 10_000;

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
  if (!mayTry(room, person.handle, turn.now)) return refuseTo(turn, connection, 'too-many-messages');
  const code = parseCode(typed);
  const offered = room.keeping.seatCodes.find((known) => known.code === code);
  const chair = offered === undefined ? undefined : room.chairs[offered.seat];
  const stands =
    offered !== undefined && offered.until > calendar(turn) && chair?.kind === 'person' && chair.person.handle === offered.handle;
  if (!stands) return refuseTo(turn, connection, 'bad-seat-code');
  room.tries.delete(person.handle);
  room.keeping = { ...room.keeping, seatCodes: room.keeping.seatCodes.filter((known) => known !== offered) };
  if (room.host === offered.handle) room.host = person.handle;
  giveChair(turn, offered.seat, person);
  for (const [old, { handle }] of room.connections) if (handle === offered.handle) refuseTo(turn, old, 'seat-moved');
}

function mayTry(room: Room, handle: string, now: number): boolean {
  const known: Allowance = room.tries.get(handle) ?? { left: TRIES, at: now };
  const left = Math.min(TRIES, known.left + Math.max(0, now - known.at) / MS_PER_TRY);
  if (left < 1) return false;
  room.tries.set(handle, { left: left - 1, at: now });
  return true;
}

function freshCode(room: Room): string {
  return Array.from(room.world.seed().slice(0, CODE_LENGTH), (byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('');
}
