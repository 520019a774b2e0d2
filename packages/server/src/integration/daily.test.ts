import { MANIFESTS } from '@parlour/games/catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { isOver, isRefusal, parseSeed, replay, seedHash } from '@parlour/kernel';
import type { ClientMessage, DailyBoard, DailyDeals, MatchReplay } from '@parlour/protocol';
import { dayOf, dayPlus, endOfDay, startOfDay } from '@parlour/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { AutoPlayer } from '../testing/auto-player.ts';
import { request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const DAY = '2026-11-16';
const GAMES = MANIFESTS.filter(({ daily }) => daily !== undefined).map(({ id }) => id);

let server: RunningServer;
let base: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: startOfDay(DAY) + 12 * 60 * 60 * 1000 });
  await open({});
});
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

async function open(limits: object, store?: Store): Promise<void> {
  const options = { port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', botDelayMs: { min: 0, max: 0 }, limits } as const;
  server = await startServer(options, store === undefined ? undefined : { store, fanout: undefined });
  base = `http://127.0.0.1:${server.port}`;
}

const start = (session: Session, game: string, day = DAY) => request(session, 'POST', `/api/daily/${game}`, { day });
const board = async (session: Session, game: string, day = DAY) =>
  (await request(session, 'GET', `/api/daily/${game}/${day}`)).body as DailyBoard;
const deals = async (session: Session) => (await request(session, 'GET', '/api/daily')).body as DailyDeals;

async function begin(session: Session, game: string): Promise<string> {
  const { status, body } = await start(session, game);
  expect(status).toBe(201);
  return (body as { code: string }).code;
}

/** Plays the deal of today to its end; returns the match and everything that was sent to the player. */
async function play(session: Session, game: string): Promise<{ match: string; heard: string }> {
  const code = await begin(session, game);
  const heard: string[] = [];
  const read = (payload: Buffer) => {
    heard.push(payload.toString('utf8'));
    return JSON.parse(payload.toString('utf8')) as never;
  };
  // The same moves in the same order, also where all choose at once.
  let made = 0;
  const choose = (moves: readonly object[]) => moves[(made++ * 7) % moves.length];
  const player = new AutoPlayer(session, code, {}, { once: true, read, choose });
  await expect.poll(() => player.table?.phase).toBe('over');
  player.stop();
  await expect.poll(async () => (await board(session, game)).mine?.ended).toBe(true);
  return { match: player.table?.match ?? '', heard: heard.join('\n') };
}

/** Where all choose at once the log has their choices in the order of their arrival. */
const movesBySeat = ({ seats, entries }: MatchReplay['record']) =>
  Array.from({ length: seats }, (_, seat) => entries.filter((entry) => 'seat' in entry && entry.seat === seat));

/** The scores at the end, by seat; the person has the first. */
function scoresOf(record: MatchReplay['record']): readonly number[] {
  const end = replay(gameById(record.game)!, record, () => undefined);
  if (isRefusal(end) || !isOver(end.status)) throw new Error('the match is over');
  return end.status.over.scores;
}

describe.each(GAMES)('the daily deal of %s', (game) => {
  it('meets the same moves with the same answers, and keeps its seed until the day is over', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    const { seedHash: hash, seed: early } = await board(ann, game);
    const games = await Promise.all([play(ann, game), play(bob, game)]);
    expect(early).toBeNull();
    for (const { match } of games)
      expect((await request(ann, 'GET', `/api/matches/${match}/record`)).body).toEqual({ refused: 'daily-not-over' });
    vi.setSystemTime(endOfDay(DAY));
    const { seed } = await board(ann, game);
    expect(seedHash(parseSeed(seed)!)).toBe(hash);
    for (const { heard } of games) expect(heard).not.toContain(seed);
    const records = await Promise.all(
      games.map(async ({ match }) => (await request(ann, 'GET', `/api/matches/${match}/record`)).body as MatchReplay),
    );
    expect(records[0]?.record).toMatchObject({ seed, shares: [] });
    const [first, second] = records.map(({ record }) => movesBySeat(record));
    expect(second).toEqual(first);
    const [mine, theirs] = [await board(ann, game), await board(bob, game)].map(({ mine: attempt }) => attempt?.result);
    expect(mine).toEqual({ ...theirs, match: games[0]?.match });
    expect(mine?.rank).toBe(1);
    const { record } = records[0]!;
    const scores = scoresOf(record);
    expect(mine).toMatchObject({ score: scores[0], bots: Math.max(...scores.slice(1)) });
  });
});

describe('an attempt', () => {
  it('is one, from two devices at once; the second device gets its table, and after the end a clear answer', async () => {
    const ann = await signIn(base, 'Ann');
    const answers = await Promise.all([start(ann, 'fotomania'), start(ann, 'fotomania')]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await deals(ann)).toMatchObject({ deals: [{}, { game: 'fotomania', mine: { ended: false, result: null } }, {}, {}] });
    await play(ann, 'fotomania');
    expect(await start(ann, 'fotomania')).toMatchObject({ status: 409, body: { refused: 'daily-played' } });
    expect((await deals(ann)).deals[1]).toMatchObject({ players: 1, streak: 1, mine: { ended: true, result: { rank: 1 } } });
  });

  it('is at a table where nothing can be changed and nobody sits down', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    const code = await begin(ann, 'mascarade');
    const socket = new TestSocket(ann, code);
    await socket.next('observation');
    const changes: ClientMessage[] = [
      { type: 'add-bot', level: 'easy' },
      { type: 'remove-bot', name: 'Otto' },
      { type: 'options', options: { clock: 30 } },
      { type: 'settings', settings: { spectators: 'open' } },
      { type: 'seat-code', handle: ann.handle },
      { type: 'become-shared-screen' },
      { type: 'start' },
      { type: 'leave-seat' },
      { type: 'rematch' },
    ];
    for (const change of changes) expect(await socket.ask(change, 'refused')).toMatchObject({ refusal: { refused: 'daily-table' } });
    expect(await socket.ask({ type: 'settings', settings: { tempo: 'brisk' } }, 'table')).toMatchObject({
      table: { daily: DAY, settings: { tempo: 'brisk' } },
    });
    const other = new TestSocket(bob, code);
    expect(await other.next('welcome')).toMatchObject({ observation: null, seat: null });
    expect(await other.ask({ type: 'sit' }, 'refused')).toMatchObject({ refusal: { refused: 'daily-table' } });
    expect(await other.ask({ type: 'request-seat', seat: 1 }, 'refused')).toMatchObject({ refusal: { refused: 'daily-table' } });
    expect(await other.ask({ type: 'sync' }, 'refused')).toMatchObject({ refusal: { refused: 'watching-off' } });
    socket.close();
    other.close();
  });

  it('does not count when it ends after the day', async () => {
    const ann = await signIn(base, 'Ann');
    const code = await begin(ann, 'fotomania');
    vi.setSystemTime(endOfDay(DAY));
    const player = new AutoPlayer(ann, code, {}, { once: true });
    await expect.poll(() => player.table?.phase).toBe('over');
    player.stop();
    await expect.poll(async () => (await board(ann, 'fotomania')).mine).toMatchObject({ ended: true, result: null });
    expect(await board(ann, 'fotomania')).toMatchObject({ players: 0, rows: [], totals: null });
  });

  it('does not count when the player gives it up', async () => {
    const ann = await signIn(base, 'Ann');
    const code = await begin(ann, 'thats-not-a-hat');
    const socket = new TestSocket(ann, code);
    await socket.next('observation');
    expect((await request(ann, 'DELETE', `/api/tables/${code}/seat`)).status).toBe(200);
    expect((await board(ann, 'thats-not-a-hat')).mine).toMatchObject({ ended: true, result: null });
    expect(await start(ann, 'thats-not-a-hat')).toMatchObject({ body: { refused: 'daily-played' } });
    socket.close();
  });

  it('counts when its player leaves the table right after the end', async () => {
    const ann = await signIn(base, 'Ann');
    const code = await begin(ann, 'thats-not-a-hat');
    const player = new AutoPlayer(ann, code, {}, { once: true });
    await expect.poll(() => player.table?.phase).toBe('over');
    player.stop();
    expect((await request(ann, 'DELETE', `/api/tables/${code}/seat`)).status).toBe(200);
    await expect.poll(async () => (await board(ann, 'thats-not-a-hat')).mine?.result).toMatchObject({ rank: 1 });
  });

  it('is dealt from the seed of the day again when its log cannot be read', async () => {
    await server.close();
    const store = memoryStore();
    await open({}, { ...store, close: async () => undefined });
    const ann = await signIn(base, 'Ann');
    const hash = (await board(ann, 'fotomania')).seedHash;
    const code = await begin(ann, 'fotomania');
    const before = new TestSocket(ann, code);
    await before.next('observation');
    const first = (await store.readTable(code))?.table.match ?? '';
    await server.close();
    const readMatch: Store['readMatch'] = async (id) => (id === first ? { refused: 'record-damaged' } : store.readMatch(id));
    await open({}, { ...store, readMatch });
    const after = new TestSocket({ ...ann, base }, code);
    expect((await after.next('welcome')).table).toMatchObject({ phase: 'lobby', seedHash: hash });
    await after.ask({ type: 'start' }, 'observation');
    const again = await store.readMatch((await store.readTable(code))?.table.match ?? '');
    if (isRefusal(again)) throw new Error(again.refused);
    expect(again.head.id).not.toBe(first);
    expect(seedHash(parseSeed(again.head.record.seed)!)).toBe(hash);
    for (const socket of [before, after]) socket.close();
  });

  it('is not for agents, who have their own tables', async () => {
    const answer = await fetch(`${base}/api/me`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Robot', agent: true }),
    });
    const agent = { base, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '', handle: '' };
    expect(await start(agent, 'fotomania')).toMatchObject({ status: 403, body: { refused: 'no-agents' } });
  });
});

describe('the day', () => {
  it('is the server’s: a device whose clock is off by a day is told which day it is', async () => {
    const ann = await signIn(base, 'Ann');
    for (const day of [dayPlus(DAY, -1), dayPlus(DAY, 1)])
      expect((await start(ann, 'fotomania', day)).body).toEqual({ refused: 'daily-not-open', about: { today: DAY } });
    for (const day of ['', '2026-13-01', '2026-02-30', 7, null])
      expect((await start(ann, 'fotomania', day as string)).body).toMatchObject({ refused: 'malformed-message' });
    expect((await request(ann, 'GET', `/api/daily/fotomania/${dayPlus(DAY, 1)}`)).body).toMatchObject({ refused: 'daily-not-open' });
    expect((await request(ann, 'GET', '/api/daily/fotomania/2026-02-30')).status).toBe(404);
    expect((await request(ann, 'GET', '/api/daily/chess/today')).body).toEqual({ refused: 'no-such-game' });
    expect(await board(ann, 'fotomania', 'today')).toMatchObject({ day: DAY, today: DAY, msLeft: 12 * 60 * 60 * 1000, seed: null });
  });

  it('publishes hashes of today and tomorrow, and the seeds of days that are over', async () => {
    const ann = await signIn(base, 'Ann');
    const { nextSeedHash } = await board(ann, 'fotomania');
    const { past } = await deals(ann);
    expect(past.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, back) => dayPlus(DAY, -1 - back)));
    vi.setSystemTime(endOfDay(DAY) + 1000);
    const tomorrow = dayOf(Date.now());
    expect(await board(ann, 'fotomania', tomorrow)).toMatchObject({ seedHash: nextSeedHash, seed: null });
    expect(await board(ann, 'fotomania')).toMatchObject({ msLeft: 0, nextSeedHash: null, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const known = JSON.stringify([await deals(ann), await board(ann, 'fotomania'), await board(ann, 'fotomania', tomorrow)]);
    vi.setSystemTime(endOfDay(tomorrow));
    expect(known).not.toContain((await board(ann, 'fotomania', tomorrow)).seed);
  });
});

describe('boards', () => {
  it('show friends, and no longer show a person who was deleted', async () => {
    const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
    const { code } = (await request(bob, 'GET', '/api/friends')).body as { code: string };
    await request(ann, 'POST', '/api/friends', { code });
    await request(bob, 'POST', '/api/friends/actions', { action: 'accept', handle: ann.handle });
    await Promise.all([play(ann, 'fotomania'), play(bob, 'fotomania')]);
    const before = await board(ann, 'fotomania');
    expect([before.rows, before.friends, before.allTime].map((rows) => rows.map(({ name, you }) => [name, you]).toSorted())).toEqual(
      Array.from({ length: 3 }, () => [
        ['Ann', true],
        ['Bob', false],
      ]),
    );
    expect(before).toMatchObject({ players: 2, distribution: [{ players: 2 }], totals: { played: 1, streak: 1 } });
    const own = (await request(bob, 'GET', '/api/me/export')).body as { daily: object[] };
    expect(own.daily).toMatchObject([{ game: 'fotomania', day: DAY }]);
    expect((await request(bob, 'DELETE', '/api/me')).status).toBe(200);
    const after = await board(ann, 'fotomania');
    expect(JSON.stringify(after)).not.toContain('Bob');
    expect(after).toMatchObject({ players: 1, friends: [] });
  });

  it('cannot be filled with new identities of one address', async () => {
    await server.close();
    await open({ newPeopleDailyPerHour: 2 });
    const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => signIn(base, name)));
    for (const person of people.slice(0, 2)) for (let device = 0; device < 2; device++) await begin(person, 'fotomania');
    expect(await start(people[2]!, 'fotomania')).toMatchObject({ status: 429, body: { refused: 'too-many-messages' } });
    expect((await start(people[0]!, 'fotomania')).status).toBe(201);
  });
});
