import type { Seat } from '@parlour/kernel';
import type { Person, TableRefusal } from '@parlour/protocol';
import { refuseTo, sendRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { isConnected, type Room, type Turn } from '../room/room.ts';
import { calendar, isHost, keep } from '../room/table-meta.ts';
import { noteReturn } from './seat-notices.ts';
import { ownerOf, seatRefusal, withHolder, withoutOwner } from './seat-owners.ts';

const MOST_ASKING = 16;

/** An owner takes their seat back from a bot. A late joiner gets a bot's seat at once where the table says so, else the host is asked. */
export function take(turn: Turn, connection: ConnectionId, person: Person, seat: Seat): void {
  const { room } = turn;
  const refusal = botSeatRefusal(room, person.handle, seat);
  if (refusal !== null) return refuseTo(turn, connection, refusal);
  if (ownerOf(room.chairs[seat])?.handle === person.handle) return takeBack(turn, seat, person);
  if (room.keeping.customs.lateJoin === 'welcome' || isHost(room, person.handle)) return giveChair(turn, seat, person);
  // Whoever asked and went away need not be answered; and nobody reads a list without end.
  const others = without(turn, person.handle).filter((asked) => isConnected(room, asked.person.handle));
  if (others.length >= MOST_ASKING) return refuseTo(turn, connection, 'too-many-messages');
  keep(turn, { asking: [...others, { person, seat }] });
}

function botSeatRefusal(room: Room, handle: string, seat: Seat): TableRefusal | null {
  const chair = room.chairs[seat];
  if (chair?.kind !== 'bot') return 'no-bot-there';
  const isReserved = chair.owner !== undefined && chair.owner.handle !== handle;
  return seatRefusal(room, handle, seat) ?? (isReserved ? 'seat-reserved' : null);
}

/** The seat is its owner's again. What the bot has in memory is not handed over. */
export function takeBack(turn: Turn, seat: Seat, person: Person): void {
  noteReturn(turn, person.handle, calendar(turn));
  giveChair(turn, seat, person);
}

export function answer(turn: Turn, connection: ConnectionId, handle: string, welcome: boolean): void {
  const { room } = turn;
  const asked = room.keeping.asking.find(({ person }) => person.handle === handle);
  if (asked === undefined) return sendRefusal(turn, connection, { refused: 'no-such-seat' });
  if (welcome && botSeatRefusal(room, handle, asked.seat) === null) giveChair(turn, asked.seat, asked.person);
  else keep(turn, { asking: without(turn, handle) });
}

/** The seat is this person's from now on. They see what the seat sees, and none of what a bot remembers. */
export function giveChair(turn: Turn, seat: Seat, person: Person): void {
  const { room } = turn;
  room.chairs = withoutOwner(room.chairs.with(seat, { kind: 'person', person }), person.handle);
  room.running?.robots.delete(seat);
  if (room.phase === 'playing') room.handedOver = true;
  const { codeRequests, holders } = room.keeping;
  keep(turn, {
    asking: without(turn, person.handle),
    holders: withHolder(holders, person.handle, seat),
    codeRequests: codeRequests.filter((request) => request.seat !== seat),
  });
}

const without = ({ room }: Turn, handle: string) => room.keeping.asking.filter(({ person }) => person.handle !== handle);
