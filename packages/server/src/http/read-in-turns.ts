import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { TurnBudget } from '../limits/turn-budget.ts';

/** A few requests. Node would handle all that fit into 64 KiB before any other connection. */
const PIECE_BYTES = 4096;
/** Requests on one connection that wait for their answers. Browsers and proxies send one at a time. */
const MAX_WAITING = 4;

/** Reads requests piece by piece, within the time of each turn of the event loop. */
export function readInTurns(server: Server, isTls: boolean, turns: TurnBudget): void {
  const ends = new WeakMap<Duplex, () => void>();
  server.on(isTls ? 'secureConnection' : 'connection', (stream: Duplex) => {
    const end = turns.share(stream, PIECE_BYTES, (piece, listeners) => {
      for (const listener of listeners) listener.call(stream, piece);
    });
    ends.set(stream, end);
  });
  server.prependListener('upgrade', (_request, stream: Duplex) => ends.get(stream)?.());
}

/** Ends a connection that sends many requests without waiting for answers. */
export function limitWaitingRequests(app: FastifyInstance, refused: () => void): void {
  const waiting = new WeakMap<Duplex, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const others = waiting.get(socket) ?? 0;
    if (others >= MAX_WAITING) {
      if (!socket.destroyed) refused();
      socket.destroy();
      return reply.hijack();
    }
    waiting.set(socket, others + 1);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  });
}
