import type { ClientMessage, QuickTable, TableInfo } from '@parlour/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { FakeFanout } from '../testing/fake-fanout.ts';
import { request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const OPTIONS = { port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', botDelayMs: { min: 0, max: 0 } } as const;
const HAT = 'thats-not-a-hat';

let nodes: RunningServer[];
let sockets: TestSocket[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const hub = new FakeFanout();
  const store = memoryStore();
  nodes = await Promise.all([1, 2].map(() => startServer(OPTIONS, { store, fanout: hub.open })));
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await Promise.all(nodes.map((node) => node.close()));
  vi.useRealTimers();
});

const guest = (name: string, node = 0): Promise<Session> => signIn(`http://127.0.0.1:${nodes[node]?.port}`, name);

async function quick(session: Session, games: readonly string[] = [HAT]): Promise<QuickTable> {
  return (await request(session, 'POST', '/api/quick-table', { games, fillSeconds: 15 })).body as QuickTable;
}

async function connect(session: Session, code: string): Promise<{ socket: TestSocket; table: TableInfo; seat: number | null }> {
  const socket = new TestSocket(session, code);
  sockets.push(socket);
  const { table, seat } = await socket.next('welcome');
  return { socket, table, seat };
}

/** Asks for a seat, and waits until it is the second one. */
async function sitDown(socket: TestSocket, message: ClientMessage): Promise<void> {
  socket.say(message);
  await socket.until(() => socket.received.some((heard) => heard.type === 'table' && heard.seat === 1), 'a seat');
}

/** The list of tables with connected people is stored by their nodes. */
async function untilListed(session: Session, code: string): Promise<void> {
  await expect.poll(() => quick(session)).toEqual({ code, opened: false });
}

describe('a table in one tap', () => {
  it('is opened when nobody waits, and joined by the next person, at another node', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob', 1)];
    const { code, opened } = await quick(ann);
    expect(opened).toBe(true);
    expect(await connect(ann, code)).toMatchObject({ seat: 0, table: { visibility: 'public', fillMs: expect.any(Number) } });
    await untilListed(bob, code);
    expect((await quick(bob)).code).toBe(code);
    const { socket } = await connect(bob, code);
    await sitDown(socket, { type: 'sit' });
    // A second tap leads to the same table.
    expect(await quick(ann)).toEqual({ code, opened: false });
    expect(await quick(await guest('Cid'), ['mascarade'])).toMatchObject({ opened: true });
  });

  it('gets a game that both play when the second person sits down, and keeps it', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob', 1)];
    const { code } = await quick(ann, [HAT, 'fotomania', 'mascarade']);
    const { socket, table } = await connect(ann, code);
    expect(table).toMatchObject({ game: HAT, otherGames: ['fotomania', 'mascarade'] });
    // A second tap of the same person settles nothing.
    expect(await quick(ann, [HAT, 'fotomania'])).toEqual({ code, opened: false });
    expect(await quick(await guest('Eve'), ['picture-perfect'])).toMatchObject({ opened: true });
    const lobbies = async () => (await request(bob, 'GET', '/api/tables')).body as { code: string; otherGames?: string[] }[];
    await expect.poll(async () => (await lobbies()).find((each) => each.code === code)?.otherGames).toHaveLength(2);
    expect(await quick(bob, ['picture-perfect', 'mascarade'])).toEqual({ code, opened: false });
    // A person who asks and does not come settles nothing.
    expect(await quick(await guest('Gus'), ['fotomania'])).toEqual({ code, opened: false });
    const other = await connect(bob, code);
    expect(other.table).toMatchObject({ game: HAT, otherGames: ['fotomania', 'mascarade'] });
    await sitDown(other.socket, { type: 'sit', games: ['picture-perfect', 'mascarade'] });
    await socket.until(
      () =>
        socket.received.some((heard) => heard.type === 'table' && heard.table.game === 'mascarade' && heard.table.otherGames === undefined),
      'the other game',
    );
    expect(await quick(await guest('Dan'), [HAT])).toMatchObject({ opened: true });
    expect(await quick(await guest('Fay'), ['mascarade'])).toEqual({ code, opened: false });
  });

  it('counts only players who are there', async () => {
    const [ann, bob, eve] = [await guest('Ann'), await guest('Bob'), await guest('Eve')];
    const { code } = await quick(ann);
    const { socket } = await connect(ann, code);
    await connect(eve, code);
    await untilListed(bob, code);
    socket.close();
    await expect.poll(() => quick(bob)).toMatchObject({ opened: true });
  });

  it('is filled with bots also for people who are gone, and who get their seats back', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { code } = await quick(ann);
    const { socket: gone } = await connect(ann, code);
    const { socket } = await connect(bob, code);
    await sitDown(socket, { type: 'sit' });
    gone.close();
    await socket.until(
      () =>
        socket.received.some(
          (heard) => heard.type === 'table' && heard.table.seats.some((seat) => seat.kind === 'person' && !seat.connected),
        ),
      'the absence of the first person',
    );
    vi.setSystemTime(Date.now() + 15_000);
    socket.say({ type: 'emote', emote: 'hello' });
    await socket.until(() => socket.received.some((message) => message.type === 'observation'), 'the deal');
    const playing = socket.received.findLast((message) => message.type === 'table');
    expect(playing?.type === 'table' && playing.table.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot', 'bot']);
    const back = await connect(ann, code);
    expect((await back.socket.ask({ type: 'request-seat', seat: 0 }, 'table')).seat).toBe(0);
  });

  it('keeps people apart who have blocked one another', async () => {
    const [ann, bob, cid] = [await guest('Ann'), await guest('Bob'), await guest('Cid')];
    const { code } = await quick(ann);
    await connect(ann, code);
    await untilListed(cid, code);
    await request(ann, 'POST', '/api/friends/actions', { action: 'block', handle: bob.handle });
    expect(await quick(bob)).toMatchObject({ opened: true, code: expect.not.stringMatching(code) });
  });

  it('is filled with bots after the time, and people still take their seats', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { code } = await quick(ann);
    const { socket } = await connect(ann, code);
    vi.setSystemTime(Date.now() + 15_000);
    socket.say({ type: 'emote', emote: 'hello' });
    await socket.until(() => socket.received.some((message) => message.type === 'observation'), 'the deal');
    const playing = socket.received.findLast((message) => message.type === 'table');
    expect(playing).toMatchObject({ table: { phase: 'playing' } });
    expect(playing?.type === 'table' && playing.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(playing?.type === 'table' && playing.table.fillMs).toBeUndefined();
    await untilListed(bob, code);
    const other = await connect(bob, code);
    await sitDown(other.socket, { type: 'request-seat', seat: 1 });
  });

  it.each([
    [{}, 400],
    [{ games: [] }, 400],
    [{ games: [7] }, 400],
    [{ games: [HAT], fillSeconds: 1 }, 400],
    [{ games: ['chess'] }, 400],
  ])('refuses %j', async (wish, status) => {
    expect((await request(await guest('Ann'), 'POST', '/api/quick-table', wish)).status).toBe(status);
  });
});
