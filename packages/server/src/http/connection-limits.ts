import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { AddressCounts } from '../limits/address-counts.ts';

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
  const open = new AddressCounts(most);
  server.on('connection', (line: Socket) => {
    const from = line.remoteAddress ?? 'unknown';
    if (!open.hasRoomFor(from)) return line.destroy();
    open.add(from);
    line.once('close', () => open.remove(from));
  });
}
