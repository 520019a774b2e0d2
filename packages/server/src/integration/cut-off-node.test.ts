import { afterEach, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { FakeFanout } from '../testing/fake-fanout.ts';
import { openTable, signIn, TestSocket } from '../testing/test-client.ts';

const OPTIONS = { port: 0, host: '127.0.0.1', data: 'memory', log: 'silent' } as const;
/** Three missed heartbeats, and the one that notices. */
const NOTICED_MS = 10_000;

let nodes: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()));
});

/** Two nodes on one store; the first can be cut off from it, or both. */
async function twoNodes() {
  const kept = memoryStore();
  const [hub, lost] = [new FakeFanout(), { first: false, second: false, beats: 0 }];
  const storeOf = (node: 'first' | 'second'): Store => ({
    ...kept,
    heartbeat: async (id, ttl) => {
      if (!lost[node]) return kept.heartbeat(id, ttl);
      lost.beats++;
      return 'failed';
    },
    probe: async () => (lost[node] ? 'failed' : kept.probe()),
  });
  const [first, second] = [
    await startServer(OPTIONS, { store: storeOf('first'), fanout: hub.open }),
    await startServer(OPTIONS, { store: storeOf('second'), fanout: hub.open }),
  ];
  nodes = [first, second];
  const [here, there] = [`http://127.0.0.1:${first.port}`, `http://127.0.0.1:${second.port}`];
  const ann = await signIn(here, 'Ann');
  const code = await openTable(ann, {});
  const socket = new TestSocket(ann, code);
  await socket.next('welcome');
  return { lost, here, there, ann, code, socket };
}

it('sends its people to another node that can store, and takes them again when it can', async () => {
  const { lost, here, there, ann, code, socket } = await twoNodes();
  lost.first = true;
  await expect.poll(() => socket.received.at(-1), { timeout: NOTICED_MS }).toMatchObject({ type: 'bye', again: true });
  const refused = new TestSocket(ann, code);
  await refused.until(() => refused.closed !== undefined, 'the end of the socket');
  expect(refused.received).toEqual([]);
  expect((await fetch(`${here}/readyz`)).status).toBe(503);
  await new TestSocket({ ...ann, base: there }, code).next('welcome');
  lost.first = false;
  await expect.poll(async () => (await fetch(`${here}/readyz`)).status, { timeout: NOTICED_MS }).toBe(200);
  await new TestSocket(ann, code).next('welcome');
});

it('keeps its people when no node can store', async () => {
  const { lost, here, socket } = await twoNodes();
  lost.first = true;
  lost.second = true;
  await expect.poll(async () => (await fetch(`${here}/readyz`)).status, { timeout: NOTICED_MS }).toBe(503);
  // Far beyond the heartbeats after which one node alone would send its people away.
  await expect.poll(() => lost.beats).toBeGreaterThan(10);
  expect(socket.closed).toBeUndefined();
});
