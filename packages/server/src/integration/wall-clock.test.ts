import { afterEach, expect, it, vi } from 'vitest';
import { startServer } from '../server.ts';
import { openTable, request, signIn, TestSocket } from '../testing/test-client.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['half a year ahead', 182 * 24 * 3_600_000],
  ['back to the last century', -40 * 365 * 24 * 3_600_000],
])('a wall clock that jumps %s affects no match', async (_where, by) => {
  const server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', botDelayMs: { min: 0, max: 0 } });
  const ann = await signIn(`http://127.0.0.1:${server.port}`, 'Ann');
  const code = await openTable(ann, { bots: ['easy'], options: { ready: true, clock: 15 } });
  const socket = new TestSocket(ann, code);
  await socket.next('welcome');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });

  // The bot is ready in its own time, and no clock has run out.
  await socket.ask({ type: 'start' }, 'observation');
  const { frame } = await socket.next('frame');
  expect(frame.waiting).toEqual([0]);
  const moved = await socket.ask({ type: 'move', step: frame.step, key: 'k', move: { do: 'ready' } }, 'ack');
  expect(moved.key).toBe('k');
  expect(await request(ann, 'GET', '/api/me/tables')).toMatchObject({ status: 200, body: [{ code }] });
  socket.close();
  await server.close();
});
