import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { isRefusal, parseRecord, replay } from '@parlour/kernel';
import type { MatchReplay, TableInfo } from '@parlour/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { sqliteStore } from '../store/sqlite/sqlite-store.ts';
import { tableOf } from '../store/store.contract.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-server-'));
const common = { port: 0, host: '127.0.0.1', data: folder, log: 'silent', botDelayMs: { min: 0, max: 0 } } as const;
let server: RunningServer;
let base: string;
let ann: Session;
let bob: Session;

beforeAll(async () => {
  server = await startServer(common);
  base = `http://127.0.0.1:${server.port}`;
  ann = await signIn(base, 'Ann');
  bob = await signIn(base, 'Bob');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const quick = { options: { ready: false, show: 0 } };

/** A match played to its end by bots, watched by a person who gave up their seat. */
async function playedByBots(host: Session): Promise<string> {
  const code = await openTable(host, { ...quick, bots: ['easy', 'easy'], start: true });
  const socket = new TestSocket(host, code);
  await socket.next('observation');
  await socket.ask({ type: 'leave-seat' }, 'table');
  await socket.until(() => socket.received.some((message) => message.type === 'table' && message.table.phase === 'over'), 'the end');
  const { match } = (await request(host, 'GET', `/api/tables/${code}`)).body as TableInfo;
  socket.close();
  return match ?? '';
}

describe('a person', () => {
  it('gets a session that scripts cannot read, and keeps name and avatar', async () => {
    const answer = await fetch(`${base}/api/me`);
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await answer.json()).toMatchObject({ name: '' });
    const { body } = await request(ann, 'PATCH', '/api/me', { avatar: 'monocle' });
    expect(body).toEqual({ handle: ann.handle, name: 'Ann', avatar: 'monocle' });
    expect((await request(ann, 'GET', '/api/me')).body).toEqual(body);
  });

  it.each([[{ name: '' }], [{ name: '\u202e\u200b' }], [{ name: 'x'.repeat(25) }], [{ name: 7 }], [{ avatar: 'emperor' }], [[]], ['text']])(
    'cannot be called %j',
    async (wish) => {
      expect((await request(ann, 'PATCH', '/api/me', wish)).status).toBe(400);
    },
  );

  it('has a cleaned name', async () => {
    const guest = await signIn(base, 'Zo\u0065\u0308\u202e a\u0301\u0302\u0303\u0304\u0305');
    expect((await request(guest, 'GET', '/api/me')).body).toMatchObject({ name: 'Zoë á̂̃' });
  });

  it('must have a name and a session to open or visit a table', async () => {
    const code = await openTable(ann, {});
    const nobody = { base, cookie: 'parlour=forged.forged', handle: 'x' };
    expect(await request(nobody, 'POST', '/api/tables', { game: 'thats-not-a-hat' })).toMatchObject({
      status: 401,
      body: { refused: 'no-session' },
    });
    const socket = new TestSocket(nobody, code);
    expect(await socket.next('bye')).toMatchObject({ refusal: { refused: 'no-session' } });
  });
});

describe('tables', () => {
  it.each([
    [{ game: 'chess' }, 'no-such-game'],
    [{ game: 'thats-not-a-hat', options: { cheat: true } }, 'unknown-option'],
    [{ game: 'thats-not-a-hat', options: { clock: -1 } }, 'bad-option'],
    [{ game: 'thats-not-a-hat', visibility: 'secret' }, 'malformed-message'],
    [{ game: 'thats-not-a-hat', bots: ['clever'] }, 'malformed-message'],
    [{ game: 'thats-not-a-hat', bots: Array(8).fill('easy') }, 'table-full'],
    [{ game: 'thats-not-a-hat', start: true }, 'too-few-players'],
    [null, 'malformed-message'],
  ])('are not opened for %j', async (wish, refused) => {
    expect(await request(ann, 'POST', '/api/tables', wish)).toMatchObject({ status: 400, body: { refused } });
  });

  it('are found by code in any case, and not by a wrong one', async () => {
    const code = await openTable(ann, {});
    expect(((await request(bob, 'GET', `/api/tables/${code.toLowerCase()}`)).body as TableInfo).code).toBe(code);
    expect(await request(bob, 'GET', '/api/tables/ZZZZZ')).toMatchObject({ status: 404, body: { refused: 'no-such-table' } });
    expect((await request(bob, 'GET', '/api/tables/__proto__')).status).toBe(404);
    expect(await new TestSocket(bob, 'ZZZZZ').next('bye')).toMatchObject({ refusal: { refused: 'no-such-table' }, again: false });
  });

  it('are listed when they are public and a person is connected', async () => {
    const open = await openTable(ann, { visibility: 'public' });
    const hidden = await openTable(ann, {});
    const sockets = [new TestSocket(ann, open), new TestSocket(ann, hidden)];
    await Promise.all(sockets.map((socket) => socket.next('welcome')));
    const listed = (await request(bob, 'GET', '/api/tables')).body as { code: string }[];
    expect(listed.map(({ code }) => code)).toEqual([open]);
    for (const socket of sockets) socket.close();
  });

  it('are limited in number for one person', async () => {
    const greedy = await signIn(base, 'Greedy');
    for (let i = 0; i < 20; i++) await openTable(greedy, {});
    expect(await request(greedy, 'POST', '/api/tables', { game: 'thats-not-a-hat' })).toMatchObject({
      status: 429,
      body: { refused: 'too-many-tables' },
    });
  });
});

describe('a match', () => {
  it('is played by two people at two sockets, seen by a third, and sent to people who reconnect', async () => {
    const code = await openTable(ann, quick);
    const [a, b, c] = [new TestSocket(ann, code), new TestSocket(bob, code), new TestSocket(await signIn(base, 'Cid'), code)];
    await Promise.all([a.next('welcome'), b.next('welcome'), c.next('welcome')]);
    b.say({ type: 'sit' });
    await a.until(() => a.received.some((message) => message.type === 'table' && message.table.seats.length === 2), 'two seats');
    a.say({ type: 'start' });
    const { observation } = await b.next('observation');
    await a.next('observation');
    const mover = observation.waiting[0] === 0 ? a : b;
    const mine = await mover.ask({ type: 'move', step: 0, key: 'k', move: { do: 'name', object: 'guitar' } }, 'ack');
    expect(mine.step).toBe(1);
    expect((await c.next('frame')).frame).toMatchObject({
      step: 1,
      view: expect.arrayContaining([['said', 'guitar']]),
      events: [{ type: 'gave', said: 'guitar' }],
    });
    expect(((await request(bob, 'GET', '/api/me/tables')).body as { code: string }[])[0]?.code).toBe(code);
    b.close();
    const again = new TestSocket(bob, code);
    expect((await again.next('welcome')).observation).toMatchObject({ step: 1, view: { said: 'guitar' } });
    const record = await request(ann, 'GET', `/api/matches/${(await again.next('welcome')).table.match}/record`);
    expect(record).toMatchObject({ status: 403, body: { refused: 'match-not-over' } });
    for (const socket of [a, c, again]) socket.close();
  });

  it('can be left from another page, and is then no longer listed', async () => {
    const [cid, code] = [await signIn(base, 'Cid'), await openTable(ann, quick)];
    const [a, c] = [new TestSocket(ann, code), new TestSocket(cid, code)];
    await Promise.all([a.next('welcome'), c.next('welcome')]);
    await c.ask({ type: 'sit' }, 'table');
    await a.until(() => a.received.some((message) => message.type === 'table' && message.table.seats.length === 2), 'two seats');
    a.say({ type: 'start' });
    await c.next('observation');
    c.close();
    expect((await request(cid, 'GET', '/api/me/tables')).body).toMatchObject([{ code }]);
    expect((await request(cid, 'DELETE', `/api/tables/${code}/seat`)).status).toBe(200);
    expect((await request(cid, 'GET', '/api/me/tables')).body).toEqual([]);
    await a.until(() => a.received.some((message) => message.type === 'table' && message.table.seats[1]?.kind === 'bot'), 'a substitute');
    expect((await request(cid, 'DELETE', `/api/tables/${code}/seat`)).status).toBe(200);
    expect(await request(cid, 'DELETE', '/api/tables/ZZZZZ/seat')).toMatchObject({ status: 404, body: { refused: 'no-such-table' } });
    const nobody = await fetch(`${base}/api/tables/${code}/seat`, { method: 'DELETE' });
    expect([nobody.status, await nobody.json()]).toMatchObject([401, { refused: 'no-session' }]);
    a.close();
  });

  it('against bots runs to its end, and its record then replays', async () => {
    const { body } = await request(bob, 'GET', `/api/matches/${await playedByBots(ann)}/record`);
    const { record, players } = body as MatchReplay;
    expect(players).toHaveLength(3);
    const parsed = parseRecord(record);
    if (isRefusal(parsed)) throw new Error(parsed.refused);
    expect(replay(thatsNotAHat, parsed.ok)).toHaveProperty('status.over');
  });

  it('is recorded before the server closes, however late it ended', async () => {
    const data = mkdtempSync(join(tmpdir(), 'parlour-closing-'));
    const first = await startServer({ ...common, data });
    const match = await playedByBots(await signIn(`http://127.0.0.1:${first.port}`, 'Cid'));
    await first.close();
    const store = sqliteStore(data);
    expect(await store.profiles.isFinished(match)).toBe(true);
    await store.close();
    rmSync(data, { recursive: true, force: true });
  });

  it('is there again after a restart of the server', async () => {
    const code = await openTable(ann, { ...quick, bots: ['easy'] });
    const socket = new TestSocket(ann, code);
    await socket.next('welcome');
    await socket.ask({ type: 'start' }, 'observation');
    const { port } = server;
    await server.close();
    expect(await socket.next('bye')).toMatchObject({ refusal: { refused: 'shutting-down' }, again: true });
    server = await startServer({ ...common, port });
    const again = new TestSocket(ann, code);
    expect((await again.next('welcome')).observation).not.toBeNull();
    again.close();
  });
});

describe('HTTP', () => {
  it('is refused to pages of other sites', async () => {
    const code = await openTable(ann, {});
    const socket = new TestSocket(ann, code, { origin: 'https://evil.example' });
    await socket.until(() => socket.closed !== undefined, 'the end');
    expect(socket.received).toEqual([]);
    const answer = await fetch(`${base}/api/tables`, { method: 'POST', headers: { cookie: ann.cookie, origin: 'https://evil.example' } });
    expect([answer.status, await answer.json()]).toEqual([403, { refused: 'bad-origin' }]);
  });

  it('answers malformed requests without internals', async () => {
    for (const [path, body] of [
      ['/api/tables', '{"game":'],
      ['/api/tables', '{"__proto__":{"x":1}}'],
      ['/api/me', '"\\ud800"'],
    ] as const) {
      const method = path === '/api/me' ? 'PATCH' : 'POST';
      const answer = await fetch(base + path, { method, headers: { cookie: ann.cookie, 'content-type': 'application/json' }, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ refused: 'malformed-message' });
    }
    const large = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body: `"${'x'.repeat(20_000)}"`,
    });
    expect([large.status, await large.json()]).toEqual([413, { refused: 'message-too-large', about: { most: 16_384 } }]);
    expect((await request(ann, 'GET', '/api/nothing')).body).toEqual({ refused: 'no-such-page' });
  });

  it('has the security headers, health and metrics', async () => {
    const health = await fetch(`${base}/healthz`);
    expect(await health.json()).toEqual({ ok: true });
    expect(await (await fetch(`${base}/readyz`)).json()).toEqual({ ok: true });
    expect(health.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(health.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${base}/api/tables`, { method: 'POST' })).status).toBe(401);
    const metrics = await (await fetch(`${base}/metrics`)).text();
    expect(metrics).toMatch(/parlour_http_request_seconds_count\{route="\/healthz",method="GET",status="2xx"\} [1-9]/);
    expect(metrics).toMatch(/parlour_refusals_total\{reason="no-session"\} [1-9]/);
    expect(metrics).toMatch(/parlour_build_info\{version="[\w.-]+",client="[^"]+",node_version="v[\d.]+",node="[^"]{12}"\} 1/);
  });

  it('does not start on a port that is in use', async () => {
    await expect(startServer({ ...common, data: 'memory', port: server.port })).rejects.toThrow(`Port ${server.port} is taken`);
  });

  it('says nothing more and deletes nothing when it cannot listen', async () => {
    const [data, now] = [mkdtempSync(join(tmpdir(), 'parlour-refused-')), Date.now()];
    const first = sqliteStore(data);
    await first.addTable(tableOf('ABCDE'));
    await first.close();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 40 * 86_400_000 });
    const lines: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    await expect(startServer({ ...common, data, host: '203.0.113.7', log: 'warn' })).rejects.toThrow('not an address of this machine');
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
    spy.mockRestore();
    vi.useRealTimers();
    const second = sqliteStore(data);
    expect(await second.readTable('ABCDE')).toBeDefined();
    await second.close();
    rmSync(data, { recursive: true, force: true });
    expect(lines).toEqual([]);
  });
});
