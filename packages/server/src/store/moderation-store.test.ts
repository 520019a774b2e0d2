import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { moderationStoreContract } from './moderation-store.contract.ts';
import { openModeration } from './open-moderation.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'parlour-moderation-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = () => mkdtempSync(join(root, 'data-'));

moderationStoreContract('the memory store', async () => memoryStore());
moderationStoreContract('the SQLite store', async () => sqliteStore(folder()));

const BAN = { id: 'b1', kind: 'person', pattern: 'eve', note: '', made: 1, until: null } as const;

it('an operator writes to the file of a running server, and both find what the other wrote', async () => {
  const data = folder();
  const store = sqliteStore(data);
  const operator = await openModeration({ data });
  const writes = Array.from({ length: 20 }, async (_, count) => [
    await store.moderation.addBan({ ...BAN, id: `s${count}`, pattern: `s${count}` }),
    await operator.moderation.addBan({ ...BAN, id: `o${count}`, pattern: `o${count}` }),
  ]);
  expect(new Set((await Promise.all(writes)).flat())).toEqual(new Set(['stored']));
  expect(await store.moderation.bans(0)).toHaveLength(40);
  expect(await operator.moderation.bans(0)).toHaveLength(40);
  await operator.close();
  await store.close();
});

it('an operator gets a message where there is no data, or data of another version', async () => {
  await expect(openModeration({ data: join(root, 'nowhere') })).rejects.toThrow(/no server data/);
  const data = folder();
  await sqliteStore(data).close();
  const database = new DatabaseSync(join(data, 'parlour.sqlite'));
  database.exec('pragma user_version = 0');
  await expect(openModeration({ data })).rejects.toThrow(/older Parlour/);
  database.exec('pragma user_version = 99');
  database.close();
  await expect(openModeration({ data })).rejects.toThrow(/newer Parlour/);
});
