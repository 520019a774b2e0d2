import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server';
import { openTable, request, type Session, signIn } from '@parlour/server/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../testing.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parlour-backup-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (name: string) => join(root, name);
const open = (data: string) => startServer({ port: 0, host: '127.0.0.1', data: at(data), log: 'silent' });

/** A server with one person and one table, backed up while it runs. */
async function backedUp(): Promise<{ readonly ann: Session; readonly code: string }> {
  const server = await open('data');
  const ann = await signIn(`http://127.0.0.1:${server.port}`, 'Ann');
  const code = await openTable(ann, {});
  expect(await runCommand(['backup', at('copy'), '--data', at('data')])).toMatchObject({ code: 0, err: '' });
  await server.close();
  return { ann, code };
}

test('a backup of a running server, restored elsewhere, has its people and their tables', async () => {
  const { ann, code } = await backedUp();
  expect(statSync(at('copy')).mode & 0o077).toBe(0);
  expect(readdirSync(root).toSorted()).toEqual(['copy', 'data']);
  expect(await runCommand(['restore', at('copy'), '--data', at('new')])).toMatchObject({ code: 0, err: '' });
  const server = await open('new');
  const there = { ...ann, base: `http://127.0.0.1:${server.port}` };
  expect(await request(there, 'GET', '/api/me')).toMatchObject({ body: { handle: ann.handle, name: 'Ann' } });
  expect(await request(there, 'GET', '/api/me/tables')).toMatchObject({ body: [{ code }] });
  await server.close();
});

test('a restore keeps existing data unless forced', async () => {
  const { ann } = await backedUp();
  const before = readFileSync(at('data/parlour.sqlite'));
  const refused = await runCommand(['restore', at('copy'), '--data', at('data')]);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('say --replace');
  expect(readFileSync(at('data/parlour.sqlite'))).toEqual(before);

  const later = await open('data');
  await signIn(`http://127.0.0.1:${later.port}`, 'Bob');
  const inUse = await runCommand(['restore', at('copy'), '--data', at('data'), '--replace']);
  expect(inUse.err).toContain('Another Parlour server is using');
  await later.close();

  expect(await runCommand(['restore', at('copy'), '--data', at('data'), '--replace'])).toMatchObject({ code: 0 });
  const server = await open('data');
  expect(await request({ ...ann, base: `http://127.0.0.1:${server.port}` }, 'GET', '/api/me')).toMatchObject({ body: { name: 'Ann' } });
  await server.close();
});

test('a file that is no backup is not restored, and nothing is changed', async () => {
  writeFileSync(at('text'), 'only a text');
  await backedUp();
  const whole = readFileSync(at('copy'));
  writeFileSync(at('half'), whole.subarray(0, whole.length / 2));
  for (const [file, why] of [
    ['text', 'is no backup of Parlour'],
    ['half', 'is no backup of Parlour'],
    ['nothing', 'There is no file'],
    ['data/parlour.sqlite', 'is no backup of Parlour'],
  ] as const) {
    const { code, err } = await runCommand(['restore', at(file), '--data', at('new')]);
    expect(code).toBe(2);
    expect(err).toContain(why);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(existsSync(at('new'))).toBe(false);
  }
});

test('a backup overwrites no file, needs data, and leaves no partial file', async () => {
  await backedUp();
  const copy = readFileSync(at('copy'));
  expect((await runCommand(['backup', at('copy'), '--data', at('data')])).err).toContain('is there already');
  expect(readFileSync(at('copy'))).toEqual(copy);
  expect((await runCommand(['backup', at('other'), '--data', at('nowhere')])).err).toContain('nothing to back up');
  expect((await runCommand(['backup', at('no/such/folder'), '--data', at('data')])).err).toContain('Cannot back up');
  chmodSync(at('data/session-keys'), 0o600);
  writeFileSync(at('data/session-keys'), 'nonsense\n');
  expect((await runCommand(['backup', at('other'), '--data', at('data')])).err).toContain('is damaged');
  expect(readdirSync(root).toSorted()).toEqual(['copy', 'data']);
});

test('where PostgreSQL holds the data, its own tools are named', async () => {
  const environment = { PARLOUR_DATABASE_URL: 'postgres://parlour:hush@localhost/parlour' };
  const backup = await runCommand(['backup', 'copy'], [], { environment });
  expect(backup).toMatchObject({ code: 2, err: expect.stringContaining('pg_dump --format=custom --schema=parlour --file=copy') });
  const restore = await runCommand(['restore', 'copy'], [], { environment });
  expect(restore).toMatchObject({ code: 2, err: expect.stringContaining('pg_restore --exit-on-error') });
  expect(backup.err + restore.err).not.toContain('hush');
});
