import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from '../server.ts';
import { sqliteStore } from '../store/sqlite/sqlite-store.ts';
import { headOf, tableOf } from '../store/store.contract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-unsupported-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function keepMatch(id: string, code: string, rulesVersion: number): Promise<void> {
  const store = sqliteStore(folder);
  const { record, ...head } = headOf(id);
  await store.addTable(tableOf(code));
  await store.createMatch({ ...head, record: { ...record, rulesVersion } }, tableOf(code, { match: id, phase: 'playing' }), 1);
  await store.close();
}

const start = (closeUnsupported: boolean) => startServer({ port: 0, host: '127.0.0.1', data: folder, log: 'silent', closeUnsupported });

it('refuses to start while a match runs whose rules it does not know, and names it', async () => {
  await keepMatch('known', 'AAAAA', 1);
  await keepMatch('strange', 'BBBBB', 7);
  const line = /^A running match follows rules .* not know: strange \(table BBBBB, thats-not-a-hat rules 7\)\. Run the version that began/;
  await expect(start(false)).rejects.toMatchObject({ name: 'StartupError', message: expect.stringMatching(line) });
  const store = sqliteStore(folder);
  expect(await store.readTable('BBBBB')).toMatchObject({ version: 2, table: { phase: 'playing' } });
  await store.close();
});

it('closes such matches when configured: the log stays, the table is back in the lobby', async () => {
  for (let i = 0; i < 25; i++) await keepMatch(`strange${i}`, `AAA${'ABCDE'[Math.floor(i / 5)]}${'ABCDE'[i % 5]}`, 7);
  await expect(start(false)).rejects.toThrow(/^25 running matches follow .* and 5 more\. /);
  await (await start(true)).close();
  await (await start(false)).close();
  const store = sqliteStore(folder);
  expect(await store.readTable('AAAAA')).toMatchObject({ table: { phase: 'lobby', match: null } });
  expect(await store.readMatch('strange0')).toMatchObject({ head: { id: 'strange0' } });
  await store.close();
});
