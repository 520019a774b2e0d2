import type { Seat } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { ConnectionId } from './inputs.ts';
import { isHost, keep } from './keeping.ts';
import { isConnected, seatOf, type Turn } from './room.ts';
import { refuseTo, sendRefusal } from './tell.ts';

const MOST_ASKING = 16;

/** A late guest would like a bot's chair. Where late guests are welcome they have it, else the host is asked. */
export function take(turn: Turn, connection: ConnectionId, person: Person, seat: Seat): void {
  const { room } = turn;
  if (room.barred.has(person.handle)) return refuseTo(turn, connection, 'kicked');
  if (seatOf(room, person.handle) !== null) return refuseTo(turn, connection, 'already-seated');
  if (room.opening !== null) return refuseTo(turn, connection, 'match-running');
  if (room.chairs[seat]?.kind !== 'bot') return refuseTo(turn, connection, 'no-bot-there');
  // Who has seen one hand may go back to it, and look into no other.
  if ((room.running?.sat.get(person.handle) ?? seat) !== seat && room.phase === 'playing')
    return refuseTo(turn, connection, 'match-running');
  if (room.keeping.customs.lateGuests === 'welcome' || isHost(room, person.handle)) return giveChair(turn, seat, person);
  // Whoever asked and went away need not be answered; and nobody reads a list without end.
  const others = without(turn, person.handle).filter((asked) => isConnected(room, asked.person.handle));
  if (others.length >= MOST_ASKING) return refuseTo(turn, connection, 'too-many-messages');
  keep(turn, { asking: [...others, { person, seat }] });
}

export function answer(turn: Turn, connection: ConnectionId, handle: string, welcome: boolean): void {
  const { room } = turn;
  const asked = room.keeping.asking.find(({ person }) => person.handle === handle);
  if (asked === undefined) return sendRefusal(turn, connection, { refused: 'no-such-seat' });
  const free = room.chairs[asked.seat]?.kind === 'bot' && seatOf(room, handle) === null && room.opening === null;
  if (welcome && free) giveChair(turn, asked.seat, asked.person);
  else keep(turn, { asking: without(turn, handle) });
}

/**
 * The chair is this person's from now on. They see what its seat sees, and have heard nothing of what it heard before:
 * a bot's memory is not handed over.
 */
export function giveChair(turn: Turn, seat: Seat, person: Person): void {
  const { room } = turn;
  room.chairs = room.chairs.with(seat, { kind: 'person', person });
  room.running?.robots.delete(seat);
  room.running?.sat.set(person.handle, seat);
  if (room.phase === 'playing') room.handedOver = true;
  keep(turn, { asking: without(turn, person.handle) });
}

const without = ({ room }: Turn, handle: string) => room.keeping.asking.filter(({ person }) => person.handle !== handle);
