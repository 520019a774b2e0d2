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

export interface OwnNginx {
  readonly base: string;
  stop(): Promise<void>;
}

/** Runs the configuration of `deploy/` in front of these three ports; only addresses and paths are replaced. */
export async function startNginx(ports: readonly [number, number, number]): Promise<OwnNginx> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'parlour-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off; pid ${folder}/pid; error_log ${folder}/log;\n${localConfig(port, ports)}`);
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await isHealthy(base))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start: ${readFileSync(`${folder}/log`, 'utf8')}`);
    await sleep(50);
  }
  return {
    base,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function localConfig(port: number, ports: readonly [number, number, number]): string {
  const config = readFileSync(EXAMPLE, 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`);
  return ports.reduce((text, node, i) => text.replace(`node${i + 1}:4000`, `127.0.0.1:${node}`), config);
}

const isHealthy = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
