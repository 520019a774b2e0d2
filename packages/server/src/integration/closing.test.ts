import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { FanoutFactory } from '../cluster/fanout/fanout.ts';
import { noFanout } from '../cluster/fanout/no-fanout.ts';
import { startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { openTable, signIn } from '../testing/test-client.ts';

const WITHIN_MS = 5000;
const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n';
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
const open: Socket[] = [];
afterEach(() => {
  for (const line of open.splice(0)) line.destroy();
});

/** How long a server takes to close while a client has sent this much and waits. */
async function closingMs(sent: string, store: Store): Promise<number> {
  const server = await startServer({ port: 0, host: '127.0.0.1', log: 'silent' }, { store, fanout: undefined });
  const line = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  open.push(line.resume());
  await new Promise<void>((connected) => line.once('connect', () => line.write(sent, () => connected())));
  if (sent.includes('Upgrade')) await expect.poll(() => line.bytesRead).toBeGreaterThan(0);
  // The server has read what came before this.
  await fetch(`http://127.0.0.1:${server.port}/healthz`);
  const began = performance.now();
  await server.close();
  return performance.now() - began;
}

it.each([
  ['says nothing', ''],
  ['has sent half a head', 'POST /api/me HTTP/1.1\r\nHost:'],
  ['has sent half a body', `POST /api/tables HTTP/1.1\r\n${HEAD}Content-Length: 100\r\n\r\n{"name"`],
  ['was refused a socket and keeps its side open', `GET /nowhere HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['was refused a table and keeps its side open', `GET /api/tables/ABCDEFGH/socket HTTP/1.1\r\n${HEAD}${UPGRADE}\r\n`],
])('a server closes within five seconds although a client %s', async (_what, sent) => {
  expect(await closingMs(sent, memoryStore())).toBeLessThan(WITHIN_MS);
});

it('a connection that was refused a socket is closed, also when its client keeps its side open', async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent' });
  const line = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  open.push(line);
  let received = '';
  line.on('data', (more: Buffer) => {
    received += more.toString('latin1');
  });
  line.write(`GET /nowhere HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await expect.poll(() => line.readableEnded).toBe(true);
  expect(received).toMatch(/^HTTP\/1\.1 404 /);
  const kept = () => new Promise((resolve) => line.write('more', (error) => resolve(error ?? undefined)));
  await expect.poll(async () => line.destroyed || (await kept()) !== undefined, { timeout: 4000, interval: 200 }).toBe(true);
  await server.close();
});

it('a server closes within five seconds although neither store, other nodes nor a player answer any more', async () => {
  const kept = memoryStore();
  const never = () => new Promise<never>(() => {});
  const away = Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [name, typeof value === 'function' ? never : value]),
  ) as unknown as Store;
  let store = kept;
  const hanging = new Proxy(kept, { get: (_, name) => store[name as keyof Store] });
  const fanout: FanoutFactory = (node, listener) => ({ ...noFanout(node, listener), close: never });
  const server = await startServer({ port: 0, host: '127.0.0.1', log: 'silent' }, { store: hanging, fanout });
  const ann = await signIn(`http://127.0.0.1:${server.port}`, 'Ann');
  const raw = await RawSocket.table(ann, await openTable(ann, {}));
  open.push(raw.socket);
  store = away;
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(WITHIN_MS);
}, 20_000);
