import { type ChatLine, cleanChat, type Emote } from '@parlour/protocol';
import { send, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, type Room, rateLimitsOf, seatOf } from '../room/room.ts';

/** How many chat lines a new connection receives. */
const KEPT_LINES = 50;

export function postChat(ctx: InputContext, connection: ConnectionId, said: { readonly text: string } | { readonly emote: Emote }): void {
  const { room } = ctx;
  const from = room.connections.get(connection);
  if (from === undefined) return;
  if (room.bannedFromSeats.has(from.handle)) return sendTableRefusal(ctx, connection, 'kicked');
  if (!rateLimitsOf(ctx).chat.take(from.handle, ctx.now)) return sendTableRefusal(ctx, connection, 'too-many-messages');
  const text = 'text' in said ? cleanChat(said.text) : undefined;
  if ('text' in said && text === undefined) return sendTableRefusal(ctx, connection, 'bad-chat');
  const line: ChatLine = {
    id: nextLine(room),
    from,
    seat: seatOf(room, from.handle),
    ...(text === undefined ? {} : { text }),
    ...('emote' in said ? { emote: said.emote } : {}),
  };
  utter(ctx, line);
  ctx.effects.push({ type: 'chat', line });
}

/** Adds chat lines of other nodes. They get numbers of this node, so the numbers a client receives always grow. */
export function receiveRemoteChat(ctx: InputContext, lines: readonly ChatLine[]): void {
  for (const line of lines) utter(ctx, { ...line, id: nextLine(ctx.room) });
}

function nextLine(room: Room): number {
  room.chatCount = Math.max(room.chatCount + 1, room.env.wallClock?.() ?? 0);
  return room.chatCount;
}

function utter(ctx: InputContext, line: ChatLine): void {
  const { room } = ctx;
  room.chat = [...room.chat.slice(1 - KEPT_LINES), line];
  const listeners = [...room.connections].filter(([, { handle }]) => canHear(room, handle, line.from.handle));
  send(
    ctx,
    listeners.map(([connection]) => connection),
    { type: 'chat', line },
  );
}

/** Nobody receives chat of a person they have blocked. */
export function canHear(room: Room, listener: string, speaker: string): boolean {
  return room.blocks.get(listener)?.blocked.includes(speaker) !== true;
}
