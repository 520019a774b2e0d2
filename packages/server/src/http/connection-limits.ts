import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { rateLimitKey } from './client-address.ts';

/** Timeouts that end a request sent byte by byte. */
export const requestTimeouts = (headMs: number) => ({
  requestTimeout: 2 * headMs,
  http: { headersTimeout: headMs, connectionsCheckingInterval: Math.ceil(headMs / 5) },
});

/** Returns how all connections are ended, also those that have left HTTP, which the server itself waits for. */
export function trackConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (line: Socket) => {
    open.add(line);
    line.once('close', () => open.delete(line));
  });
  return () => {
    for (const line of open) line.destroy();
  };
}

/** Limits the open connections of one address, with or without requests, so that others can connect. */
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
