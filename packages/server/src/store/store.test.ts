import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryStore } from './memory.ts';
import { PEOPLE_SCHEMA } from './people-schema.ts';
import { sqliteStore } from './sqlite.ts';
import { startMatchAt, storeContract, tableOf } from './store.contract.ts';

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

describe('the SQLite store', () => {
  it('commits what one turn of the event loop asks for together', async () => {
    const commits: number[] = [];
    const store = sqliteStore(folder(), ({ writes }) => commits.push(writes));
    await startMatchAt(store, 'ABCDE', 'm1');
    await Promise.all([0, 1, 2, 3].map((step) => store.append('m1', step, ready)));
    expect(commits).toEqual([1, 1, 4]);
    await store.close();
  });

  it('says of a full disk that nothing was kept, and goes on when there is room', async () => {
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

  it('brings the schema of an older version up to date, with all that is in it', async () => {
    const where = folder();
    const store = sqliteStore(where);
    await startMatchAt(store, 'ABCDE', 'm1');
    await store.close();
    const database = new DatabaseSync(join(where, 'parlour.sqlite'));
    for (const [, name] of PEOPLE_SCHEMA.matchAll(/create table (\w+)/g)) database.exec(`drop table ${name}`);
    database.exec('drop table subscriptions; drop table fresh; alter table tables drop column version; pragma user_version = 1');
    database.close();
    const newer = sqliteStore(where);
    expect(await newer.readTable('ABCDE')).toMatchObject({ version: 1, table: { match: 'm1' } });
    expect(await newer.writeTable(tableOf('ABCDE'), 1)).toBe('stored');
    await newer.close();
  });

  it('reads a log that was damaged as a refusal', async () => {
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
