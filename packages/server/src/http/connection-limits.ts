import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { rateLimitKey } from './client-address.ts';

/** Whoever feeds a request byte by byte is cut off. */
export const requestTimeouts = (headMs: number) => ({
  requestTimeout: 2 * headMs,
  http: { headersTimeout: headMs, connectionsCheckingInterval: Math.ceil(headMs / 5) },
});

/** No address may hold so many connections open that others find no place, whether or not it ever asks for something. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (line: Socket) => {
    const from = rateLimitKey(line.remoteAddress ?? 'unknown');
    const others = open.get(from) ?? 0;
    if (others >= most) return line.destroy();
    open.set(from, others + 1);
    line.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}
