import type { SessionsData } from '@parlour/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const store = memoryStore();
let server: RunningServer;
let base: string;

beforeAll(async () => {
  server = await startServer(
    { port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', limits: { triesPerMinute: 600, requestsPerSecond: 500 } },
    { store, fanout: undefined },
  );
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const nameOf = async (session: Session) => ((await request(session, 'GET', '/api/me')).body as { name: string }).name;
const sessionsOf = async (session: Session) => (await request(session, 'GET', '/api/me/sessions')).body as SessionsData;

/** Signs in from another device by a code or a phrase. */
async function another(way: 'code' | 'phrase', body: object, cookie = ''): Promise<Session> {
  const answer = await fetch(`${base}/api/sign-in/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux) Gecko Firefox/140.0', cookie },
    body: JSON.stringify(body),
  });
  const { handle } = (await answer.json()) as { handle: string };
  return { base, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie, handle };
}

async function byCode(session: Session): Promise<Session> {
  const { code } = (await request(session, 'POST', '/api/me/code')).body as { code: string };
  return another('code', { code });
}

describe('a session', () => {
  it('is listed with its name, and revoked from another device together with its sockets', async () => {
    const ann = await signIn(base, 'Ann');
    const second = await byCode(ann);
    const { sessions } = await sessionsOf(ann);
    expect(sessions.map(({ name, isThis }) => [name, isThis]).toSorted()).toEqual([
      ['', true],
      ['Firefox, Linux', false],
    ]);
    const socket = new TestSocket(second, await openTable(ann, {}));
    await socket.next('welcome');
    const other = sessions.find(({ isThis }) => !isThis);
    expect((await request(ann, 'DELETE', `/api/me/sessions/${other?.id}`)).status).toBe(200);
    await socket.next('bye');
    expect(await nameOf(second)).toBe('');
    expect(await nameOf(ann)).toBe('Ann');
    const back = new TestSocket(second, await openTable(ann, {}));
    expect((await back.next('bye')).refusal.refused).toBe('no-session');
  });

  it('ends on the server when its person signs out: a copy of the cookie is invalid', async () => {
    const ann = await signIn(base, 'Ann');
    expect(await nameOf(ann)).toBe('Ann');
    await request(ann, 'DELETE', '/api/me/session');
    expect(await nameOf(ann)).toBe('');
    expect((await request(ann, 'GET', '/api/me/profile')).status).toBe(401);
  });

  it('of another person cannot be revoked', async () => {
    const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
    const [own] = (await sessionsOf(ann)).sessions;
    await request(eve, 'DELETE', `/api/me/sessions/${own?.id}`);
    expect(await nameOf(ann)).toBe('Ann');
  });

  it('gets a new secret once a day, and the old one ends when the new one is used', async () => {
    const ann = await signIn(base, 'Ann');
    const later = Date.now() + DAY_MS + 1000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    const answer = await fetch(`${base}/api/me`, { headers: { cookie: ann.cookie } });
    const fresh = { ...ann, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
    expect(fresh.cookie).not.toBe(ann.cookie);
    expect(await nameOf(ann)).toBe('Ann');
    expect(await nameOf(fresh)).toBe('Ann');
    expect(await nameOf(ann)).toBe('');
  });

  it('ends after a year without use', async () => {
    const ann = await signIn(base, 'Ann');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 366 * DAY_MS);
    expect(await nameOf(ann)).toBe('');
  });
});

describe('a stolen cookie of a person with a phrase', () => {
  it.each([
    ['POST', '/api/me/phrase'],
    ['POST', '/api/me/passkeys/options'],
    ['DELETE', '/api/me/passkeys/none'],
    ['GET', '/api/me/export'],
    ['DELETE', '/api/me'],
  ])('does not do %s %s before the phrase is shown', async (method, path) => {
    const ann = await signIn(base, 'Ann');
    const { bits } = (await request(ann, 'POST', '/api/me/phrase')).body as { bits: string };
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS + 1000);
    const act = () => fetch(`${base}${path}`, { method, headers: { cookie: ann.cookie, origin: base } });
    const refused = await act();
    expect([refused.status, ((await refused.json()) as { refused: string }).refused]).toEqual([403, 'proof-needed']);
    const same = await another('phrase', { bits }, ann.cookie);
    expect(same.cookie).toBe(ann.cookie);
    expect((await act()).status).toBe(200);
  });
});

it('the other devices of a person are notified of changes, and the one that made them is not', async () => {
  const ann = await signIn(base, 'Ann');
  const second = await byCode(ann);
  await request(second, 'POST', '/api/me/phrase');
  expect((await request(ann, 'GET', '/api/me')).body).toMatchObject({ securityNews: true });
  expect((await request(second, 'GET', '/api/me')).body).not.toHaveProperty('securityNews');
  const { events } = await sessionsOf(ann);
  expect(events).toMatchObject([
    { kind: 'phrase-made', name: 'Firefox, Linux', isNew: true },
    { kind: 'signed-in', name: 'Firefox, Linux', isNew: true },
  ]);
  expect((await request(ann, 'GET', '/api/me')).body).not.toHaveProperty('securityNews');
});
