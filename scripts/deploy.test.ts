import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server';
import { freePort, openTable, signIn, TestSocket } from '@parlour/server/testing';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const has = (program: string, flag: string) => spawnSync(program, [flag]).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'parlour-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nginx = ['nginx', '/usr/sbin/nginx'].find((program) => has(program, '-v'));
if (nginx === undefined) console.warn('SKIPPED: the example for nginx. To run it: apt-get install nginx-light');
const systemd = has('systemd-analyze', '--version') && existsSync('/usr/bin/node');
if (!systemd) console.warn('SKIPPED: the unit for systemd. It wants systemd-analyze and /usr/bin/node');

it.skipIf(nginx === undefined)(
  'nginx takes the example, hands sockets on, and finds the node that lives',
  { timeout: 30_000 },
  async () => {
    const house = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', trustProxy: true });
    const [port, dead] = [await freePort(), await freePort()];
    const site = read('nginx.conf')
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('node1:4000', `127.0.0.1:${house.port}`)
      .replaceAll(/node[23]:4000/g, `127.0.0.1:${dead}`);
    writeFileSync(join(folder, 'site.conf'), site);
    const main = `daemon off; pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; include ${folder}/site.conf; }`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    const proxy = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    try {
      const base = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            fetch(`${base}/healthz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 10_000 },
        )
        .toBe(200);
      const ann = await signIn(base, 'Ann');
      const code = await openTable(ann, {});
      const sockets = Array.from({ length: 4 }, () => new TestSocket(ann, code, { origin: base }));
      for (const socket of sockets) expect((await socket.next('welcome')).you).toBe(ann.handle);
      expect((await fetch(`${base}/metrics`)).status).toBe(403);
      for (const socket of sockets) socket.close();
    } finally {
      proxy.kill();
      await once(proxy, 'exit');
      await house.close();
    }
  },
);

it.skipIf(!systemd)('systemd takes the unit', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/parlour.service')], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('every setting that the examples name is one the house knows', () => {
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
