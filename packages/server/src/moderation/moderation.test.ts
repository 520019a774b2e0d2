import { afterEach, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { BanKind } from '../store/moderation-store.ts';
import type { Store } from '../store/store.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';
import { newBan } from './new-ban.ts';

let server: RunningServer;
let store: Store;
afterEach(() => server.close());

async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  store = memoryStore();
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', ...options }, { store, fanout: undefined });
  return `http://127.0.0.1:${server.port}`;
}

async function ban(kind: BanKind, text: string, days?: number): Promise<string> {
  const made = newBan(kind, text, { days, note: '' });
  if (made === undefined) throw new Error(`no ban: ${text}`);
  await store.moderation.addBan(made);
  return made.id;
}

/** Two people at one table. */
async function twoAtATable(base: string) {
  const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
  const code = await openTable(ann, {});
  const [anns, eves] = [new TestSocket(ann, code), new TestSocket(eve, code)];
  await Promise.all([anns.next('welcome'), eves.next('welcome')]);
  return { ann, eve, code, anns, eves };
}

describe('a report', () => {
  const send = (from: Session, body: object) => request(from, 'POST', '/api/reports', body);

  it('reaches the operator with the name and the last lines that the server knows', async () => {
    const { ann, eve, code, anns, eves } = await twoAtATable(await start());
    eves.say({ type: 'chat', text: 'you are all bad' });
    await anns.next('chat');
    const report = { table: code, handle: eve.handle, reason: 'insults', note: 'look\u202e', name: 'Bob', lines: ['made up'] };
    expect((await send(ann, report)).status).toBe(200);
    expect((await send(ann, { table: code, handle: null, reason: 'other' })).status).toBe(200);
    const reports = await store.moderation.reports('open', 10);
    expect(reports.find(({ handle }) => handle !== null)).toMatchObject({
      ...{ reporter: ann.handle, handle: eve.handle, name: 'Eve', table: code, reason: 'insults', note: 'look' },
      lines: ['you are all bad'],
    });
    expect(reports.find(({ handle }) => handle === null)).toMatchObject({ reason: 'other', name: '', lines: [] });
    const { body } = await request(ann, 'GET', '/api/me/export');
    expect(body).toMatchObject({ reports: { length: 2 } });
    for (const socket of [anns, eves]) socket.close();
  });

  it('is refused about oneself, about people elsewhere, from outside the table, and in a wrong form', async () => {
    const base = await start({ limits: { reportsPerHour: 100 } });
    const { ann, eve, code, anns, eves } = await twoAtATable(base);
    const out = await signIn(base, 'Out');
    const refusal = async (from: Session, body: object) => ((await send(from, body)).body as { refused?: string }).refused;
    expect(await refusal(ann, { table: code, handle: ann.handle, reason: 'spam' })).toBe('not-at-this-table');
    expect(await refusal(ann, { table: code, handle: out.handle, reason: 'spam' })).toBe('not-at-this-table');
    expect(await refusal(out, { table: code, handle: eve.handle, reason: 'spam' })).toBe('not-at-this-table');
    expect(await refusal({ ...out, cookie: '' }, { table: code, handle: eve.handle, reason: 'spam' })).toBe('no-session');
    for (const wrong of [{ reason: 'revenge' }, { note: 'x'.repeat(5000) }, { handle: 7 }, { table: '../..' }])
      expect(await refusal(ann, { table: code, handle: eve.handle, reason: 'spam', ...wrong })).toBe('malformed-message');
    expect(await store.moderation.reports('all', 10)).toEqual([]);
    for (const socket of [anns, eves]) socket.close();
  });

  it('is rate-limited by person and by address', async () => {
    const base = await start({ limits: { reportsPerHour: 2 } });
    const { ann, eve, code, anns, eves } = await twoAtATable(base);
    const body = { table: code, handle: eve.handle, reason: 'spam' };
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await send(ann, body)).status);
    expect(statuses).toEqual([200, 200, 429]);
    let passed = 0;
    for (let count = 0; count < 12; count++) if ((await send(await signIn(base, `New ${count}`), body)).status !== 429) passed++;
    expect(passed).toBe(6);
    for (const socket of [anns, eves]) socket.close();
  });
});

describe('a ban', () => {
  const refusedAs = async (answer: Promise<{ body: unknown }>) => ((await answer).body as { refused?: string }).refused;

  it('of a person closes their sockets and refuses writes, and leaves their data to them', async () => {
    const { ann, eve, code, anns, eves } = await twoAtATable(await start());
    const id = await ban('person', eve.handle, 1);
    expect(await eves.next('bye')).toMatchObject({ refusal: { refused: 'banned' }, again: false });
    expect(await new TestSocket(eve, code).next('bye')).toMatchObject({ refusal: { refused: 'banned' } });
    expect(await refusedAs(request(eve, 'POST', '/api/tables', { game: 'thats-not-a-hat' }))).toBe('banned');
    expect(await refusedAs(request(eve, 'PATCH', '/api/me', { name: 'Eva' }))).toBe('banned');
    expect(await refusedAs(request(eve, 'GET', '/api/voice'))).toBe('banned');
    expect((await request(eve, 'GET', '/api/me/export')).status).toBe(200);
    expect((await request(ann, 'POST', '/api/tables', { game: 'thats-not-a-hat' })).status).toBe(201);
    expect(anns.closed).toBeUndefined();
    await store.moderation.removeBan(id);
    await expect.poll(() => refusedAs(request(eve, 'PATCH', '/api/me', { name: 'Eva' }))).toBeUndefined();
    expect((await request(eve, 'DELETE', '/api/me')).status).toBe(200);
    anns.close();
  });

  it('closes the sockets of a person at every node', async () => {
    const base = await start();
    const other = await startServer({ port: 0, host: '127.0.0.1', log: 'silent' }, { store, fanout: undefined });
    const eve = await signIn(base, 'Eve');
    const code = await openTable(eve, {});
    const sockets = [base, `http://127.0.0.1:${other.port}`].map((node) => new TestSocket({ ...eve, base: node }, code));
    await Promise.all(sockets.map((socket) => socket.next('welcome')));
    await ban('person', eve.handle, 1);
    for (const socket of sockets) expect(await socket.next('bye')).toMatchObject({ refusal: { refused: 'banned' } });
    await other.close();
  });

  it('of a name refuses it in any spelling, until its owner takes another', async () => {
    const base = await start();
    const { ann, code, anns, eves } = await twoAtATable(base);
    const spammer = await signIn(base, 'Spammy');
    await ban('name', 'SPAM*');
    await expect.poll(() => refusedAs(request(ann, 'PATCH', '/api/me', { name: 'spamking' }))).toBe('banned-name');
    for (const name of ['Ѕрам', 'S p a m', 'ＳＰＡＭ1', 'spáм', 'Spam'])
      expect(await refusedAs(request(ann, 'PATCH', '/api/me', { name }))).toMatch(/^(?:banned|bad)-name$/);
    expect(await new TestSocket(spammer, code).next('bye')).toMatchObject({ refusal: { refused: 'banned-name' } });
    expect((await request(spammer, 'PATCH', '/api/me', { name: 'Sorry' })).status).toBe(200);
    const back = new TestSocket(spammer, code);
    await back.next('welcome');
    for (const socket of [anns, eves, back]) socket.close();
  });

  it('of an address counts for its prefix, also where no person is known', async () => {
    const base = await start({ trustProxy: true });
    await ban('address', '203.0.113.0/24');
    await ban('address', '2001:db8:1::/48');
    const as = async (address: string, path: string, method = 'POST') => {
      const answer = await fetch(`${base}${path}`, {
        method,
        headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify({ code: 'AAAAAAAA', name: 'Eve' }) }),
      });
      return ((await answer.json()) as { refused?: string }).refused;
    };
    await expect.poll(() => as('203.0.113.9', '/api/me', 'PATCH')).toBe('banned');
    expect(await as('2001:db8:1:7::5', '/api/sign-in/code')).toBe('banned');
    expect(await as('203.0.113.9', '/api/me', 'GET')).toBeUndefined();
    expect(await as('203.0.114.9', '/api/me', 'PATCH')).toBeUndefined();
    expect(await as('2001:db8:2:7::5', '/api/sign-in/code')).toBe('wrong-code');
  });
});

it('patterns that would ban nearly everybody, or nobody, are refused', () => {
  const pattern = (kind: BanKind, text: string) => newBan(kind, text, { days: undefined, note: '' })?.pattern;
  expect(['*', 'a*', '*-*', '', 'x'.repeat(99), 'a*b*c*d*e*f'].map((text) => pattern('name', text))).toEqual(Array(6).fill(undefined));
  expect(['0.0.0.0/0', '10.0.0.0/4', '::/0', '1.2.3.4/33', '1.2.3', '1.2.3.4/8/8'].map((text) => pattern('address', text))).toEqual(
    Array(6).fill(undefined),
  );
  expect(pattern('address', '203.0.113.7')).toBe('203.0.113.7/32');
  expect(pattern('person', 'no handle')).toBeUndefined();
});

describe('/.well-known/security.txt', () => {
  const get = async (base: string) => {
    const answer = await fetch(`${base}/.well-known/security.txt`);
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
  };

  it('names the contact of the operator', async () => {
    const { status, text, type } = await get(await start({ securityContact: 'mailto:security@games.example' }));
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:security@games.example\n');
    expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });

  it('is absent without one', async () => {
    expect((await get(await start())).status).toBe(404);
  });
});
