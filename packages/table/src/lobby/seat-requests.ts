import type { Seat } from '@parlour/kernel';
import type { Person, TableRefusal } from '@parlour/protocol';
import { sendRefusal, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, isConnectedAnywhere, type Room } from '../room/room.ts';
import { hasHostPowers, updateMeta, wallClock } from '../room/table-meta.ts';
import { noteReturn } from './seat-notices.ts';
import { isAgentRefused, isBlockedHere, ownerOf, seatRefusal, withHolder, withoutOwner } from './seat-owners.ts';

const MAX_ASKING = 16;

/**
 * An owner takes their seat back from a bot. A late joiner gets a bot's seat at once if the table settings allow it; else the host decides.
 */
export function requestSeat(ctx: InputContext, connection: ConnectionId, person: Person, seat: Seat): void {
  const { room } = ctx;
  const refusal = botSeatRefusal(room, person.handle, seat);
  if (refusal !== null) return sendTableRefusal(ctx, connection, refusal);
  if (ownerOf(room.occupants[seat])?.handle === person.handle) return takeBack(ctx, seat, person);
  if (isAgentRefused(room, person)) return sendTableRefusal(ctx, connection, 'no-agents');
  if (room.meta.settings.lateJoin === 'open' || hasHostPowers(room, person.handle)) return assignSeat(ctx, seat, person);
  // Requests of people who left are dropped, and the list is bounded.
  const others = without(ctx, person.handle).filter((asked) => isConnectedAnywhere(room, asked.person.handle));
  if (others.length >= MAX_ASKING) return sendTableRefusal(ctx, connection, 'too-many-messages');
  updateMeta(ctx, { seatRequests: [...others, { person, seat }] });
}

function botSeatRefusal(room: Room, handle: string, seat: Seat): TableRefusal | null {
  const occupant = room.occupants[seat];
  if (occupant?.kind !== 'bot') return 'no-bot-there';
  const isReserved = occupant.owner !== undefined && occupant.owner.handle !== handle;
  return seatRefusal(room, handle, seat) ?? (isReserved || isBlockedHere(room, handle) ? 'seat-reserved' : null);
}

/** Returns the seat to its owner. The bot's memory is not handed over. */
export function takeBack(ctx: InputContext, seat: Seat, person: Person): void {
  noteReturn(ctx, person.handle, wallClock(ctx));
  assignSeat(ctx, seat, person);
}

export function answerSeatRequest(ctx: InputContext, connection: ConnectionId, handle: string, welcome: boolean): void {
  const { room } = ctx;
  const asked = room.meta.seatRequests.find(({ person }) => person.handle === handle);
  if (asked === undefined) return sendRefusal(ctx, connection, { refused: 'no-such-seat' });
  if (welcome && botSeatRefusal(room, handle, asked.seat) === null) assignSeat(ctx, asked.seat, asked.person);
  else updateMeta(ctx, { seatRequests: without(ctx, handle) });
}

/** Gives the seat to a person. They see the seat's view, and nothing of a bot's memory. */
export function assignSeat(ctx: InputContext, seat: Seat, person: Person): void {
  const { room } = ctx;
  room.occupants = withoutOwner(room.occupants.with(seat, { kind: 'person', person }), person.handle);
  room.running?.bots.delete(seat);
  if (room.phase === 'playing') room.handedOver = true;
  const { codeRequests, holders } = room.meta;
  updateMeta(ctx, {
    seatRequests: without(ctx, person.handle),
    holders: withHolder(holders, person.handle, seat),
    codeRequests: codeRequests.filter((request) => request.seat !== seat),
  });
}

const without = ({ room }: InputContext, handle: string) => room.meta.seatRequests.filter(({ person }) => person.handle !== handle);
