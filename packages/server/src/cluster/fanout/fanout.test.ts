import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeFanout } from '../../testing/fake-fanout.ts';
import { findRedis, startRedis, type TemporaryRedis } from '../../testing/temporary-redis.ts';
import { fanoutContract } from './fanout.contract.ts';
import type { Fanout, FanoutFactory, NodeMessage } from './fanout.ts';
import { openFanout } from './open-fanout.ts';
import { redisFanout } from './redis-fanout.ts';

const hub = new FakeFanout();
fanoutContract('the hub of one process', () => hub.open);

if (findRedis() === undefined) console.warn('SKIPPED: notes over Redis. To run them: apt-get install redis-server');

describe.skipIf(findRedis() === undefined)('with Redis', () => {
  let redis: TemporaryRedis;
  let open: FanoutFactory;
  beforeAll(async () => {
    redis = await startRedis();
    open = await redisFanout(redis.url);
  });
  afterAll(() => redis.stop());

  fanoutContract('Redis', () => open);

  it('reports an outage, recovers, and receives messages of every table again', async () => {
    const health: boolean[] = [];
    const received: NodeMessage[] = [];
    const listener = {
      receive: (_code: string, _from: string, message: NodeMessage) => void received.push(message),
      health: (well: boolean) => void health.push(well),
    };
    const [one, two]: Fanout[] = [open('one', listener), open('two', { receive: () => {}, health: () => {} })];
    await expect.poll(() => health).toEqual([true]);
    await one!.listen('ABCDE');
    await redis.kill();
    // A closed connection is noticed at once, long before the timeout.
    await expect.poll(() => health, { timeout: 1500 }).toEqual([true, false]);
    for (let i = 0; i < 1000; i++) one!.publish('ABCDE', { type: 'who' });
    await redis.start();
    await expect.poll(() => health).toEqual([true, false, true]);
    await expect.poll(() => two!.healthy).toBe(true);
    two!.publish('ABCDE', { type: 'table', version: 7 });
    await expect.poll(() => received.filter(({ type }) => type === 'table')).toEqual([{ type: 'table', version: 7 }]);
    redis.freeze();
    await expect.poll(() => one!.healthy).toBe(false);
    redis.thaw();
    await expect.poll(() => one!.healthy).toBe(true);
    await Promise.all([one!.close(), two!.close()]);
  });

  it('a wrong password is reported without the password', async () => {
    const admin = new Redis(redis.url);
    await admin.config('SET', 'requirepass', 'open sesame');
    const problem = await redisFanout(redis.url.replace('//', '//:hunter2@')).catch((error: Error) => error.message);
    const silent = await redisFanout(redis.url).catch((error: Error) => error.message);
    await admin.config('SET', 'requirepass', '');
    admin.disconnect();
    expect(silent).toMatch(/does not take the name and password/);
    expect(problem).toMatch(/does not take the name and password/);
    expect(problem).not.toContain('hunter2');
  });
});

it.each([
  ['nonsense', /looks like redis:/],
  ['http://127.0.0.1:6379', /looks like redis:/],
])('an invalid address is reported: %s', async (url, said) => {
  await expect(redisFanout(url)).rejects.toThrow(said);
});

it('Redis without a shared database is a configuration error', async () => {
  await expect(openFanout('redis://127.0.0.1:6379', '')).rejects.toThrow(/PARLOUR_DATABASE_URL/);
});

it('an unreachable Redis does not keep a node from starting', async () => {
  const fanout = (await redisFanout('redis://127.0.0.1:1'))('one', { receive: () => {}, health: () => {} });
  expect(fanout.healthy).toBe(false);
  await fanout.listen('ABCDE');
  await fanout.close();
});
