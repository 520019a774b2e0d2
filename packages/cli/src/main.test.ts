import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, findRedis, selfSigned, startPostgres, startRedis } from '@parlour/server/testing';
import { afterEach, expect, test } from 'vitest';
import { built, PROGRAM } from '../../../scripts/lib/build.mjs';

const program = await built(PROGRAM);

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const parlour = (...args: string[]) => parlourWith(process.env, ...args);

const parlourWith = (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'pipe'], env });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => {
    said.out += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    said.err += text.toString();
  });
  return { child, said };
};

test('a usage error ends the process with 2, one line and no stack trace', async () => {
  const { child, said } = parlour('simulate', 'thats-not-a-hta');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(2);
  expect(said.out).toBe('');
  expect(said.err).toMatch(/^parlour: unknown game "thats-not-a-hta": did you mean thats-not-a-hat\?.*\n$/);
});

test('a database that does not answer is one line on standard error and nothing else', async () => {
  const { child, said } = parlour('serve', '--port', '0', '--database', 'postgres://127.0.0.1:1/parlour');
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, out: said.out, lines: said.err.match(/\n/g)?.length }).toEqual({ code: 2, out: '', lines: 1 });
});

test('Ctrl-C ends a match without an error', async () => {
  const { child, said } = parlour('play', 'thats-not-a-hat', '--seed', '3');
  while (!said.out.includes('> ')) await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  expect(said.out).toContain('Until next time.');
});

test('the server starts, prints its address, and stops on a signal', async () => {
  const { child, said } = parlour('serve', '--port', '4490', '--host', '127.0.0.1', '--data', 'memory');
  while (!said.out.includes('http://localhost:')) await once(child.stdout, 'data');
  const address = /http:\/\/localhost:\d+/.exec(said.out)?.[0];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
});

test('the server speaks https with a certificate, and prints its address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-cli-tls-'));
  const { cert, key } = selfSigned();
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  const files = ['--tls-cert', join(folder, 'cert.pem'), '--tls-key', join(folder, 'key.pem')];
  const { child, said } = parlour('serve', '--port', '4520', '--host', '127.0.0.1', '--data', 'memory', ...files);
  while (!said.out.includes('https://localhost:')) await once(child.stdout, 'data');
  const port = /https:\/\/localhost:(\d+)/.exec(said.out)?.[1];
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/healthz', ca: cert }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
  expect(status).toBe(200);
  rmSync(folder, { recursive: true });
});

const installed = findPostgres() !== undefined && findRedis() !== undefined;
if (!installed) console.warn('SKIPPED: parlour cluster. To run it: apt-get install postgresql redis-server');

test.skipIf(!installed)(
  'a cluster of two nodes starts behind its balancer, survives the loss of one, and stops on a signal',
  async () => {
    const { child, said } = parlour('cluster', '--nodes', '2', '--port', '0', '--json');
    while (!said.out.includes('\n')) await once(child.stdout, 'data');
    const { url, nodes } = JSON.parse(said.out) as { url: string; nodes: { pid: number; port: number }[] };
    expect(nodes).toHaveLength(2);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    process.kill(nodes[0]!.pid, 'SIGKILL');
    for (let i = 0; i < 4; i++) expect((await fetch(`${url}/api/me`)).status).toBe(200);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(() => process.kill(nodes[1]!.pid, 0)).toThrow('ESRCH');
  },
  60_000,
);

test.skipIf(!installed)(
  'a server stops within five seconds of a signal although PostgreSQL and Redis hang',
  async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    try {
      const { child, said } = parlour('serve', '--port', '0', '--host', '127.0.0.1', '--database', postgres.url, '--redis', redis.url);
      while (!said.out.includes('http://localhost:')) await once(child.stdout, 'data');
      postgres.freeze();
      redis.freeze();
      const began = performance.now();
      child.kill('SIGTERM');
      const [code] = (await once(child, 'close')) as [number];
      expect(code).toBe(0);
      expect(performance.now() - began).toBeLessThan(5000);
    } finally {
      await Promise.all([postgres.remove(), redis.stop()]);
    }
  },
  60_000,
);

test('a cluster without PostgreSQL or Redis says what to install', async () => {
  const { child, said } = parlourWith({ ...process.env, PATH: '' }, 'cluster');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(2);
  expect(said.err).toMatch(/^parlour: not installed here\. On Debian: apt-get install .*redis-server/);
});

test('a wrong setting ends the server with 2 and one line, before anything is opened', async () => {
  const wrong: readonly (readonly [environment: NodeJS.ProcessEnv, said: RegExp])[] = [
    [{ PARLOUR_HOUR_MS: 'abc' }, /PARLOUR_HOUR_MS "abc" is wrong/],
    [{ PARLOUR_NAMES: 'https://games.example' }, /"https:\/\/games\.example" is not a host name/],
    [{ PARLOUR_DATA: '/proc/nope' }, /Cannot keep data in \/proc\/nope/],
  ];
  for (const [environment, expected] of wrong) {
    const { child, said } = parlourWith({ ...process.env, ...environment }, 'serve', '--port', '0');
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said.out]).toEqual([2, '']);
    expect(said.err).toMatch(expected);
    expect(said.err.trimEnd().split('\n')).toHaveLength(1);
  }
});
