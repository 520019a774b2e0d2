import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { openTable, signIn, TestSocket } from '../testing/test-client.ts';

let store: Store;
let server: RunningServer;
/** By how much the clock of the tables is ahead. */
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  store = memoryStore();
  // An hour is half a second here, so that the table wakes up often.
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', hourMs: 500 }, { store, fanout: undefined });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const base = () => `http://127.0.0.1:${server.port}`;

/** Ann and Bob start a match; then both close the page. */
async function abandoned(tempo: string) {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => signIn(base(), name)));
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('nobody');
  const code = await openTable(ann, { settings: { timeControl: tempo }, options: { ready: false, show: 0 } });
  const [a, b] = [await TestSocket.open(ann, code), await TestSocket.open(bob, code)];
  b.say({ type: 'sit' });
  await a.until(() => a.table?.seats.length === 2, 'Bob');
  a.say({ type: 'start' });
  await Promise.all([a.next('observation'), b.next('observation')]);
  for (const socket of [a, b]) socket.close();
  return { ann, bob, eve, code };
}

it('a spectator who waits until the players are gone gets no host powers, no code and no hand', async () => {
  const { ann, bob, eve, code } = await abandoned('hour');
  const e = await TestSocket.open(eve, code);
  await e.until(() => e.table?.seats.every((seat) => seat.kind === 'person' && !seat.connected) === true, 'both to be gone');
  ahead += 31_000;
  // The clock moves for an absent player: the table was awake after that time.
  await e.until(() => e.received.some(({ type }) => type === 'frame'), 'a move of the clock');
  expect(e.table?.host).toBe(ann.handle);
  for (const [seat, { handle }] of [ann, bob].entries()) {
    expect((await e.ask({ type: 'seat-code', handle }, 'refused')).refusal.refused).toBe('not-your-seat');
    expect((await e.ask({ type: 'request-seat', seat }, 'refused')).refusal.refused).toBe('no-bot-there');
    expect((await e.ask({ type: 'stand-in', handle }, 'refused')).refusal.refused).toBe('not-the-host');
    expect((await e.ask({ type: 'remove-player', handle }, 'refused')).refusal.refused).toBe('not-the-host');
  }
  expect((await e.ask({ type: 'settings', settings: { lateJoin: 'open' } }, 'refused')).refusal.refused).toBe('not-the-host');
  expect((await store.readTable(code))?.table.meta.seatCodes).toEqual([]);
  expect(e.received.every((message) => message.type !== 'table' || message.seat === null)).toBe(true);
  const again = await TestSocket.open(bob, code);
  expect((await again.next('welcome')).seat).toBe(1);
});

it('a host cannot open the hand of an absent player: the seat goes to a bot and back to its owner', async () => {
  const { ann, bob, eve, code } = await abandoned('live');
  const [a, e] = [await TestSocket.open(ann, code), await TestSocket.open(eve, code)];
  await a.until(() => a.table?.seats[1]?.kind === 'person', 'the table');
  expect((await a.ask({ type: 'seat-code', handle: bob.handle }, 'refused')).refusal.refused).toBe('not-your-seat');
  a.say({ type: 'stand-in', handle: bob.handle });
  await a.until(() => a.table?.seats[1]?.kind === 'bot', 'a bot');
  a.say({ type: 'settings', settings: { lateJoin: 'open' } });
  expect((await e.ask({ type: 'request-seat', seat: 1 }, 'refused')).refusal.refused).toBe('seat-reserved');
  const b = await TestSocket.open(bob, code);
  expect((await b.next('seat-notices')).notices).toMatchObject([{ kind: 'bot', by: 'Ann' }]);
  expect((await b.ask({ type: 'request-seat', seat: 1 }, 'table')).seat).toBe(1);
  expect([...a.received, ...e.received].some(({ type }) => type === 'seat-notices')).toBe(false);
});

it('holders of a seat are stored: a sleeping table shows nobody a second hand', async () => {
  const [ann, bob] = [await signIn(base(), 'Ann'), await signIn(base(), 'Bob')];
  const options = { ready: false, show: 0 };
  const code = await openTable(ann, { bots: ['easy', 'easy'], settings: { lateJoin: 'open' }, options });
  const [a, b] = [await TestSocket.open(ann, code), await TestSocket.open(bob, code)];
  a.say({ type: 'start' });
  await b.next('observation');
  b.say({ type: 'request-seat', seat: 1 });
  await a.until(() => a.table?.seats[1]?.kind === 'person', 'Bob');
  b.say({ type: 'leave-seat' });
  await a.until(() => a.table?.seats[1]?.kind === 'bot', 'a bot');
  for (const socket of [a, b]) socket.close();
  await server.close();
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent' }, { store, fanout: undefined });
  const again = await TestSocket.open({ ...bob, base: base() }, code);
  expect((await again.ask({ type: 'request-seat', seat: 2 }, 'refused')).refusal.refused).toBe('match-running');
});
