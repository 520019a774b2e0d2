import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { FakeFanout } from '../testing/fake-fanout.ts';
import { openTable, type Session, signIn, TestSocket } from '../testing/test-client.ts';

/** An hour is a tenth of a second here. */
const OPTIONS = { port: 0, host: '127.0.0.1', data: 'memory', log: 'error', hourMs: 100 } as const;
/** How often the clock moves for two absent people before the table sleeps: three times for each. */
const MAX_MOVES = 6;

let store: Store;
let nodes: RunningServer[];
beforeEach(async () => {
  const hub = new FakeFanout();
  store = memoryStore();
  nodes = await Promise.all([1, 2, 3].map(() => startServer(OPTIONS, { store, fanout: hub.open })));
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close()));
});

const base = (node: number) => `http://127.0.0.1:${nodes[node]!.port}`;

async function come(session: Session, node: number, code: string): Promise<TestSocket> {
  const socket = new TestSocket({ ...session, base: base(node) }, code);
  await socket.next('welcome');
  return socket;
}

/** Ann and Bob start a correspondence match at two nodes and disconnect. */
async function slowMatch(): Promise<string> {
  const [ann, bob] = [await signIn(base(0), 'Ann'), await signIn(base(1), 'Bob')];
  const code = await openTable(ann, { settings: { timeControl: 'hours-8' } });
  const [a, b] = [await come(ann, 0, code), await come(bob, 1, code)];
  b.say({ type: 'sit' });
  await a.until(() => a.received.some((message) => message.type === 'table' && message.table.seats.length === 2), 'Bob');
  a.say({ type: 'start' });
  await Promise.all([a.next('observation'), b.next('observation')]);
  for (const socket of [a, b]) socket.close();
  const kept = await store.readTable(code);
  return kept?.table.match ?? '';
}

/** The moves the clock made for a seat, without its own steps. */
const moved = async (match: string): Promise<number> => {
  const entries = await store.readEntries(match, 0);
  return entries.filter(({ entry }) => 'forced' in entry && entry.forced).length;
};

it('a correspondence match goes on at one node, then at another when that one ends, and its clock moves once for each turn', async () => {
  const match = await slowMatch();
  await expect.poll(() => moved(match)).toBeGreaterThan(0);
  await nodes.shift()!.close();
  const before = await moved(match);
  expect(before).toBeLessThan(MAX_MOVES);
  await expect.poll(() => moved(match)).toBe(MAX_MOVES);
  await expect.poll(() => store.dueTables(Number.MAX_SAFE_INTEGER)).toEqual([]);
  expect(await moved(match)).toBe(MAX_MOVES);
});
