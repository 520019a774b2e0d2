import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from '../server.ts';
import { StartupError } from '../startup-error.ts';
import { openTable, signIn, TestSocket } from '../testing/test-client.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

let collector: Server;
let spans: Span[];
let folder: string;
beforeEach(async () => {
  spans = [];
  folder = mkdtempSync(join(tmpdir(), 'parlour-traces-'));
  const collect = async (request: IncomingMessage, response: ServerResponse) => {
    const { resourceSpans } = (await json(request)) as Export;
    if (request.url === '/v1/traces') spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  };
  collector = createServer((request, response) => void collect(request, response));
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.unstubAllEnvs();
  collector.close();
  collector.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function playOneMove(): Promise<void> {
  const server = await startServer({ port: 0, host: '127.0.0.1', data: folder, log: 'silent' });
  try {
    const ann = await signIn(`http://127.0.0.1:${server.port}`, 'Ann');
    const socket = new TestSocket(ann, await openTable(ann, { game: 'picture-perfect', bots: ['easy'], options: { lookClock: 0 } }));
    await socket.next('welcome');
    const { observation } = await socket.ask({ type: 'start' }, 'observation');
    const move = { do: 'arrange', placement: { guests: [], decorations: [] } };
    await socket.ask({ type: 'move', step: observation.step, key: 'one', move }, 'ack');
    socket.close();
  } finally {
    await server.close();
  }
}

it('sends requests, moves with their parts, and commits to the collector of the environment', async () => {
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  await playOneMove();
  expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['PATCH /api/me', 'POST /api/tables', 'commit', 'move']));
  const move = spans.find(({ name }) => name === 'move');
  expect(move?.attributes).toContainEqual({ key: 'game', value: { stringValue: 'picture-perfect' } });
  const parts = spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === move?.spanId);
  expect(parts.map(({ name }) => name).toSorted()).toEqual(['check', 'send', 'store']);
  expect(parts.every(({ traceId }) => traceId === move?.traceId)).toBe(true);
  const ms = (span: Span) => (Number(span.endTimeUnixNano) - Number(span.startTimeUnixNano)) / 1e6;
  expect(spans.every((span) => ms(span) >= 0 && ms(span) < 60_000)).toBe(true);
});

it('sends nothing without a collector', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '');
  await playOneMove();
  expect(spans).toEqual([]);
});

it('refuses a collector that is no address', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost');
  await expect(startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent' })).rejects.toThrow(StartupError);
});
