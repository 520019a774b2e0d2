import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { profileStoreContract } from './profile-store.contract.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'parlour-people-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

profileStoreContract('the memory store', async () => memoryStore());
profileStoreContract('the SQLite store', async () => sqliteStore(mkdtempSync(join(root, 'data-'))));

it('profiles survive a restart', async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const before = sqliteStore(folder);
  await before.profiles.setPhrase('ann', 'digest');
  await before.close();
  const after = sqliteStore(folder);
  expect(await after.profiles.personByPhrase('digest')).toBe('ann');
  await after.close();
});
