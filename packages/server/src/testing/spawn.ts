import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../options.ts';

export interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly rss: number;
}

/** A child process that serves on the port it tells. */
export interface SpawnedServer {
  readonly port: number;
  readonly base: string;
  usage(): Promise<Usage>;
  /** What the process answers to a message that it knows. */
  ask(message: object): Promise<unknown>;
  /** As power loss would: nothing is tidied up. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** A server with these options; `script` may be the same in a built form. */
export function spawnServer(options: ServerOptions, script = SOURCE): Promise<SpawnedServer> {
  return spawnProcess(script, JSON.stringify(options));
}

const SOURCE = fileURLToPath(new URL('./process.ts', import.meta.url));

export async function spawnProcess(script: string, argument: string): Promise<SpawnedServer> {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, script, argument], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { port } = (await answer(child)) as { port: number };
  const ended = once(child, 'exit');
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    usage: async () => {
      child.send('usage');
      return (await answer(child)) as Usage;
    },
    ask: (message) => {
      child.send(message);
      return answer(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
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
