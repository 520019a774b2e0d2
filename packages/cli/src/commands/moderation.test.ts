import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server';
import { openTable, request, signIn, TestSocket } from '@parlour/server/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../testing.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'parlour-bans-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const parlour = (...args: string[]) => runCommand([...args, '--data', data]);

test('reports and bans of a running server are handled from the command line', async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', data, log: 'silent' });
  const base = `http://127.0.0.1:${server.port}`;
  const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
  const table = await openTable(ann, {});
  const [anns, eves] = [new TestSocket(ann, table), new TestSocket(eve, table)];
  await Promise.all([anns.next('welcome'), eves.next('welcome')]);
  eves.say({ type: 'chat', text: 'buy my hats' });
  await anns.next('chat');
  expect(await parlour('reports')).toMatchObject({ code: 0, out: 'no reports\n' });
  await request(ann, 'POST', '/api/reports', { table, handle: eve.handle, reason: 'spam', note: 'all day' });

  const listed = await parlour('reports');
  for (const part of ['spam: Eve', eve.handle, table, ann.handle, 'all day', '> buy my hats']) expect(listed.out).toContain(part);
  const [report] = JSON.parse((await parlour('reports', '--json')).out) as { id: string }[];
  expect(await parlour('reports', '--close', report?.id ?? '')).toMatchObject({ code: 0 });
  expect(await parlour('reports', '--close', report?.id ?? '')).toMatchObject({ code: 2 });
  expect((await parlour('reports', '--all')).out).toContain('closed');

  const banned = await parlour('ban', 'person', eve.handle, '--days', '7', '--note', 'hats');
  expect(banned.out).toMatch(/is banned until \d{4}-/);
  expect(await eves.next('bye')).toMatchObject({ refusal: { refused: 'banned' } });
  expect((await parlour('bans')).out).toContain(`person  ${eve.handle}  until`);
  const [ban] = JSON.parse((await parlour('bans', '--json')).out) as { id: string }[];
  expect(await parlour('unban', ban?.id ?? '')).toMatchObject({ code: 0 });
  expect(await parlour('bans')).toMatchObject({ out: 'no bans\n' });
  anns.close();
  await server.close();
});

test('a handle that begins with a hyphen is no flag', async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', data, log: 'silent' });
  for (const handle of ['-S3rfGlKq0aXy_dlm2PztA', '--3rfGlKq0aXy_dlm2PztA']) {
    expect(await parlour('ban', 'person', handle, '--days', '7')).toMatchObject({ code: 0 });
    expect((await parlour('bans')).out).toContain(handle);
  }
  await server.close();
});

test('a wrong ban is one line, and nothing is written', async () => {
  for (const [args, why] of [
    [['ban', 'nam', 'x'], 'did you mean name?'],
    [['ban', 'name', '*'], 'two letters'],
    [['ban', 'address', '0.0.0.0/0'], '8 bits'],
    [['unban', 'XYZ'], 'no server data'],
    [['ban', 'name', 'spam', '--database', 'postgres://x'], 'name one of them'],
  ] as const) {
    const { code, err } = await parlour(...args);
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
    expect(err).toContain(why);
  }
});
