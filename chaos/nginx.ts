import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, sleep } from '@parlour/server/testing';

const EXAMPLE = join(import.meta.dirname, '../deploy/nginx.conf');
const START_MS = 10_000;

/** The program, or undefined when it is not installed. */
export const findNginx = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).error === undefined);

interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface OwnNginx {
  readonly base: string;
  /** The port of `base`: https with a certificate, plain http without one. */
  readonly port: number;
  /** The port that leads to https. */
  readonly plainPort: number;
  stop(): Promise<void>;
}

type Ports = readonly [number, number, number];

/** Runs the configuration of `deploy/` in front of these three ports; only addresses and paths are replaced, and without a certificate TLS. */
export async function startNginx(nodes: Ports, tls?: Certificate): Promise<OwnNginx> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'parlour-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off; pid ${folder}/pid; error_log ${folder}/log;\n${localConfig({ folder, port, plainPort, nodes, tls })}`);
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const base = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await answers(plainPort))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start: ${readFileSync(`${folder}/log`, 'utf8')}`);
    await sleep(50);
  }
  return {
    base,
    port,
    plainPort,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Local {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly nodes: Ports;
  readonly tls: Certificate | undefined;
}

function localConfig({ folder, port, plainPort, nodes, tls }: Local): string {
  const config = readFileSync(EXAMPLE, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port}${tls === undefined ? '' : ' ssl'};`);
  if (tls !== undefined) {
    writeFileSync(join(folder, 'fullchain.pem'), tls.cert);
    writeFileSync(join(folder, 'privkey.pem'), tls.key);
  }
  const local = tls === undefined ? config.replaceAll(/^ *ssl_.*$/gm, '') : config.replaceAll('/etc/nginx/tls', folder);
  return nodes.reduce((text, node, i) => text.replace(`node${i + 1}:4000`, `127.0.0.1:${node}`), local);
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    ({ status }) => status === 301,
    () => false,
  );
