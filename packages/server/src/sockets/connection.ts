import type { Duplex } from 'node:stream';
import type { Refusal } from '@parlour/kernel';
import type { Person, ServerMessage } from '@parlour/protocol';
import type { Blocks, ConnectionId, TokenBucket } from '@parlour/table';
import type { WebSocket } from 'ws';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { FrameMeter } from './frame-meter.ts';

export const GOING_AWAY = 1001;
export const POLICY = 1008;
const TRY_AGAIN = 1013;

/** The person of a new socket, and the table. */
export interface Visitor {
  readonly person: Person;
  readonly address: string;
  readonly live: LiveRoom;
  readonly blocks: Blocks;
  readonly invited: boolean;
}

export interface Connection {
  readonly id: ConnectionId;
  readonly socket: WebSocket;
  /** The stream under the socket. Frames are encoded once for all receivers and written here. */
  readonly stream: Duplex;
  /** What is sent at the end of this event loop turn. */
  unsent: Buffer | null;
  readonly handle: string;
  /** As limits count it, and as it is. */
  readonly address: string;
  readonly from: string;
  readonly live: LiveRoom;
  /** The person's and the address's buckets: all must have tokens left. */
  readonly messages: readonly TokenBucket[];
  readonly bytes: readonly TokenBucket[];
  readonly moves: readonly TokenBucket[];
  refusalsLeft: number;
  received: boolean;
  /** A ping was sent, and nothing has come since. */
  probed: boolean;
  readonly meter: FrameMeter;
  /** How many more frames the chunk that is read may have. */
  framesLeft: number;
  /** Since when a message or frame has been unfinished. */
  unfinishedSince: number | null;
}

/** How long a closed socket has to receive its last message. */
export const CLOSING_MS = 1000;

/** Sends the last message on a socket. */
export function sendBye(socket: WebSocket, refusal: Refusal, again: boolean, code = TRY_AGAIN): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ type: 'bye', refusal, again } satisfies ServerMessage));
  socket.close(code);
}
