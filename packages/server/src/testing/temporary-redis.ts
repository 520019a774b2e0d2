import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgramFolder, freePort } from './installed-programs.ts';

const START_MS = 30_000;

/** A real Redis without persistence, for tests and trials. */
export interface TemporaryRedis {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  /** Makes it hang: it neither answers nor refuses. */
  freeze(): void;
  thaw(): void;
}

/** The path of its program, or undefined when it is not installed. */
export function findRedis(): string | undefined {
  const folder = findProgramFolder('redis-server');
  return folder === undefined ? undefined : join(folder, 'redis-server');
}

export async function startRedis(): Promise<TemporaryRedis> {
  const program = findRedis();
  if (program === undefined) throw new Error('Redis is not installed. On Debian: apt-get install redis-server');
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  let child: ChildProcess | undefined;
  const lastResort = () => child?.kill('SIGKILL');
  process.once('exit', lastResort);

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGCONT');
    ending.kill(signal);
    await ended;
  }

  const redis: TemporaryRedis = {
    url: `redis://127.0.0.1:${port}`,
    port,
    start: async () => {
      child ??= spawn(program, args, { stdio: 'ignore' });
      const deadline = Date.now() + START_MS;
      while (!(await answers(port))) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Redis did not start on port ${port}`);
        await sleep(50);
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
  await redis.start();
  return redis;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const finish = (well: boolean) => {
      socket.destroy();
      resolve(well);
    };
    socket.once('data', (data: Buffer) => finish(data.toString().startsWith('+PONG')));
    socket.once('error', () => finish(false));
    socket.setTimeout(1000, () => finish(false));
  });
}
