import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server';
import { openTable, request, signIn, TestSocket } from '@parlour/server/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../testing.ts';

const MANUAL = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');

/** The commands in the shell blocks of the manual, without comments and with continued lines joined. */
const COMMANDS = [...MANUAL.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
  block
    .replaceAll('\\\n', ' ')
    .split(/\n|&&/)
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== ''),
);

/** Commands that need something that a test machine may lack, start a server for good, or have their own test. */
const ELSEWHERE =
  /^(?:npm |npx parlour cluster|mkcert|printf|caddy|createuser|createdb|pg_dump|pg_restore|mkdir deploy\/tls|docker |POSTGRES_PASSWORD=|node dist\/parlour\.js serve)/;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-manual-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const wordsOf = (command: string): string[] => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('every command of the manual is run here, or named as one that is not', () => {
  expect(COMMANDS.length).toBeGreaterThan(15);
  expect(COMMANDS.filter((line) => !/^(?:npx parlour|openssl|export) /.test(line) && !ELSEWHERE.test(line))).toEqual([]);
});

test('the commands of the manual for reports, bans and backups work as they are written', async () => {
  const data = join(folder, 'data');
  const server = await startServer({ port: 0, host: '127.0.0.1', data, log: 'silent' });
  const base = `http://127.0.0.1:${server.port}`;
  const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
  const table = await openTable(ann, {});
  const sockets = [new TestSocket(ann, table), new TestSocket(eve, table)];
  await Promise.all(sockets.map((socket) => socket.next('welcome')));
  await request(ann, 'POST', '/api/reports', { table, handle: eve.handle, reason: 'spam', note: '' });
  const idOf = async (list: 'reports' | 'bans') => {
    const [first] = JSON.parse((await runCommand([list, '--json', '--data', data])).out) as { id: string }[];
    return first?.id ?? '';
  };
  const commands = COMMANDS.filter((line) => line.startsWith('npx parlour ') && !ELSEWHERE.test(line));
  expect(commands.length).toBeGreaterThan(7);
  for (const line of commands) {
    const meant: Record<string, () => Promise<string>> = {
      HANDLE: async () => eve.handle,
      ABCDEFGH: () => idOf('reports'),
      ABCDEF: () => idOf('bans'),
      'parlour-monday.backup': async () => join(folder, 'parlour-monday.backup'),
    };
    const args = await Promise.all(wordsOf(line.slice('npx parlour '.length)).map(async (word) => (await meant[word]?.()) ?? word));
    const where = args[0] === 'restore' ? join(folder, 'restored') : data;
    const { code, err } = await runCommand([...args, '--data', where]);
    expect({ line, code, err }).toEqual({ line, code: 0, err });
  }
  for (const socket of sockets) socket.close();
  await server.close();
});

test('a server accepts the settings that the manual exports', async () => {
  const settings = COMMANDS.flatMap((line) => /^export (\w+)=(\S+)$/.exec(line)?.slice(1) ?? []);
  expect(settings.length).toBeGreaterThan(0);
  for (let i = 0; i < settings.length; i += 2) vi.stubEnv(settings[i] ?? '', settings[i + 1]);
  const server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent' });
  await server.close();
});

test('a server accepts the certificate that the manual makes', async () => {
  const line = COMMANDS.find((command) => command.startsWith('openssl '));
  execFileSync('openssl', wordsOf(line ?? '').slice(1), { cwd: folder, stdio: 'ignore' });
  const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  const server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', tls });
  expect(server.port).toBeGreaterThan(0);
  await server.close();
});
