import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../server.ts';
import { findPostgres, startPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres.ts';
import { openTable, request, signIn, TestSocket } from '../../testing/test-client.ts';

const programs = findPostgres();

describe.skipIf(programs === undefined)('a server on PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  const open = (databaseUrl: string) => startServer({ port: 0, host: '127.0.0.1', databaseUrl, log: 'silent' });
  const baseOf = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;

  it('reports that nothing is saved while the database is down, and recovers', async () => {
    const server = await open(await postgres.freshDatabase());
    const ann = await signIn(baseOf(server), 'Ann');
    const code = await openTable(ann, {});
    const socket = new TestSocket(ann, code);
    await socket.next('welcome');
    await postgres.kill();
    expect(await request(ann, 'PATCH', '/api/me', { name: 'Annie' })).toMatchObject({ status: 503, body: { refused: 'not-saved' } });
    expect(await request(ann, 'GET', '/api/me/tables')).toMatchObject({ status: 503, body: { refused: 'not-saved' } });
    await postgres.start();
    expect(await request(ann, 'PATCH', '/api/me', { name: 'Annie' })).toMatchObject({ status: 200, body: { name: 'Annie' } });
    expect(await request(ann, 'GET', '/api/me/tables')).toMatchObject({ status: 200, body: [{ code }] });
    socket.close();
    await server.close();
  });

  it('accepts cookies of an older key, and signs with the newest, as the operating guide rotates it', async () => {
    const url = await postgres.freshDatabase();
    const rotate = (statement: string) => execFileSync(join(programs!, 'psql'), [url, '--quiet', '--command', statement]);
    const me = async (cookie: string) => {
      const server = await open(url);
      const answer = await fetch(`${baseOf(server)}/api/me`, { headers: { cookie } });
      const { name } = (await answer.json()) as { name: string };
      await server.close();
      return { name, cookie: answer.headers.get('set-cookie')!.split(';', 1)[0]! };
    };
    const server = await open(url);
    const old = (await signIn(baseOf(server), 'Ann')).cookie;
    await server.close();
    rotate(`insert into parlour.session_keys (key) values ('${'ab'.repeat(32)}')`);
    const signedAnew = await me(old);
    expect(signedAnew.name).toBe('Ann');
    expect(signedAnew.cookie).not.toBe(old);
    rotate('delete from parlour.session_keys where number = (select min(number) from parlour.session_keys)');
    expect((await me(signedAnew.cookie)).name).toBe('Ann');
    expect((await me(old)).name).toBe('');
  });

  it("is restored from PostgreSQL's own backup, taken while it runs", async () => {
    const url = await postgres.freshDatabase();
    const server = await open(url);
    const ann = await signIn(baseOf(server), 'Ann');
    const code = await openTable(ann, {});
    const folder = mkdtempSync(join(tmpdir(), 'parlour-dump-'));
    const file = join(folder, 'parlour.dump');
    const run = (program: string, ...args: string[]) => execFileSync(join(programs!, program), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    run('pg_dump', '--format=custom', '--schema=parlour', `--file=${file}`, url);
    await server.close();

    const elsewhere = await postgres.freshDatabase();
    run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${elsewhere}`, file);
    const restored = await open(elsewhere);
    const there = { ...ann, base: baseOf(restored) };
    expect(await request(there, 'GET', '/api/me')).toMatchObject({ body: { handle: ann.handle, name: 'Ann' } });
    expect(await request(there, 'GET', '/api/me/tables')).toMatchObject({ body: [{ code }] });
    await restored.close();
    // Existing data is not overwritten.
    expect(() => run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${elsewhere}`, file)).toThrow(/already exists/);
    rmSync(folder, { recursive: true });
  });
});
