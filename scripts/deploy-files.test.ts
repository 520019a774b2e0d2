import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@parlour/server';
import { findPostgres, findRedis, freePort, openTable, signIn, TestSocket } from '@parlour/server/testing';
import { expect, it } from 'vitest';
import { findNginx, startNginx } from '../chaos/nginx.ts';
import { rollingRestart } from '../chaos/rolling-restart.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const has = (program: string, flag: string) => spawnSync(program, [flag]).error === undefined;

const nginx = findNginx();
const several = nginx !== undefined && findPostgres() !== undefined && findRedis() !== undefined;
if (!several) console.warn('SKIPPED: nginx in front of nodes. To run it: apt-get install nginx-light postgresql redis-server');
const systemd = has('systemd-analyze', '--version') && existsSync('/usr/bin/node');
if (!systemd) console.warn('SKIPPED: the unit for systemd. It wants systemd-analyze and /usr/bin/node');

it.skipIf(nginx === undefined)('nginx forwards sockets, finds a running node and hides metrics', { timeout: 30_000 }, async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', trustProxy: true });
  const dead = await freePort();
  const proxy = await startNginx([server.port, dead, dead]);
  try {
    const { base } = proxy;
    const ann = await signIn(base, 'Ann');
    const code = await openTable(ann, {});
    const sockets = Array.from({ length: 4 }, () => new TestSocket(ann, code, { origin: base }));
    for (const socket of sockets) expect((await socket.next('welcome')).you).toBe(ann.handle);
    expect((await fetch(`${base}/metrics`)).status).toBe(403);
    for (const socket of sockets) socket.close();
  } finally {
    await proxy.stop();
    await server.close();
  }
});

it.skipIf(!several)('a rolling restart behind nginx reconnects every client and refuses no move', { timeout: 120_000 }, async () => {
  const { refused, offlineAtEnd, acknowledged } = await rollingRestart(10);
  expect({ refused, offlineAtEnd }).toEqual({ refused: [], offlineAtEnd: 0 });
  expect(acknowledged).toBeGreaterThan(0);
});

it.skipIf(!systemd)('systemd accepts the unit', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/parlour.service')], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('the server knows every setting that the examples name', () => {
  const known = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  for (const name of ['Dockerfile', 'compose.yaml', 'nginx.conf', 'parlour.service']) {
    for (const [setting] of read(name).matchAll(/PARLOUR_[A-Z_]+|--(?:port|host|trust-proxy)\b/g)) expect(known).toContain(setting);
  }
});

it('both examples start Node alike', () => {
  const flags = (name: string) => /^(?:CMD|ExecStart=).*parlour\.js/m.exec(read(name))?.[0].match(/--[\w=-]+/g);
  expect(flags('Dockerfile')).toEqual(flags('parlour.service'));
  expect(flags('Dockerfile')).toContain('--enable-source-maps');
});

it('the image has the packages that the program does not hold', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
  for (const name of Object.keys(dependencies)) expect(read('Dockerfile')).toContain(` /app/node_modules/${name} `);
});
