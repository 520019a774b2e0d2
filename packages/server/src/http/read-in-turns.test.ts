import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { RawSocket } from '../testing/raw-socket.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent' });
});
afterEach(() => server.close());

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
const metrics = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

it('answers a few requests that come in one piece, in order', async () => {
  const raw = RawSocket.request(server.port, '/healthz');
  raw.write(get('/nothing-here') + get('/readyz'));
  const statuses = () => raw.head.match(/HTTP\/1\.1 \d+/g);
  await expect.poll(statuses).toHaveLength(3);
  expect(raw.closed).toBe(false);
  raw.destroy();
});

it('closes a connection that sends many requests without waiting, once', async () => {
  const raw = RawSocket.request(server.port, '/healthz');
  raw.write(get('/api/tables').repeat(1000));
  expect(await raw.until(() => raw.closed)).toBe(true);
  expect(await metrics()).toContain('parlour_refusals_total{reason="too-many-waiting"} 1');
});

it('reads a body that comes in pieces larger than those it reads', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(15_000) });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const status = await new Promise((resolve, reject) => {
    const asked = httpRequest({ port: server.port, host: '127.0.0.1', method: 'PATCH', path: '/api/me', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    asked.on('error', reject);
    asked.end(body);
  });
  expect(status).toBe(400);
});
