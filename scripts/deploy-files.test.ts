import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, createServer, get as httpGet, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { get as httpsGet } from 'node:https';
import { join } from 'node:path';
import { DEFAULT_LIMITS, startServer } from '@parlour/server';
import { findPostgres, findRedis, freePort, openTable, selfSigned, signIn, TestSocket } from '@parlour/server/testing';
import { expect, it } from 'vitest';
import { findNginx, startNginx } from '../chaos/nginx.ts';
import { rollingRestart } from '../chaos/rolling-restart.ts';
import { built, SERVERS } from './lib/build.mjs';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const has = (program: string, flag: string) => spawnSync(program, [flag]).error === undefined;

const nginx = findNginx();
const several = nginx !== undefined && findPostgres() !== undefined && findRedis() !== undefined;
if (!several) console.warn('SKIPPED: nginx in front of nodes. To run it: apt-get install nginx-light postgresql redis-server');
const systemd = has('systemd-analyze', '--version') && existsSync('/usr/bin/node');
if (!systemd) console.warn('SKIPPED: the unit for systemd. It wants systemd-analyze and /usr/bin/node');

/** A server that answers everything with its port. */
async function portNode() {
  const port = await freePort();
  const server = createServer((_, response) => response.end(String(port)));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { port, server };
}

it.skipIf(nginx === undefined)('nginx forwards sockets, finds a running node and hides metrics', async () => {
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

/** A request with this host name, so that it is to the server by name. */
function ask(from: 'http' | 'https', port: number, path: string, ca?: string) {
  const headers = { host: 'games.example' };
  const options = { host: '127.0.0.1', port, path, headers, ...(ca === undefined ? {} : { ca, servername: 'localhost' }) };
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    (from === 'http' ? httpGet : httpsGet)(options, (answer) =>
      resolve({ status: answer.resume().statusCode, headers: answer.headers }),
    ).on('error', reject);
  });
}

it.skipIf(nginx === undefined)('nginx sends plain http to https, and serves https with the certificate', async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', trustProxy: true });
  const dead = await freePort();
  const tls = selfSigned();
  const proxy = await startNginx([server.port, dead, dead], tls);
  try {
    for (const path of ['/table/ABCDEFGH?from=link', '/api/me', '/metrics']) {
      const { status, headers } = await ask('http', proxy.plainPort, path);
      expect({ status, location: headers.location }).toEqual({ status: 301, location: `https://games.example${path}` });
      expect(headers['set-cookie']).toBeUndefined();
    }
    const { status, headers } = await ask('https', proxy.port, '/api/me', tls.cert);
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-.*; Secure$/);
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    expect((await ask('https', proxy.port, '/metrics', tls.cert)).status).toBe(403);
  } finally {
    await proxy.stop();
    await server.close();
  }
});

it.skipIf(nginx === undefined)('nginx takes no more connections of one address than a node without a proxy', async () => {
  const waiting: ServerResponse[] = [];
  const node = createServer((_, response) => void waiting.push(response));
  const port = await freePort();
  await new Promise<void>((listening) => node.listen(port, '127.0.0.1', listening));
  const proxy = await startNginx([port, port, port]);
  const most = DEFAULT_LIMITS.connectionsPerAddress;
  const statuses: number[] = [];
  const agent = new Agent({ keepAlive: false });
  const lines = Array.from({ length: most + 20 }, () =>
    httpGet({ host: '127.0.0.1', port: proxy.port, path: '/api/me', agent }, (answer) => statuses.push(answer.resume().statusCode ?? 0)).on(
      'error',
      () => undefined,
    ),
  );
  try {
    await expect.poll(() => statuses.length, { timeout: 10_000 }).toBe(20);
    expect(new Set(statuses)).toEqual(new Set([429]));
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(most);
  } finally {
    for (const line of lines) line.destroy();
    await proxy.stop();
    node.close().closeAllConnections();
  }
});

it('compose gives nginx the certificate that its configuration names, and both ports', () => {
  const files = [...read('nginx.conf').matchAll(/^ *ssl_certificate(?:_key)? +(\S+);$/gm)].map(([, file]) => file);
  expect(files).toEqual(['/etc/nginx/tls/fullchain.pem', '/etc/nginx/tls/privkey.pem']);
  expect(read('compose.yaml')).toContain("'./tls:/etc/nginx/tls:ro'");
  expect(read('compose.yaml')).toContain("ports: ['80:80', '443:443']");
  for (const list of ['.gitignore', '.dockerignore']) expect(readFileSync(join(root, list), 'utf8')).toContain('deploy/tls\n');
});

it.skipIf(nginx === undefined)('nginx sends what is about one table to one node, and tables to all nodes', async () => {
  const nodes = await Promise.all([0, 1, 2].map(portNode));
  const ports = nodes.map(({ port }) => port);
  const proxy = await startNginx([ports[0] ?? 0, ports[1] ?? 0, ports[2] ?? 0]);
  const nodeOf = async (path: string) => (await fetch(`${proxy.base}${path}`)).text();
  try {
    const paths = Array.from({ length: 40 }, (_, i) => `/api/tables/TABLE${i}`);
    const found = await Promise.all(paths.map(nodeOf));
    expect(await Promise.all(paths.map((path) => nodeOf(`${path}/socket?from=link`)))).toEqual(found);
    expect(new Set(found)).toEqual(new Set(ports.map(String)));
    expect(new Set(await Promise.all(paths.map(() => nodeOf('/api/me'))))).toEqual(new Set(ports.map(String)));
  } finally {
    await proxy.stop();
    for (const { server } of nodes) server.close().closeAllConnections();
  }
});

it.skipIf(!several)('a rolling restart behind nginx reconnects every client and refuses no move', async () => {
  const { refused, offlineAtEnd, acknowledged } = await rollingRestart(10, await built(SERVERS));
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

it('the base image is pinned by its digest, and the manual says how to raise it', () => {
  expect(read('Dockerfile')).toMatch(/^# Node 24\.\d+\.\d+\.\nARG NODE_IMAGE=node:24-slim@sha256:[0-9a-f]{64}$/m);
  expect(read('Dockerfile').match(/^FROM .*$/gm)).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${NODE_IMAGE}']);
  expect(readFileSync(join(root, 'docs/operating.md'), 'utf8')).toContain('docker buildx imagetools inspect node:24-slim');
});

it('the image has the packages that the program does not hold', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
  for (const name of Object.keys(dependencies)) expect(read('Dockerfile')).toContain(` /app/node_modules/${name} `);
});
