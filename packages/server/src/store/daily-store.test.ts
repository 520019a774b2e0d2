import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { dailyStoreContract } from './daily-store.contract.ts';
import { memoryStore } from './memory-store.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'parlour-daily-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

dailyStoreContract('the memory store', async () => memoryStore());
dailyStoreContract('the SQLite store', async () => sqliteStore(mkdtempSync(join(root, 'data-'))));
