import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientMessage, FriendsData } from '@parlour/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerOptions } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { FakePushService } from '../testing/fake-push-service.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const store = memoryStore();
let server: RunningServer;
afterEach(() => server.close());

async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  server = await startServer(
    { port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', ...options },
    { store: { ...store, close: async () => {} }, fanout: undefined },
  );
  return `http://127.0.0.1:${server.port}`;
}

/** One try to sign in from this address, as a trusted proxy reports it. */
async function trySignIn(base: string, address: string, way: 'code' | 'phrase', body: object) {
  const answer = await fetch(`${base}/api/sign-in/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return { status: answer.status, cookie: answer.headers.get('set-cookie') };
}

/** How often a request passes before the address has to wait. */
async function passes(most: number, ask: () => Promise<{ readonly status: number }>): Promise<number> {
  for (let count = 0; count < most; count++) if ((await ask()).status === 429) return count;
  return most;
}

describe('signing in', () => {
  it('works while many addresses guess', async () => {
    const base = await start({ trustProxy: true, limits: { triesPerMinute: 2 } });
    const ann = await signIn(base, 'Ann');
    for (let address = 0; address < 30; address++)
      for (let count = 0; count < 2; count++) await trySignIn(base, `10.0.0.${address}`, 'code', { code: 'AAAAAAAA' });
    const { code } = (await request(ann, 'POST', '/api/me/code')).body as { code: string };
    expect((await trySignIn(base, '10.9.9.9', 'code', { code })).status).toBe(200);
  });

  it('shows whose code it is before it is used', async () => {
    const base = await start();
    const ann = await signIn(base, 'Ann');
    const { code } = (await request(ann, 'POST', '/api/me/code')).body as { code: string };
    const guest: Session = { base, cookie: '', handle: '' };
    expect((await request(guest, 'POST', '/api/sign-in/code/owner', { code })).body).toEqual({
      name: 'Ann',
      avatar: expect.any(String) as string,
    });
    expect((await request(guest, 'POST', '/api/sign-in/code/owner', { code: 'AAAAAAAA' })).status).toBe(403);
    expect((await request(guest, 'POST', '/api/sign-in/code', { code })).body).toMatchObject({ name: 'Ann' });
  });

  it.each(['/api/me/code', '/api/friends/code'])('makes no more codes at %s than an address may', async (path) => {
    const ann = await signIn(await start(), 'Ann');
    expect(await passes(100, () => request(ann, 'POST', path))).toBeLessThanOrEqual(20);
  });

  it('makes no more questions for new passkeys than an address may', async () => {
    const base = await start();
    const ann = await signIn(base, 'Ann');
    const ask = () => fetch(`${base}/api/me/passkeys/options`, { method: 'POST', headers: { cookie: ann.cookie, origin: base } });
    // One more is allowed each second, so a slow machine sees a few more than the 60.
    expect(await passes(150, ask)).toBeLessThan(100);
  });
});

describe('a table code', () => {
  it('is not looked up for an address that has guessed too often', async () => {
    const base = await start({ limits: { wrongTableCodesPerMinute: 1 } });
    const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
    const code = await openTable(ann, {});
    for (const wrong of ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC']) await request(eve, 'GET', `/api/tables/${wrong}`);
    const reads = vi.spyOn(store, 'readTable');
    await server.close();
    await start({ limits: { wrongTableCodesPerMinute: 1 } });
    const [again, owner] = [
      { ...eve, base: `http://127.0.0.1:${server.port}` },
      { ...ann, base: `http://127.0.0.1:${server.port}` },
    ];
    for (const wrong of ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC']) await request(again, 'GET', `/api/tables/${wrong}`);
    reads.mockClear();
    expect((await request(again, 'GET', `/api/tables/${code}`)).status).toBe(429);
    expect(reads).not.toHaveBeenCalled();
    expect((await request(owner, 'GET', `/api/tables/${code}`)).status).toBe(200);
    reads.mockRestore();
  });
});

describe('a browser subscription', () => {
  it('is dropped by its owner only', async () => {
    const service = new FakePushService();
    await service.open();
    const base = await start({ pushServices: [service.host] });
    const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
    const subscription = service.subscription('ann');
    await request(ann, 'POST', '/api/push', subscription);
    expect((await request({ base, cookie: '', handle: '' }, 'DELETE', '/api/push', subscription)).status).toBe(401);
    await request(eve, 'DELETE', '/api/push', subscription);
    expect(await store.subscriptionsOf(ann.handle)).toHaveLength(1);
    await request(ann, 'DELETE', '/api/push', subscription);
    expect(await store.subscriptionsOf(ann.handle)).toHaveLength(0);
    await service.close();
  });
});

describe('a socket', () => {
  it.each(['?version=0', '?version=2', '?version=one', '?version=', '?', ''])(
    'refuses a client at an address that ends in "/socket%s"',
    async (asked) => {
      const base = await start();
      const ann = await signIn(base, 'Ann');
      const url = `${base.replace('http', 'ws')}/api/tables/${await openTable(ann, {})}/socket`;
      const socket = new WebSocket(`${url}${asked}`, { headers: { cookie: ann.cookie } });
      const first = await new Promise<string>((resolve) => socket.once('message', (data: Buffer) => resolve(data.toString())));
      expect(JSON.parse(first)).toEqual({ type: 'bye', refusal: { refused: 'wrong-version' }, again: false });
      socket.terminate();
    },
  );

  it('echoes no subprotocol', async () => {
    const base = await start();
    const ann = await signIn(base, 'Ann');
    const url = `${base.replace('http', 'ws')}/api/tables/${await openTable(ann, {})}/socket`;
    const socket = new WebSocket(url, ['anything'], { headers: { cookie: ann.cookie } });
    const accepted = await new Promise<string | undefined>((resolve) => {
      socket.on('upgrade', ({ headers }) => resolve(headers['sec-websocket-protocol']));
      socket.on('error', () => {});
    });
    expect(accepted).toBeUndefined();
    socket.terminate();
  });
});

describe('a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-page-'));
  writeFileSync(join(folder, 'index.html'), '<html><head><meta content="/social.jpg"></head></html>');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const pageAs = (host: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port: server.port, host: '127.0.0.1', path: '/', headers: { host } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (more) => {
          text += more;
        });
        answer.on('end', () => resolve(text));
      }).on('error', reject);
    });

  it('is limited by address, and names no host that the server was not told', async () => {
    const base = await start({ web: folder, limits: { requestsPerSecond: 1, burstSeconds: 100 } });
    expect(await pageAs('evil.example')).not.toContain('evil.example');
    expect(await passes(300, () => fetch(`${base}/`))).toBeLessThan(200);
    // What looks like the name of a file behind a question mark makes no file of a page.
    expect(await passes(100, () => fetch(`${base}/?from=page.js`))).toBeLessThan(50);
    // One page has many files.
    expect(await passes(300, () => fetch(`${base}/assets/none.js`))).toBe(300);
    await server.close();
    await start({ web: folder, publicUrl: 'https://games.example' });
    expect(await pageAs('evil.example')).toContain('content="https://games.example/social.jpg"');
  });
});

describe('a blocked person', () => {
  const friendsOf = async (session: Session) => (await request(session, 'GET', '/api/friends')).body as FriendsData;
  const act = (session: Session, action: string, handle: string) => request(session, 'POST', '/api/friends/actions', { action, handle });

  it('sees the same friends as before, and hears nothing of the blocker', async () => {
    const base = await start();
    const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
    await request(eve, 'POST', '/api/friends', { code: (await friendsOf(ann)).code });
    await act(ann, 'accept', eve.handle);
    const code = await openTable(ann, { visibility: 'friends' });
    const socket = new TestSocket(ann, code);
    await socket.next('welcome');
    const away = { handle: ann.handle, table: null };
    expect((await friendsOf(eve)).friends).toMatchObject([{ handle: ann.handle, table: { code } }]);
    await act(ann, 'block', eve.handle);
    expect((await friendsOf(eve)).friends).toMatchObject([away]);
    expect((await friendsOf(ann)).friends).toEqual([]);
    const theirs = await openTable(eve, {});
    const invited = await request(eve, 'POST', '/api/friends/actions', { action: 'invite', handle: ann.handle, table: theirs });
    expect(invited.status).toBe(200);
    expect(await store.profiles.invitationsFor(ann.handle, Date.now())).toEqual([]);
    await act(ann, 'unblock', eve.handle);
    expect((await friendsOf(eve)).friends).toEqual([]);
    socket.close();
  });

  it('takes no seat beside the blocker, and is not heard by them', async () => {
    const base = await start();
    const [ann, bob, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Bob'), await signIn(base, 'Eve')];
    const code = await openTable(ann, { visibility: 'public' });
    const [anns, bobs, eves] = [new TestSocket(ann, code), new TestSocket(bob, code), new TestSocket(eve, code)];
    for (const socket of [anns, bobs, eves]) await socket.next('welcome');
    await act(ann, 'block', eve.handle);
    expect(await eves.ask({ type: 'sit' }, 'refused')).toMatchObject({ refusal: { refused: 'table-full' } });
    eves.say({ type: 'chat', text: 'hello there' });
    await bobs.next('chat');
    await eves.next('chat');
    bobs.say({ type: 'chat', text: 'and from me' });
    expect(await anns.next('chat')).toMatchObject({ line: { text: 'and from me' } });
    const again = new TestSocket(ann, code);
    expect((await again.next('welcome')).chat).toMatchObject([{ text: 'and from me' }]);
    for (const socket of [anns, bobs, eves, again]) socket.close();
  });
});

describe('a move', () => {
  it('that reuses the key of another is refused', async () => {
    const base = await start();
    const ann = await signIn(base, 'Ann');
    const code = await openTable(ann, { game: 'picture-perfect', bots: ['easy'], options: { lookClock: 0 } });
    const socket = new TestSocket(ann, code);
    await socket.next('welcome');
    const { observation } = await socket.ask({ type: 'start' }, 'observation');
    const arrange = (): ClientMessage => ({
      type: 'move',
      step: observation.step,
      key: 'same',
      move: { do: 'arrange', placement: { guests: [], decorations: [] } },
    });
    await socket.ask(arrange(), 'ack');
    expect(await socket.ask(arrange(), 'ack')).toMatchObject({ key: 'same' });
    const other = { type: 'move', step: observation.step, key: 'same', move: { do: 'ready' } } as const;
    expect(await socket.ask(other, 'refused')).toMatchObject({ key: 'same' });
    socket.close();
  });
});
