import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres.ts';
import { ANN, startMatchAt } from '../store.contract.ts';
import { type Store, StoreUnavailable, type WriteResult } from '../store.ts';
import { postgresStore } from './postgres-store.ts';

const keyed = (key: string) => ({ entry: { seat: 0, move: { do: 'ready' } }, key });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The keys in a log, as soon as it can be read. */
async function log(store: Store, match: string) {
  for (;;) {
    try {
      return (await store.readEntries(match, 0)).map(({ key }) => key);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await pause(50);
    }
  }
}

describe.skipIf(findPostgres() === undefined)('while PostgreSQL is down', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.remove(), 60_000);

  let store: Store;
  afterEach(() => store.close());

  it('never reports a wrong result when the database is killed in the middle, and recovers', async () => {
    store = await postgresStore(await postgres.freshDatabase());
    await startMatchAt(store, 'ABCDE', 'm1');
    const told: { key: string; written: WriteResult }[] = [];
    let step = 0;
    const write = async () => {
      const key = `k${told.length}`;
      const written = await store.append('m1', step, keyed(key));
      told.push({ key, written });
      step = written === 'stored' ? step + 1 : (await log(store, 'm1')).length;
    };
    for (let round = 0; round < 3; round++) {
      const until = told.length + 10 + round * 7;
      while (told.length < until) await write();
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
    const kept = await log(store, 'm1');
    expect(new Set(kept).size).toBe(kept.length);
    for (const { key, written } of told) {
      if (written === 'stored') expect(kept).toContain(key);
      if (written === 'failed' || written === 'conflict') expect(kept).not.toContain(key);
    }
    expect(told.at(-1)?.written).toBe('stored');
  });

  it('survives a kill of the database in the middle of a transaction, with reads on the connection', async () => {
    store = await postgresStore(await postgres.freshDatabase());
    await startMatchAt(store, 'ABCDE', 'm1');
    expect(await store.readEntries('m1', 0)).toEqual([]);
    postgres.freeze();
    const forgetting = store.anonymizePlayer('m1', 0);
    await pause(50);
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
    await pause(500);
    expect(await log(store, 'm1')).toEqual(settled);
    expect(await store.append('m1', settled.length, keyed('m'))).toBe('stored');
  });
});
