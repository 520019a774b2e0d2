import { isOver, type Json, observe } from '@parlour/kernel';
import { send, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, seatOf } from '../room/room.ts';

/** A longer list would not help a program, and would cost everybody. */
const MAX_LISTED = 500;

/** Sends a player the legal moves of their seat: none when nothing is asked of it. */
export function sendLegalMoves(ctx: InputContext, connection: ConnectionId, handle: string): void {
  const { room } = ctx;
  const seat = seatOf(room, handle);
  if (seat === null) return sendTableRefusal(ctx, connection, 'not-seated');
  const match = room.running?.stored;
  if (match === undefined || isOver(match.status)) return sendTableRefusal(ctx, connection, 'no-match');
  const { view, waiting, may, step } = observe(match, seat);
  const moves = waiting.includes(seat) || may.includes(seat) ? match.game.legalMoves(view, seat) : [];
  const complete = match.game.isListed === undefined && moves.length <= MAX_LISTED;
  send(ctx, [connection], { type: 'legal-moves', step, moves: moves.slice(0, MAX_LISTED) as readonly Json[], complete });
}
