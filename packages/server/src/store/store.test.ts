import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';
import { startMatchAt, storeContract } from './store.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'parlour-store-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = () => mkdtempSync(join(root, 'data-'));

storeContract('the memory store', async () => memoryStore());

const folders = new WeakMap<object, string>();
function openIn(where: string) {
  const store = sqliteStore(where);
  folders.set(store, where);
  return store;
}
storeContract(
  'the SQLite store',
  async () => openIn(folder()),
  async (store) => {
    await store.close();
    return openIn(folders.get(store)!);
  },
);

const ready = { entry: { seat: 0, move: { do: 'ready' } } };

/** Writes everything into the database file itself. */
function checkpoint(where: string): void {
  const database = new DatabaseSync(join(where, 'parlour.sqlite'));
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

describe('the SQLite store', () => {
  it('commits requests of one event loop turn together', async () => {
    const commits: number[] = [];
    const store = sqliteStore(folder(), ({ writes }) => commits.push(writes));
    await startMatchAt(store, 'ABCDE', 'm1');
    await Promise.all([0, 1, 2, 3].map((step) => store.append('m1', step, ready)));
    expect(commits).toEqual([1, 1, 4]);
    await store.close();
  });

  it('reports that nothing was stored on a full disk, and recovers when there is room', async () => {
    const where = folder();
    const first = sqliteStore(where);
    await startMatchAt(first, 'ABCDE', 'm1');
    await first.close();
    const errors: unknown[] = [];
    const store = sqliteStore(where, ({ error }) => error !== undefined && errors.push(error), { mostPages: 20 });
    let step = 0;
    let written = 'stored';
    const long = { entry: { seat: 0, move: { do: 'x'.repeat(1500) } } };
    while (written === 'stored' && step < 100) written = await store.append('m1', step++, long);
    expect(written).toBe('failed');
    expect(errors).toHaveLength(1);
    expect(await store.append('m1', step - 1, ready)).toBe('stored');
    await store.close();
  });

  it.each([24, 28, 32, 40])('can be read, closed and opened again when the disk is full at %s pages', async (mostPages) => {
    const where = folder();
    const first = sqliteStore(where);
    await startMatchAt(first, 'ABCDE', 'm1');
    await first.close();
    const store = sqliteStore(where, () => {}, { mostPages });
    const bulky = (step: number) => ({ entry: { seat: 0, move: { do: 'x'.repeat(700) } }, key: `${step}` });
    let step = 0;
    while ((await store.append('m1', step, bulky(step))) === 'stored') step++;
    const keys = Array.from({ length: step }, (_, at) => `${at}`);
    const saved = async (open: typeof store) => (await open.readEntries('m1', 0)).map(({ key }) => key);
    expect(step).toBeGreaterThan(3);
    expect(await saved(store)).toEqual(keys);
    expect((await store.readEntries('m1', step - 2)).map(({ key }) => key)).toEqual(keys.slice(-2));
    await store.close();
    const again = sqliteStore(where, () => {}, { mostPages });
    expect(await saved(again)).toEqual(keys);
    expect(await again.readMatch('m1')).toMatchObject({ entries: { length: step } });
    await again.close();
  });

  it('refuses a second process, a newer schema and a file that is no database, each in one line', async () => {
    const where = folder();
    const store = sqliteStore(where);
    expect(() => sqliteStore(where)).toThrow(/Another Parlour server/);
    await store.close();
    const database = new DatabaseSync(join(where, 'parlour.sqlite'));
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => sqliteStore(where)).toThrow(/newer Parlour/);
    const other = folder();
    writeFileSync(join(other, 'parlour.sqlite'), 'not a database, only a text that is long enough to look at'.repeat(40));
    expect(() => sqliteStore(other)).toThrow(/Cannot keep data/);
    expect(() => sqliteStore(join(other, 'parlour.sqlite'))).toThrow(/Cannot keep data/);
    const third = folder();
    mkdirSync(join(third, 'parlour.sqlite'));
    expect(() => sqliteStore(third)).toThrow(/Cannot keep data/);
  });

  it('refuses a log without its database, and creates no empty one', async () => {
    const where = folder();
    const store = sqliteStore(where);
    await startMatchAt(store, 'ABCDE', 'm1');
    const lost = folder();
    copyFileSync(join(where, 'parlour.sqlite-wal'), join(lost, 'parlour.sqlite-wal'));
    await store.close();
    expect(() => sqliteStore(lost)).toThrow(/parlour\.sqlite is missing, but its log/);
    expect(existsSync(join(lost, 'parlour.sqlite'))).toBe(false);
  });

  it('refuses a database with any damaged page', async () => {
    const where = folder();
    const store = sqliteStore(where);
    await startMatchAt(store, 'ABCDE', 'm1');
    for (let step = 0; step < 200; step++) await store.append('m1', step, { ...ready, key: 'x'.repeat(500) });
    await store.close();
    checkpoint(where);
    const whole = readFileSync(join(where, 'parlour.sqlite'));
    expect(whole.length).toBeGreaterThan(20 * 4096);
    for (const page of [1, 5, Math.floor(whole.length / 4096) - 1]) {
      const bytes = Buffer.from(whole);
      for (let at = page * 4096; at < (page + 1) * 4096; at++) bytes[at] = (at * 7919) & 255;
      const hurt = folder();
      writeFileSync(join(hurt, 'parlour.sqlite'), bytes);
      expect(() => sqliteStore(hurt), `page ${page}`).toThrow(/is damaged \(.+\)\. Nothing was changed\. Restore a backup\./);
      expect(readFileSync(join(hurt, 'parlour.sqlite')).equals(bytes)).toBe(true);
    }
  });

  it('refuses empty session keys', async () => {
    const where = folder();
    writeFileSync(join(where, 'session-keys'), '\n');
    const store = sqliteStore(where);
    await expect(store.sessionKeys()).rejects.toThrow(/session-keys is damaged/);
    await store.close();
  });

  it('finds every entry of every log after a crash at any moment, however many were appended', async () => {
    const [where, copy] = [folder(), folder()];
    const store = sqliteStore(where);
    await startMatchAt(store, 'ABCDE', 'm1');
    await startMatchAt(store, 'FGHJK', 'm2');
    const MANY = 2500;
    const append = (match: string, step: number) => store.append(match, step, { ...ready, key: `${match} ${step}` });
    for (let step = 0; step < MANY; step++) {
      await Promise.all([append('m1', step), step % 10 === 0 ? append('m2', step / 10) : 'none']);
      if (step === 700) expect(await store.readEntries('m1', 699)).toHaveLength(2);
    }
    for (const file of ['parlour.sqlite', 'parlour.sqlite-wal']) copyFileSync(join(where, file), join(copy, file));
    await store.close();
    const again = sqliteStore(copy);
    const keys = async (match: string, after: number) => (await again.readEntries(match, after)).map(({ key }) => key);
    expect(await keys('m1', 0)).toEqual(Array.from({ length: MANY }, (_, step) => `m1 ${step}`));
    expect(await keys('m2', 247)).toEqual(['m2 247', 'm2 248', 'm2 249']);
    expect(await keys('m2', 250)).toEqual([]);
    expect(await again.append('m1', MANY, ready)).toBe('stored');
    expect(await again.append('m1', MANY, ready)).toBe('conflict');
    await again.close();
  });

  it('does not grow with drafts that replace one another, and reads the last of them after a restart', async () => {
    const where = folder();
    const store = sqliteStore(where);
    await startMatchAt(store, 'ABCDE', 'm1');
    const MANY = 9000;
    const bulky = { entry: { seat: 0, move: { do: 'x'.repeat(1500) } } };
    for (let step = 0; step < MANY; step += 100) {
      const next = (i: number) => ({ ...bulky, key: `${i}`, ...(i === 0 ? {} : { supersedes: i }) });
      await Promise.all(Array.from({ length: 100 }, (_, i) => store.append('m1', step + i, next(step + i))));
    }
    await store.close();
    const database = new DatabaseSync(join(where, 'parlour.sqlite'));
    expect(database.prepare('select sum(length(body)) as bytes from entries').get()).toMatchObject({ bytes: expect.closeTo(20_000, -4) });
    database.close();
    checkpoint(where);
    expect(statSync(join(where, 'parlour.sqlite')).size).toBeLessThan(8e6);
    const again = sqliteStore(where);
    const log = await again.readEntries('m1', 0);
    expect(log).toHaveLength(MANY);
    expect(log.filter(({ entry }) => !('superseded' in entry)).map(({ key }) => key)).toEqual([`${MANY - 1}`]);
    await again.close();
  });

  it('reads a damaged log as a refusal', async () => {
    const where = folder();
    const store = sqliteStore(where);
    await startMatchAt(store, 'ABCDE', 'm1');
    await store.append('m1', 0, ready);
    await store.close();
    const database = new DatabaseSync(join(where, 'parlour.sqlite'));
    database.exec(`update entries set body = '{"entry":'`);
    database.close();
    const again = sqliteStore(where);
    expect(await again.readMatch('m1')).toMatchObject({ refused: 'record-not-an-object' });
    await again.close();
  });
});
