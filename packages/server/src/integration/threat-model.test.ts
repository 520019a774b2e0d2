import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../config.ts';
import { newSessionKey } from '../identity/sessions.ts';
import { type RunningServer, startServer } from '../server.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

let server: RunningServer;
afterEach(() => server.close());

async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', ...options });
  return `http://127.0.0.1:${server.port}`;
}

/** Sends text on a raw connection, and returns the answer once the server has closed it. */
function onBareLine(text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const line = connect(server.port, '127.0.0.1', () => line.write(text));
    line.setEncoding('utf8').on('data', (more) => {
      received += more;
    });
    line.on('error', () => {});
    line.on('close', () => resolve(received));
  });
}

/** `fetch` sets some headers itself: this does not. */
function ask(path: string, headers: Record<string, string>): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    get({ port: server.port, host: '127.0.0.1', path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more) => {
        text += more;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    }).on('error', reject);
  });
}

describe('a client that guesses table codes', () => {
  const guess = (session: Session, code: string) => request(session, 'GET', `/api/tables/${code}`);
  const codes = ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC', 'DDDDDDDD', 'EEEEEEEE', 'FFFFFFFF'];

  it('soon gets the same answer for existing tables, and blocks nobody else', async () => {
    const base = await start({ limits: { wrongTableCodesPerMinute: 2 } });
    const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
    const code = await openTable(ann, {});
    const answers = [];
    for (const wrong of codes) answers.push((await guess(eve, wrong)).status);
    expect(answers).toEqual([404, 404, 404, 404, 429, 429]);
    expect(await guess(eve, code)).toEqual(await guess(eve, 'GGGGGGGG'));
    expect((await new TestSocket(eve, code).next('bye')).refusal).toEqual((await new TestSocket(eve, 'GGGGGGGG').next('bye')).refusal);
    expect((await guess(ann, code)).status).toBe(200);
    expect((await new TestSocket(ann, code).next('welcome')).seat).toBe(0);
  });

  it('is limited on sockets too', async () => {
    const base = await start({ limits: { wrongTableCodesPerMinute: 2 } });
    const eve = await signIn(base, 'Eve');
    const refusals = [];
    for (const wrong of codes) refusals.push((await new TestSocket(eve, wrong).next('bye')).refusal.refused);
    expect(new Set(refusals.slice(0, 4))).toEqual(new Set(['no-such-table']));
    expect(new Set(refusals.slice(4))).toEqual(new Set(['too-many-messages']));
  });

  it('from many networks of one IPv6 site gets no more tries than sixteen addresses', async () => {
    const base = await start({ trustProxy: true, limits: { wrongTableCodesPerMinute: 1 } });
    const statuses = async (site: string) => {
      const seen: number[] = [];
      for (let network = 0; network < 40; network++) {
        const headers = { 'x-forwarded-for': `2001:db8:${site}:${network.toString(16)}::1` };
        seen.push((await fetch(`${base}/api/tables/${codes[network % codes.length]}`, { headers })).status);
      }
      return seen;
    };
    const first = await statuses('1');
    expect(first.slice(0, 32)).toEqual(Array.from({ length: 32 }, () => 404));
    expect(first.slice(32)).toEqual(Array.from({ length: 8 }, () => 429));
    expect((await statuses('2'))[0]).toBe(404);
  });

  it('has 23 to the power of 8 codes to try', async () => {
    const ann = await signIn(await start(), 'Ann');
    expect(await openTable(ann, { visibility: 'private' })).toMatch(/^[A-HJ-NPR-Z]{8}$/);
    expect(await openTable(ann, { visibility: 'public' })).toMatch(/^[A-HJ-NPR-Z]{8}$/);
  });
});

describe('a client with many sessions', () => {
  it('opens no more tables and creates no more people than an address may', async () => {
    const base = await start({ limits: { newPeoplePerHour: 3, tablesPerHour: 2 } });
    const guests = [await signIn(base, 'A'), await signIn(base, 'B'), await signIn(base, 'C')];
    await expect(signIn(base, 'D')).rejects.toThrow(/429/);
    await openTable(guests[0]!, {});
    await openTable(guests[1]!, {});
    await expect(openTable(guests[2]!, {})).rejects.toThrow(/429/);
    expect((await request(guests[0]!, 'PATCH', '/api/me', { name: 'Anna' })).status).toBe(200);
  });

  it('sends no more with many sockets than with one, nor with many sessions than an address may', async () => {
    const base = await start({ limits: { messagesPerSecond: 0.01, burstSeconds: 1000, peoplePerAddress: 2 } });
    const guests = [await signIn(base, 'A'), await signIn(base, 'B'), await signIn(base, 'C')];
    const code = await openTable(guests[0]!, {});
    const sockets = [0, 0, 1, 1, 2].map((who) => new TestSocket(guests[who]!, code));
    await Promise.all(sockets.map((socket) => socket.next('welcome')));
    const pongs = async (socket: TestSocket, pings: number) => {
      const from = socket.received.length;
      for (let i = 0; i < pings; i++) socket.say({ type: 'ping' });
      const answers = () => socket.received.slice(from).filter(({ type }) => type === 'pong' || type === 'refused');
      await socket.until(() => answers().length === pings, `${pings} answers`);
      return answers().filter(({ type }) => type === 'pong').length;
    };
    expect(await pongs(sockets[0]!, 8)).toBe(8);
    expect(await pongs(sockets[1]!, 8)).toBe(2);
    // The refused messages of one person cost the address nothing.
    expect(await pongs(sockets[2]!, 8)).toBe(8);
    expect(await pongs(sockets[4]!, 8)).toBe(2);
    for (const socket of sockets) socket.close();
  });

  it('changes a name only so often: each change is sent to everybody at the table', async () => {
    const base = await start({ limits: { renamesPerMinute: 3 } });
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    const rename = async (who: Session, name: string) => (await request(who, 'PATCH', '/api/me', { name })).status;
    for (const name of ['one', 'two', 'three']) expect(await rename(ann, name)).toBe(200);
    expect(await rename(ann, 'four')).toBe(429);
    expect(await rename(bob, 'Bobby')).toBe(200);
    expect((await request(ann, 'GET', '/api/me')).body).toMatchObject({ name: 'three' });
  });

  it('cannot make the server send notifications without a name', async () => {
    const base = await start();
    const cookie = (await fetch(`${base}/api/me`)).headers.get('set-cookie')!.split(';', 1)[0]!;
    const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
    const answer = await request({ base, cookie, handle: '' }, 'POST', '/api/push', {
      endpoint,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    });
    expect(answer).toEqual({ status: 400, body: { refused: 'bad-name' } });
  });
});

describe('a client that holds connections', () => {
  it('and sends a request byte by byte is disconnected, before and after its head', async () => {
    await start({ limits: { requestHeadMs: 100 } });
    expect(await onBareLine('GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408/);
    expect(
      await onBareLine('PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'),
    ).toMatch(/^HTTP\/1\.1 408|^$/);
    expect(
      await onBareLine('GET /api/tables/ABCDEFGH/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upg'),
    ).toMatch(/^HTTP\/1\.1 408/);
  });

  it('gets a limited number, and others are served after they are closed', async () => {
    const base = await start({ limits: { connectionsPerAddress: 3 } });
    const idle = Array.from({ length: 3 }, () => connect(server.port, '127.0.0.1'));
    await Promise.all(idle.map((line) => new Promise((resolve) => line.once('connect', resolve))));
    expect(await onBareLine('GET /healthz HTTP/1.0\r\n\r\n')).toBe('');
    for (const line of idle) line.destroy();
    await expect
      .poll(() =>
        fetch(`${base}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  it('does not stay at a table it was removed from', async () => {
    const base = await start();
    const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
    const code = await openTable(ann, {});
    const [host, intruder] = [new TestSocket(ann, code), new TestSocket(eve, code)];
    await Promise.all([host.next('welcome'), intruder.next('welcome')]);
    host.say({ type: 'remove-spectator', handle: eve.handle });
    await intruder.until(() => intruder.closed !== undefined, 'the end');
    const again = new TestSocket(eve, code);
    expect((await again.next('bye')).refusal.refused).toBe('removed');
    await again.until(() => again.closed !== undefined, 'the end');
    expect(again.received).toHaveLength(1);
    host.close();
  });
});

describe('another site in the same browser', () => {
  it('whose name points here is rejected by a server with configured names', async () => {
    const base = await start({ names: ['games.example'] });
    expect((await ask('/api/me', { host: 'games.example:4000' })).status).toBe(200);
    expect((await ask('/api/me', { host: 'evil.example' })).status).toBe(421);
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421);
    for (const host of ['localhost:1', '192.168.1.7:4000', '[fe80::1]:4000']) expect((await ask('/api/me', { host })).status).toBe(200);
    const ann = await signIn(base, 'Ann');
    const led = new TestSocket(ann, await openTable(ann, {}), { host: 'evil.example', origin: 'http://evil.example' });
    await led.until(() => led.closed !== undefined, 'the end');
    expect(led.received).toEqual([]);
  });

  it('cannot read metrics, nor can a remote client behind a proxy', async () => {
    await start();
    expect((await ask('/metrics', { host: `127.0.0.1:${server.port}` })).text).toContain('parlour_sockets');
    for (const headers of [
      { host: 'evil.example' },
      { host: 'localhost', 'x-forwarded-for': '203.0.113.9' },
      { host: 'localhost', forwarded: 'for=203.0.113.9' },
    ]) {
      expect(await ask('/metrics', headers as Record<string, string>)).toMatchObject({ status: 404, text: '{"refused":"no-such-page"}' });
    }
  });

  it('nor can anyone without the token where there is one', async () => {
    await start({ metricsToken: 'sesame' });
    expect((await ask('/metrics', { host: 'localhost' })).status).toBe(404);
    expect((await ask('/metrics', { host: 'localhost', authorization: 'Bearer sesam' })).status).toBe(404);
    expect((await ask('/metrics', { host: 'games.example', authorization: 'Bearer sesame' })).status).toBe(200);
  });

  it('finds neither a page to frame nor a cookie in the clear', async () => {
    await start({ trustProxy: true });
    const plain = await ask('/api/me', { host: 'localhost' });
    const secure = await ask('/api/me', { host: 'games.example', 'x-forwarded-proto': 'https' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(String(plain.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(String(secure.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    expect(secure.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    const openerPolicyAt = async (headers: Record<string, string>) => (await ask('/', headers)).headers['cross-origin-opener-policy'];
    expect(await openerPolicyAt({ host: 'games.example', 'x-forwarded-proto': 'https' })).toBe('same-origin');
    expect(await openerPolicyAt({ host: 'localhost:4000' })).toBe('same-origin');
    expect(await openerPolicyAt({ host: '127.0.0.1:4000' })).toBe('same-origin');
    // A browser would write an error into the console of every phone.
    expect(await openerPolicyAt({ host: '192.168.1.20:4000' })).toBeUndefined();
    const policy = String(secure.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

it('a remote client does not receive addresses of the local network', async () => {
  await start({ trustProxy: true, host: '0.0.0.0' });
  const addresses = async (from: string) => JSON.parse((await ask('/api/server', { 'x-forwarded-for': from })).text).addresses;
  expect(await addresses('203.0.113.9')).toEqual([]);
  expect(await addresses('192.168.1.20')).toEqual(await addresses('127.0.0.1'));
});

it.each([
  '/../../../../etc/passwd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..\\..\\package.json',
  '/assets/%00/package.json',
  '//etc/passwd',
  '/.parlour/session-keys',
])('no file outside the client is served at %s, and no path is revealed', async (path) => {
  const web = mkdtempSync(join(tmpdir(), 'parlour-web-'));
  writeFileSync(join(web, 'index.html'), 'the page');
  await start({ web });
  const answer = await onBareLine(`GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`);
  rmSync(web, { recursive: true });
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400|403|404) /);
  expect(answer).toMatch(/the page$|"refused":"[a-z-]+"/);
  expect(answer).not.toMatch(/root:|"workspaces"|node_modules|\.ts:|parlour-web/);
});

it('a session outlives the rotation of keys, and a signature ends with its key', async () => {
  const data = mkdtempSync(join(tmpdir(), 'parlour-keys-'));
  const file = join(data, 'session-keys');
  const ann = await signIn(await start({ data }), 'Ann');
  const again = async (session: Session) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/me`, { headers: { cookie: session.cookie } });
    return { name: ((await answer.json()) as { name: string }).name, cookie: answer.headers.get('set-cookie')!.split(';', 1)[0]! };
  };
  await server.close();
  const old = readFileSync(file, 'utf8');
  writeFileSync(file, `${newSessionKey().toString('hex')}\n${old}`);
  await start({ data });
  const { name, cookie } = await again(ann);
  expect(name).toBe('Ann');
  expect(cookie).not.toBe(ann.cookie);
  await server.close();
  writeFileSync(file, readFileSync(file, 'utf8').replace(old, ''));
  await start({ data });
  expect((await again({ ...ann, cookie })).name).toBe('Ann');
  expect((await again(ann)).name).toBe('');
  await server.close();
  rmSync(data, { recursive: true });
});
