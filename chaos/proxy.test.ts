import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { chanceFor, seedFromText } from '@parlour/kernel';
import { MinimalWebSocket } from '@parlour/server/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Proxy } from './proxy.ts';
import { FrameSplitter } from './websocket-frames.ts';

let server: Server;
let proxy: Proxy;
let received: string[];
let line: MinimalWebSocket;
let closed: boolean;

beforeEach(async () => {
  received = [];
  closed = false;
  server = createServer().on('upgrade', (_request, stream: Duplex) => listen(stream));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await Proxy.open(() => [(server.address() as AddressInfo).port], chanceFor(seedFromText('proxy'), 0));
  const opened = new Promise<void>((resolve) => {
    line = new MinimalWebSocket(proxy.base, '/', {}, { opened: resolve, received: () => {}, closed: () => (closed = true) });
  });
  await opened;
});
afterEach(async () => {
  line.terminate();
  await proxy.close();
  server.close();
});

/** A minimal WebSocket server that reads messages masked with zeros. */
function listen(stream: Duplex): void {
  const frames = new FrameSplitter();
  frames.take(Buffer.from('\r\n\r\n'));
  stream.on('error', () => stream.destroy());
  stream.on('data', (chunk: Buffer) => {
    for (const { bytes } of frames.take(chunk)) {
      const size = bytes[1]! & 127;
      received.push(bytes.toString('utf8', size < 126 ? 6 : size === 126 ? 8 : 14));
    }
  });
  stream.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
}

const say = (...messages: string[]) => {
  for (const message of messages) line.say(message);
};

it('passes everything on without faults, long messages too', async () => {
  const long = 'x'.repeat(70_000);
  say('a', 'b'.repeat(200), long, 'c');
  await expect.poll(() => received).toEqual(['a', 'b'.repeat(200), long, 'c']);
});

it('duplicates whole messages, some of them later', async () => {
  proxy.conditions = { duplicated: 100, reordered: 0, delayMs: 0 };
  say('a', 'b', 'c', 'd');
  await expect.poll(() => received.toSorted()).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd']);
  expect(received).not.toEqual(received.toSorted());
});

it('lets a message overtake another, and sends a single one alone', async () => {
  proxy.conditions = { duplicated: 0, reordered: 100, delayMs: 0 };
  say('a', 'b', 'c');
  await expect.poll(() => received).toEqual(['b', 'a', 'c']);
});

it('delays without changing the order', async () => {
  proxy.conditions = { duplicated: 0, reordered: 0, delayMs: 50 };
  const all = Array.from({ length: 20 }, (_, i) => String(i));
  say(...all);
  await expect.poll(() => received).toEqual(all);
});

it('is silent until the silence ends', async () => {
  proxy.silence(100, 600_000);
  say('a');
  const other = new MinimalWebSocket(proxy.base, '/', {}, { opened: () => other.say('b'), received: () => {}, closed: () => {} });
  await expect.poll(() => received).toEqual(['b']);
  proxy.calm();
  await expect.poll(() => received).toEqual(['b', 'a']);
  other.terminate();
});

it('cuts', async () => {
  proxy.cut(100);
  await expect.poll(() => closed).toBe(true);
});
