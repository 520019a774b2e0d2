import type { FriendsData, Ladder, Person, ProfileData } from '@parlour/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { AutoPlayer } from '../testing/auto-player.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const store = memoryStore();
let server: RunningServer;
let base: string;

beforeAll(async () => {
  const limits = { triesPerMinute: 60, requestsPerSecond: 500 };
  server = await startServer(
    {
      port: 0,
      host: '127.0.0.1',
      data: 'memory',
      log: 'silent',
      botDelayMs: { min: 0, max: 0 },
      limits,
      rating: { minMatchMs: 0, allowSameAddress: true },
    },
    { store, fanout: undefined },
  );
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

const anonymous = (): Session => ({ base, cookie: '', handle: '' });

/** Signs in from a device without a session; returns the new session, or the refusal. */
async function come(path: string, body: object): Promise<{ session?: Session; refused?: string; person?: Person }> {
  const answer = await fetch(`${base}/api/sign-in/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as Person & { refused?: string };
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (cookie === undefined) return { refused: said.refused ?? 'nothing' };
  return { session: { base, cookie, handle: said.handle }, person: said };
}

async function codeOf(session: Session): Promise<string> {
  const { body } = await request(session, 'POST', '/api/me/code');
  return (body as { code: string }).code;
}

/** Plays one match of two people to its end, and waits until its result is recorded. */
async function playedOut(one: Session, other: Session, terms: object = {}): Promise<void> {
  const before = (await pageOf(one)).games.length;
  const code = await openTable(one, { options: { ready: false, show: 0 } });
  const socket = new TestSocket(other, code);
  await socket.next('welcome');
  socket.say({ type: 'sit' });
  await socket.next('table');
  const host = new TestSocket(one, code);
  await host.next('welcome');
  await host.ask({ type: 'settings', settings: terms }, 'table');
  const anything = (moves: readonly object[], step: number) => moves[(step * 7) % moves.length];
  const players = [one, other].map((session) => new AutoPlayer(session, code, {}, { choose: anything, once: true }));
  host.say({ type: 'start' });
  await expect.poll(async () => (await pageOf(one)).games.length).toBe(before + 1);
  for (const player of players) player.stop();
  host.close();
  socket.close();
}

const pageOf = async (session: Session) => (await request(session, 'GET', '/api/me/profile')).body as ProfileData;
const friendsOf = async (session: Session) => (await request(session, 'GET', '/api/friends')).body as FriendsData;

describe('another device', () => {
  it('becomes the same person by a code, once', async () => {
    const ann = await signIn(base, 'Ann');
    const code = await codeOf(ann);
    expect(code).toMatch(/^[A-Z]{8}$/);
    const { session, person } = await come('code', { code: code.toLowerCase() });
    expect(person).toMatchObject({ handle: ann.handle, name: 'Ann' });
    expect((await request(session!, 'GET', '/api/me')).body).toMatchObject({ handle: ann.handle });
    expect(await come('code', { code })).toEqual({ refused: 'wrong-code' });
  });

  it('keeps the seat of a running match, and both play on', async () => {
    const ann = await signIn(base, 'Ann');
    const code = await openTable(ann, { bots: ['easy'], options: { ready: true, show: 0 } });
    const first = new TestSocket(ann, code);
    await first.next('welcome');
    first.say({ type: 'start' });
    await first.next('observation');
    const { session } = await come('code', { code: await codeOf(ann) });
    const second = new TestSocket(session!, code);
    expect(await second.next('welcome')).toMatchObject({ seat: 0, observation: { step: expect.any(Number) as number } });
    second.say({ type: 'move', step: 0, key: 'from-the-second', move: { do: 'ready' } });
    await second.next('ack');
    expect((await first.next('frame')).frame.step).toBeGreaterThan(0);
    first.say({ type: 'move', step: 0, key: 'from-the-second', move: { do: 'ready' } });
    expect(await first.next('ack')).toMatchObject({ key: 'from-the-second' });
    first.close();
    second.close();
  });

  it('becomes the same person by a phrase, and a new phrase ends the old one', async () => {
    const ann = await signIn(base, 'Ann');
    const phrase = async () => ((await request(ann, 'POST', '/api/me/phrase')).body as { bits: string }).bits;
    const old = await phrase();
    expect((await come('phrase', { bits: old })).person?.handle).toBe(ann.handle);
    const bits = await phrase();
    expect(await come('phrase', { bits: old })).toEqual({ refused: 'wrong-phrase' });
    expect((await come('phrase', { bits })).person?.handle).toBe(ann.handle);
    expect((await pageOf(ann)).signInMethods).toEqual({ passkeys: [], phrase: true });
  });

  it.each([
    ['code', { code: 'ABCDEF' }, 'wrong-code'],
    ['code', null, 'wrong-code'],
    ['phrase', { bits: '0'.repeat(32) }, 'wrong-phrase'],
    ['phrase', { bits: ['a'] }, 'wrong-phrase'],
    ['passkey', { id: 'x', rawId: 'x', type: 'public-key', response: {} }, 'wrong-passkey'],
    ['passkey', { id: '__proto__' }, 'wrong-passkey'],
  ])('gets the same refusal for any wrong %s: %j', async (path, body, refused) => {
    expect(await come(path, body as object)).toEqual({ refused });
  });

  it('gets no more passkey challenges and exports than an address may', async () => {
    const limits = { challengesPerMinute: 2, exportsPerHour: 2 };
    const strict = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', limits });
    const there = `http://127.0.0.1:${strict.port}`;
    const ann = await signIn(there, 'Ann');
    const challenge = () => fetch(`${there}/api/sign-in/passkey/options`, { method: 'POST', headers: { origin: there } });
    const copy = () => request(ann, 'GET', '/api/me/export');
    for (const ask of [challenge, copy]) {
      expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
    }
    await strict.close();
  });

  it('is rate limited after too many tries', async () => {
    const strict = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', limits: { triesPerMinute: 3 } });
    const tryOnce = async () =>
      (
        await fetch(`http://127.0.0.1:${strict.port}/api/sign-in/code`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"code":"ABCDEF"}',
        })
      ).status;
    expect([await tryOnce(), await tryOnce(), await tryOnce(), await tryOnce()]).toEqual([403, 403, 403, 429]);
    await strict.close();
  });

  it('cannot be signed in by a page of another site', async () => {
    const ann = await signIn(base, 'Ann');
    const answer = await fetch(`${base}/api/sign-in/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ code: await codeOf(ann) }),
    });
    expect(answer.status).toBe(403);
  });
});

describe('a client without a session', () => {
  it.each([
    ['POST', '/api/me/code'],
    ['POST', '/api/me/phrase'],
    ['POST', '/api/me/passkeys/options'],
    ['DELETE', '/api/me'],
    ['GET', '/api/me/profile'],
    ['GET', '/api/me/games'],
    ['GET', '/api/me/export'],
    ['GET', '/api/friends'],
    ['POST', '/api/friends/code'],
  ])('gets nothing from %s %s', async (method, path) => {
    expect(await request(anonymous(), method, path)).toMatchObject({ status: 401, body: { refused: 'no-session' } });
  });
});

describe('the profile', () => {
  it('has the matches, their results, and the co-players', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    await playedOut(ann, bob);
    const page = await pageOf(ann);
    expect(page.games).toMatchObject([{ game: 'thats-not-a-hat', seat: 0, left: false, points: null }]);
    expect(page.games[0]?.players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(page.coPlayers).toMatchObject([{ name: 'Bob', games: 1 }]);
    expect(page.statistics).toMatchObject([{ game: 'thats-not-a-hat', games: 1, rating: null }]);
    expect(page.statistics[0]?.memory?.reduce((sum, { trials }) => sum + trials, 0)).toBeGreaterThan(0);
    expect(JSON.stringify(page)).not.toContain(bob.handle);
    expect((await request(ann, 'GET', `/api/matches/${page.games[0]!.match}/record`)).body).not.toHaveProperty('handles');
    const older = await request(ann, 'GET', `/api/me/games?before=${page.games[0]!.at}`);
    expect(older.body).toEqual([]);
    const taken = await request(ann, 'GET', '/api/me/export');
    expect(taken.body).toMatchObject({ person: { name: 'Ann' }, games: [{ match: page.games[0]!.match }] });
  });

  it('rates a match between people when the host wants it, and keeps the rank back at first', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    await playedOut(ann, bob, { rated: true });
    const [game] = (await pageOf(ann)).games;
    expect(game?.points).toMatchObject({ before: 1000 });
    const { body } = await request(ann, 'GET', '/api/ladders/thats-not-a-hat');
    const { rows, mine } = body as Ladder;
    expect(mine).toMatchObject({ games: 1, points: game?.points?.after, place: null });
    expect(rows).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(bob.handle);
    expect((await request(ann, 'GET', '/api/ladders/chess')).body).toMatchObject({ refused: 'no-such-game' });
  });
});

it('a person who signs out ends this session, and keeps the others', async () => {
  const ann = await signIn(base, 'Ann');
  const { session: other } = await come('code', { code: await codeOf(ann) });
  const answer = await fetch(`${base}/api/me/session`, { method: 'DELETE', headers: { cookie: ann.cookie } });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^\w+=; Path=\/; Max-Age=0/)]);
  expect((await request(ann, 'GET', '/api/me')).body).toMatchObject({ name: '' });
  expect((await request(other!, 'GET', '/api/me')).body).toMatchObject({ handle: ann.handle, name: 'Ann' });
});

describe('a person who deletes themselves', () => {
  it('is gone, and a nameless player keeps their seat in matches of others', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    await playedOut(ann, bob);
    const bits = ((await request(ann, 'POST', '/api/me/phrase')).body as { bits: string }).bits;
    const table = await openTable(ann, {});
    const socket = new TestSocket(ann, table);
    await socket.next('welcome');
    expect((await request(ann, 'DELETE', '/api/me')).status).toBe(200);

    expect(await socket.next('bye')).toMatchObject({ refusal: { refused: 'no-session' }, again: false });
    expect((await request(ann, 'GET', '/api/me')).body).not.toMatchObject({ handle: ann.handle });
    expect(await request(ann, 'GET', '/api/me/profile')).toMatchObject({ status: 401 });
    expect(await come('phrase', { bits })).toEqual({ refused: 'wrong-phrase' });
    const [game] = (await pageOf(bob)).games;
    expect(game?.players.map(({ name }) => name)).toEqual(['', 'Bob']);
    const { body } = await request(bob, 'GET', `/api/matches/${game!.match}/record`);
    expect((body as { players: readonly { name: string }[] }).players.map(({ name }) => name)).toEqual(['', 'Bob']);
    expect((await request(bob, 'GET', `/api/tables/${table}`)).body).toMatchObject({ seats: [] });
  });

  it('leaves a running match to a bot', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    const code = await openTable(ann, { options: { ready: true } });
    const guest = new TestSocket(bob, code);
    await guest.next('welcome');
    await guest.ask({ type: 'sit' }, 'table');
    const host = new TestSocket(ann, code);
    await host.next('welcome');
    host.say({ type: 'start' });
    await host.next('observation');
    const from = host.received.length;
    await request(bob, 'DELETE', '/api/me');
    expect((await host.next('table', from)).table.seats[1]).toMatchObject({ kind: 'bot' });
    host.close();
    guest.close();
  });
});

describe('friends', () => {
  it('are made by a code and an acceptance, seen at tables visible to them, and invited', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    const { code } = await friendsOf(ann);
    expect((await request(ann, 'POST', '/api/friends', { code })).body).toMatchObject({ refused: 'that-is-you' });
    expect((await request(bob, 'POST', '/api/friends', { code: 'AAAAAAAA' })).body).toMatchObject({ refused: 'no-such-friend-code' });
    expect((await request(bob, 'POST', '/api/friends', { code })).body).toMatchObject({ outgoing: [{ name: 'Ann' }], friends: [] });
    const accepted = await request(ann, 'POST', '/api/friends/actions', { action: 'accept', handle: bob.handle });
    expect(accepted.body).toMatchObject({ friends: [{ name: 'Bob', table: null }], incoming: [] });

    const table = await openTable(ann, { visibility: 'friends' });
    const socket = new TestSocket(ann, table);
    await socket.next('welcome');
    expect((await friendsOf(bob)).friends).toMatchObject([{ name: 'Ann', table: { code: table } }]);
    expect((await request(bob, 'GET', '/api/tables')).body).toEqual([]);
    await request(ann, 'POST', '/api/friends/actions', { action: 'invite', handle: bob.handle, table });
    expect((await request(bob, 'GET', '/api/me/tables')).body).toMatchObject([{ code: table, invitedBy: 'Ann' }]);
    await socket.ask({ type: 'settings', settings: { visibility: 'private' } }, 'table');
    expect((await friendsOf(bob)).friends).toMatchObject([{ table: null }]);

    const stranger = await signIn(base, 'Eve');
    const pushed = await request(stranger, 'POST', '/api/friends/actions', { action: 'invite', handle: bob.handle, table });
    expect(pushed.body).toMatchObject({ refused: 'no-such-table' });
    expect((await request(bob, 'POST', '/api/friends/actions', { action: 'block', handle: ann.handle })).body).toMatchObject({
      friends: [],
      blocked: [{ name: 'Ann' }],
    });
    expect((await request(bob, 'GET', '/api/me/tables')).body).toEqual([]);
    socket.close();
  });

  it('requests are limited, and people can still be blocked', async () => {
    const ann = await signIn(base, 'Ann');
    const { code } = await friendsOf(ann);
    const eve = await signIn(base, 'Eve');
    await request(eve, 'POST', '/api/friends', { code });
    for (let i = 0; i < 300; i++) {
      await store.profiles.ask(`stranger ${i}`, ann.handle);
      await store.profiles.ask(ann.handle, `friend ${i}`);
    }
    const bob = await signIn(base, 'Bob');
    const { code: bobs } = await friendsOf(bob);
    expect((await request(ann, 'POST', '/api/friends', { code: bobs })).body).toMatchObject({ refused: 'too-many-friends' });
    expect((await request(ann, 'POST', '/api/friends/actions', { action: 'block', handle: eve.handle })).body).toMatchObject({
      blocked: [{ name: 'Eve' }],
    });
  });

  it('can replace the code, and the old one is void', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    const { code } = await friendsOf(ann);
    const fresh = (await request(ann, 'POST', '/api/friends/code')).body as FriendsData;
    expect(fresh.code).not.toBe(code);
    expect((await request(bob, 'POST', '/api/friends', { code })).body).toMatchObject({ refused: 'no-such-friend-code' });
  });
});
