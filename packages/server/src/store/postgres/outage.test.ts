import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres, startPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres.ts';
import { ANN, startMatchAt } from '../store.contract.ts';
import { type Store, StoreUnavailable, type WriteResult } from '../store.ts';
import { postgresStore } from './postgres-store.ts';

const keyed = (key: string) => ({ entry: { seat: 0, move: { do: 'ready' } }, key });

/** The keys in a log, as soon as it can be read. */
const log = (store: Store, match: string) =>
  vi.waitFor(async () => (await store.readEntries(match, 0)).map(({ key }) => key), { timeout: 60_000, interval: 50 });

describe.skipIf(findPostgres() === undefined)('while PostgreSQL is down', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  let store: Store;
  afterEach(() => store.close());

  it('never reports a wrong result when the database is killed in the middle, and recovers', async () => {
    store = await postgresStore(await postgres.freshDatabase());
    await startMatchAt(store, 'ABCDE', 'm1');
    const results: { key: string; written: WriteResult }[] = [];
    let step = 0;
    const write = async () => {
      const key = `k${results.length}`;
      const written = await store.append('m1', step, keyed(key));
      results.push({ key, written });
      step = written === 'stored' ? step + 1 : (await log(store, 'm1')).length;
    };
    for (let round = 0; round < 3; round++) {
      const until = results.length + 10 + round * 7;
      while (results.length < until) await write();
      const killed = postgres.kill();
      const writing = write();
      await killed;
      const away = store.writePerson(ANN);
      expect(['failed', 'unknown']).toContain(await away);
      await expect(store.readPerson('ann')).rejects.toBeInstanceOf(StoreUnavailable);
      await postgres.start();
      await writing;
    }
    await write();
    const saved = await log(store, 'm1');
    expect(new Set(saved).size).toBe(saved.length);
    for (const { key, written } of results) {
      if (written === 'stored') expect(saved).toContain(key);
      if (written === 'failed' || written === 'conflict') expect(saved).not.toContain(key);
    }
    expect(results.at(-1)?.written).toBe('stored');
  });

  it('survives a kill of the database in the middle of a transaction, with reads on the connection', async () => {
    store = await postgresStore(await postgres.freshDatabase());
    await startMatchAt(store, 'ABCDE', 'm1');
    expect(await store.readEntries('m1', 0)).toEqual([]);
    postgres.freeze();
    const forgetting = store.anonymizePlayer('m1', 0);
    // By then the request is on its way to the database.
    for (let turns = 0; turns < 20; turns++) await turn();
    await postgres.kill();
    expect(['failed', 'unknown']).toContain(await forgetting);
    await postgres.start();
    expect(await log(store, 'm1')).toEqual([]);
  });

  it('gives up on a database that hangs, and its request cannot be stored later', async () => {
    store = await postgresStore(await postgres.freshDatabase());
    await startMatchAt(store, 'ABCDE', 'm1');
    postgres.freeze();
    try {
      const hanging = store.append('m1', 0, keyed('k'));
      expect(await hanging).toBe('unknown');
      expect(await store.append('m1', 0, keyed('l'))).toBe('failed');
      await expect(store.readMatch('m1')).rejects.toBeInstanceOf(StoreUnavailable);
      expect(await store.heartbeat('a', 1000)).toBe('unknown');
      await expect(store.claimLeadership('a', ['ABCDE'])).rejects.toBeInstanceOf(StoreUnavailable);
    } finally {
      postgres.thaw();
    }
    const settled = await log(store, 'm1');
    expect(await store.append('m1', settled.length, keyed('m'))).toBe('stored');
    expect(await log(store, 'm1')).toEqual([...settled, 'm']);
  });
});
