import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { sqliteStore } from '../store/sqlite/sqlite-store.ts';
import { AutoPlayer } from '../testing/auto-player.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const root = mkdtempSync(join(tmpdir(), 'parlour-hostile-'));
const still = { port: 0, host: '127.0.0.1', log: 'silent', botDelayMs: { min: 60_000, max: 60_000 } } as const;
let server: RunningServer;
let ann: Session;
let bob: Session;

async function start(options: Partial<ServerOptions>): Promise<string> {
  server = await startServer({ ...still, data: 'memory', ...options });
  return `http://127.0.0.1:${server.port}`;
}

beforeAll(async () => {
  const base = await start({ limits: { messagesPerSecond: 10_000, bytesPerSecond: 1e8, tablesPerPerson: 1_000 } });
  ann = await signIn(base, 'Ann');
  bob = await signIn(base, 'Bob');
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** Ann in a running match against a slow bot, and the spectator Bob. */
async function watchedTable(): Promise<[TestSocket, TestSocket]> {
  const code = await openTable(ann, { bots: ['easy'], options: { ready: true, show: 0, clock: 0 } });
  const [a, b] = [new TestSocket(ann, code), new TestSocket(bob, code)];
  await Promise.all([a.next('welcome'), b.next('welcome')]);
  await a.ask({ type: 'start' }, 'observation');
  return [a, b];
}

const nonsense = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json({ maxDepth: 6 }),
  fc
    .record(
      { type: fc.constantFrom('move', 'sit', 'add-bot', 'remove-player', 'options', 'start', 'chat', 'emote', '__proto__') },
      { requiredKeys: [] },
    )
    .chain((head) =>
      fc
        .dictionary(fc.constantFrom('step', 'key', 'move', 'seat', 'handle', 'level', 'options', 'text', '__proto__'), fc.jsonValue())
        .map((rest) => JSON.stringify({ ...rest, ...head })),
    ),
  fc.integer({ min: 1, max: 3_000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 9_000, max: 20_000 }).map((length) => JSON.stringify({ type: 'chat', text: 'x'.repeat(length) })),
);

describe('any socket input', () => {
  it('gets an answer without a stack trace, and nobody else is disturbed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nonsense, { minLength: 1, maxLength: 25 }), async (texts) => {
        const [a, b] = await watchedTable();
        const [intruder, quiet] = [b, a];
        const before = quiet.received.filter(({ type }) => type !== 'chat' && type !== 'table').length;
        for (const text of texts) intruder.raw(text);
        await intruder.ask({ type: 'ping' }, 'pong');
        await quiet.ask({ type: 'ping' }, 'pong');
        expect(JSON.stringify(intruder.received)).not.toMatch(/\.ts|\.js:|node:|Error/);
        expect(quiet.received.filter(({ type }) => type !== 'chat' && type !== 'table').length).toBe(before + 1);
        expect((await quiet.ask({ type: 'move', step: 0, key: 'k', move: { do: 'ready' } }, 'ack')).step).toBe(1);
        a.close();
        b.close();
      }),
      { numRuns: 25 },
    );
  });

  it('is refused when it is nested deeper than the call stack, and the server lives', async () => {
    const [a, b] = await watchedTable();
    a.raw(`{"type":"move","step":0,"key":"deep","move":{"do":${'['.repeat(4_000)}${']'.repeat(4_000)}}}`);
    expect(await a.next('refused')).toMatchObject({ key: 'deep', refusal: { refused: 'malformed-move' } });
    await b.ask({ type: 'ping' }, 'pong');
    a.close();
    b.close();
  });

  it('is refused by name when it is too large, binary, or for another seat', async () => {
    const [a, b] = await watchedTable();
    b.raw('x'.repeat(8_193));
    expect((await b.next('refused')).refusal).toMatchObject({ refused: 'message-too-large', about: { most: 8_192 } });
    const from = b.received.length;
    b.raw(Buffer.from([1, 2, 3]));
    expect((await b.next('refused', from)).refusal.refused).toBe('malformed-message');
    expect((await b.ask({ type: 'move', step: 0, key: 'k', move: { do: 'ready' } }, 'refused')).refusal.refused).toBe('not-seated');
    expect((await b.ask({ type: 'leave-seat' }, 'refused')).refusal.refused).toBe('not-seated');
    b.say({ type: 'move', step: 0, key: 'long', move: { do: 'x'.repeat(9_000) } });
    await b.until(() => b.received.some((message) => message.type === 'refused' && message.key === 'long'), 'the key of the long move');
    b.raw('x'.repeat(70_000));
    await b.until(() => b.closed !== undefined, 'the end');
    expect(b.closed).toBe(1009);
    await a.ask({ type: 'ping' }, 'pong');
    a.close();
  });
});

describe('limits', () => {
  it('on messages, sockets and requests hold, and say so', async () => {
    await server.close();
    const base = await start({ limits: { messagesPerSecond: 1, burstSeconds: 10, socketsPerPerson: 2, requestsPerSecond: 1 } });
    const eve = await signIn(base, 'Eve');
    const code = await openTable(eve, {});
    const [one, two] = [new TestSocket(eve, code), new TestSocket(eve, code)];
    const other = new TestSocket(await signIn(base, 'Fay'), code);
    await Promise.all([one.next('welcome'), two.next('welcome'), other.next('welcome')]);
    expect((await new TestSocket(eve, code).next('bye')).refusal.refused).toBe('too-many-connections');
    for (let i = 0; i < 30; i++) one.say({ type: 'move', step: 0, key: `move ${i}`, move: { do: 'ready' } });
    const keys = () => one.received.flatMap((message) => (message.type === 'refused' ? [message.key] : []));
    await one.until(() => keys().length === 30, 'an answer to each move');
    expect(keys()).toEqual(Array.from({ length: 30 }, (_, i) => `move ${i}`));
    for (let i = 0; i < 300; i++) one.say({ type: 'ping' });
    expect((await one.next('bye')).refusal.refused).toBe('too-many-messages');
    expect((await two.ask({ type: 'ping' }, 'refused')).refusal.refused).toBe('too-many-messages');
    await other.ask({ type: 'ping' }, 'pong');
    const answers = await Promise.all(Array.from({ length: 40 }, () => request(eve, 'GET', '/api/me/tables')));
    expect(answers.map(({ status }) => status)).toContain(429);
    two.close();
    other.close();
  });

  it('on sockets of one address hold for all its people', async () => {
    await server.close();
    const base = await start({ limits: { socketsPerAddress: 2 } });
    const people = await Promise.all(['Eve', 'Fay', 'Gus'].map((name) => signIn(base, name)));
    const codes = await Promise.all(people.map((person) => openTable(person, {})));
    const sockets = people.slice(0, 2).map((person, i) => new TestSocket(person, codes[i] ?? ''));
    await Promise.all(sockets.map((socket) => socket.next('welcome')));
    expect((await new TestSocket(people[2]!, codes[2] ?? '').next('bye')).refusal.refused).toBe('too-many-connections');
    for (const socket of sockets) socket.close();
  });

  it('on spectators do not keep a player from their seat', async () => {
    await server.close();
    const base = await start({ limits: { socketsPerTable: 3 } });
    const [eve, fay] = [await signIn(base, 'Eve'), await signIn(base, 'Fay')];
    const code = await openTable(eve, {});
    const crowd = Array.from({ length: 3 }, () => new TestSocket(fay, code));
    await Promise.all(crowd.map((socket) => socket.next('welcome')));
    expect((await new TestSocket(fay, code).next('bye')).refusal.refused).toBe('too-many-connections');
    expect((await new TestSocket(eve, code).next('welcome')).seat).toBe(0);
  });

  it('disconnect a client that does not read', async () => {
    await server.close();
    const base = await start({ limits: { unreadBytes: 20_000, messagesPerSecond: 1e6, bytesPerSecond: 1e9 } });
    const eve = await signIn(base, 'Eve');
    const socket = new TestSocket(eve, await openTable(eve, { bots: ['easy'], start: true }));
    await socket.next('observation');
    socket.socket.pause();
    for (let i = 0; i < 20_000; i++) socket.say({ type: 'sync' });
    socket.socket.resume();
    await socket.until(() => socket.closed !== undefined, 'the end');
    expect(socket.closed).toBe(1006);
  });
});

describe('a bad disk', () => {
  it('that is full costs only the move, and the server stays up', async () => {
    await server.close();
    const folder = join(root, 'full');
    const base = await start({ data: folder, storage: { mostPages: 64 }, limits: { messagesPerSecond: 1e4, bytesPerSecond: 1e8 } });
    const [eve, fay] = [await signIn(base, 'Eve'), await signIn(base, 'Fay')];
    const code = await openTable(eve, { options: { ready: false, show: 0, clock: 0 } });
    const [a, b] = [new TestSocket(eve, code), new TestSocket(fay, code)];
    await Promise.all([a.next('welcome'), b.next('welcome')]);
    b.say({ type: 'sit' });
    await a.until(() => a.received.some((message) => message.type === 'table' && message.table.seats.length === 2), 'two seats');
    await a.ask({ type: 'start' }, 'observation');
    const refusals: string[] = [];
    const players = [eve, fay].map((session) => new AutoPlayer(session, code, { refused: (reason) => refusals.push(reason) }));
    await a.until(() => refusals.length > 0, 'a full disk');
    expect(refusals[0]).toBe('not-saved');
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    const ready = await fetch(`${base}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false }]);
    await a.ask({ type: 'ping' }, 'pong');
    for (const player of players) player.stop();
    a.close();
    b.close();
  });

  it('that lost a match closes it and keeps the table', async () => {
    await server.close();
    const folder = join(root, 'damaged');
    const first = await start({ data: folder });
    const eve = await signIn(first, 'Eve');
    const code = await openTable(eve, { bots: ['easy'], start: true, options: { ready: true } });
    const socket = new TestSocket(eve, code);
    await socket.next('observation');
    await socket.ask({ type: 'move', step: 0, key: 'k', move: { do: 'ready' } }, 'ack');
    await server.close();
    const database = new DatabaseSync(join(folder, 'parlour.sqlite'));
    database.exec(`update entries set body = '{"entry":{"seat":0,"move":{"do":"fly"}}}'`);
    database.close();
    const second = await start({ data: folder });
    const again = new TestSocket({ ...eve, base: second }, code);
    expect(await again.next('welcome')).toMatchObject({
      observation: null,
      table: { phase: 'lobby', match: null, seats: [{ kind: 'person' }, { kind: 'bot' }] },
    });
    again.close();
  });

  it('or a folder that is a file stops the start with one line', async () => {
    const file = join(root, 'file');
    mkdirSync(root, { recursive: true });
    writeFileSync(file, '');
    expect(() => sqliteStore(file)).toThrow(/Cannot keep data/);
    await expect(startServer({ ...still, data: file })).rejects.toThrow(/Cannot keep data/);
  });
});
