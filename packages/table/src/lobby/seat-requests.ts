import type { Seat } from '@parlour/kernel';
import type { Person, TableRefusal } from '@parlour/protocol';
import { sendRefusal, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, isConnectedAnywhere, type Room } from '../room/room.ts';
import { hasHostPowers, updateMeta, wallClock } from '../room/table-meta.ts';
import { noteReturn } from './seat-notices.ts';
import { ownerOf, seatRefusal, withHolder, withoutOwner } from './seat-owners.ts';

const MOST_ASKING = 16;

/** An owner takes their seat back from a bot. A late joiner gets a bot's seat at once where the table says so, else the host is asked. */
export function requestSeat(turn: InputContext, connection: ConnectionId, person: Person, seat: Seat): void {
  const { room } = turn;
  const refusal = botSeatRefusal(room, person.handle, seat);
  if (refusal !== null) return sendTableRefusal(turn, connection, refusal);
  if (ownerOf(room.occupants[seat])?.handle === person.handle) return takeBack(turn, seat, person);
  if (room.meta.settings.lateJoin === 'welcome' || hasHostPowers(room, person.handle)) return assignSeat(turn, seat, person);
  // Whoever asked and went away need not be answered; and nobody reads a list without end.
  const others = without(turn, person.handle).filter((asked) => isConnectedAnywhere(room, asked.person.handle));
  if (others.length >= MOST_ASKING) return sendTableRefusal(turn, connection, 'too-many-messages');
  updateMeta(turn, { seatRequests: [...others, { person, seat }] });
}

function botSeatRefusal(room: Room, handle: string, seat: Seat): TableRefusal | null {
  const chair = room.occupants[seat];
  if (chair?.kind !== 'bot') return 'no-bot-there';
  const isReserved = chair.owner !== undefined && chair.owner.handle !== handle;
  return seatRefusal(room, handle, seat) ?? (isReserved ? 'seat-reserved' : null);
}

/** The seat is its owner's again. What the bot has in memory is not handed over. */
export function takeBack(turn: InputContext, seat: Seat, person: Person): void {
  noteReturn(turn, person.handle, wallClock(turn));
  assignSeat(turn, seat, person);
}

export function answerSeatRequest(turn: InputContext, connection: ConnectionId, handle: string, welcome: boolean): void {
  const { room } = turn;
  const asked = room.meta.seatRequests.find(({ person }) => person.handle === handle);
  if (asked === undefined) return sendRefusal(turn, connection, { refused: 'no-such-seat' });
  if (welcome && botSeatRefusal(room, handle, asked.seat) === null) assignSeat(turn, asked.seat, asked.person);
  else updateMeta(turn, { seatRequests: without(turn, handle) });
}

/** The seat is this person's from now on. They see what the seat sees, and none of what a bot remembers. */
export function assignSeat(turn: InputContext, seat: Seat, person: Person): void {
  const { room } = turn;
  room.occupants = withoutOwner(room.occupants.with(seat, { kind: 'person', person }), person.handle);
  room.running?.bots.delete(seat);
  if (room.phase === 'playing') room.handedOver = true;
  const { codeRequests, holders } = room.meta;
  updateMeta(turn, {
    seatRequests: without(turn, person.handle),
    holders: withHolder(holders, person.handle, seat),
    codeRequests: codeRequests.filter((request) => request.seat !== seat),
  });
}

const without = ({ room }: InputContext, handle: string) => room.meta.seatRequests.filter(({ person }) => person.handle !== handle);
