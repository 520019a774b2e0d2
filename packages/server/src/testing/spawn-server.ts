import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ServerOptions } from '../config.ts';

export interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly rss: number;
}

/** A child process that serves on the port it reports. */
export interface SpawnedServer {
  readonly port: number;
  readonly base: string;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<unknown>;
  usage(): Promise<Usage>;
  /** The processor time of the longest turn of its event loop since the last call, in milliseconds. The first call begins to measure. */
  longestTurnMs(): Promise<number>;
  /** The process's answer to a message. */
  ask(message: object): Promise<unknown>;
  /** As power loss would: no cleanup. */
  kill(): Promise<void>;
  /** Makes it hang: it neither answers nor refuses. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** How a process is started. */
export interface SpawnOptions {
  /** Receives its log lines; by default they are printed. */
  readonly receive?: (line: string) => void;
  /** For Node itself. */
  readonly flags?: readonly string[];
}

/** A server with these options; `script` is a built `server-process.ts`. */
export function spawnServer(options: ServerOptions, script: string, spawning?: SpawnOptions): Promise<SpawnedServer> {
  return spawnProcess(script, JSON.stringify(options), spawning);
}

export async function spawnProcess(script: string, argument: string, { receive, flags = [] }: SpawnOptions = {}): Promise<SpawnedServer> {
  const output = receive === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...flags, script, argument], { stdio: ['ignore', output, 'inherit', 'ipc'] });
  if (receive !== undefined && child.stdout !== null) createInterface(child.stdout).on('line', receive);
  const { port } = (await answer(child)) as { port: number };
  const ended = once(child, 'exit');
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    ended,
    usage: async () => {
      child.send('usage');
      return (await answer(child)) as Usage;
    },
    longestTurnMs: async () => {
      child.send('turns');
      return ((await answer(child)) as { longestTurnMs: number }).longestTurnMs;
    },
    ask: (message) => {
      child.send(message);
      return answer(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    close: async () => {
      child.send('close');
      await ended;
    },
  };
}

async function answer(child: ChildProcess): Promise<unknown> {
  const done = new AbortController();
  const { signal } = done;
  try {
    const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the server ended')));
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message as unknown;
  } finally {
    done.abort();
  }
}
