import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { newBan } from '../moderation/new-ban.ts';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { TEST_OPTIONS } from '../testing/test-options.ts';

let server: RunningServer;
let open: ServerResponse[];
afterEach(() => server.close());

/** A server whose endpoint answers when the test says so. */
async function start(limits = {}, banned?: string): Promise<string> {
  const store = memoryStore();
  if (banned !== undefined) await store.moderation.addBan(newBan('address', banned, { days: undefined, note: '' })!);
  open = [];
  const agentEndpoint = async (_request: unknown, response: ServerResponse) => void open.push(response);
  server = await startServer({ ...TEST_OPTIONS, trustProxy: true, agentEndpoint, limits }, { store, fanout: undefined });
  return `http://127.0.0.1:${server.port}/mcp`;
}

const post = (url: string, address: string, body: object = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

it('has at most 64 open requests of one address', async () => {
  const url = await start({ requestsPerSecond: 1000 });
  const waiting = Array.from({ length: 64 }, () => post(url, '203.0.113.1'));
  await expect.poll(() => open).toHaveLength(64);
  expect((await post(url, '203.0.113.1')).status).toBe(429);
  const other = post(url, '203.0.113.2');
  await expect.poll(() => open).toHaveLength(65);
  for (const response of open) response.end();
  await Promise.all([...waiting, other]);
  const again = post(url, '203.0.113.1');
  await expect.poll(() => open).toHaveLength(66);
  open.at(-1)?.end();
  expect((await again).status).toBe(200);
});

it('lets an address begin so many agents an hour', async () => {
  const url = await start({ newAgentsPerHour: 1 });
  const first = post(url, '203.0.113.1', { method: 'initialize' });
  await expect.poll(() => open).toHaveLength(1);
  open[0]?.end();
  await first;
  expect((await post(url, '203.0.113.1', { method: 'initialize' })).status).toBe(429);
});

it('is not there by default', async () => {
  server = await startServer(TEST_OPTIONS);
  expect((await post(`http://127.0.0.1:${server.port}/mcp`, '203.0.113.1')).status).toBe(404);
});

it('is closed to a banned address', async () => {
  const url = await start({}, '203.0.113.1');
  const answer = await post(url, '203.0.113.1');
  expect([answer.status, await answer.json()]).toEqual([403, { refused: 'banned' }]);
});
