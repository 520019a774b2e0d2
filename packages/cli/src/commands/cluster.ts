import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { checkSettings, DEFAULT_PORT, StartupError, startBalancer } from '@parlour/server';
import { findPostgres, findRedis, startPostgres, startRedis, type TemporaryPostgres, type TemporaryRedis } from '@parlour/server/testing';
import { defineCommand } from '../command.ts';
import { type UsageError, usageError } from '../usage-error.ts';
import { waitForSignal } from '../wait-for-signal.ts';

const START_MS = 30_000;
/** Longer than a node takes to move its connections to other nodes. */
const STOP_MS = 6000;

interface Node {
  readonly child: ChildProcess;
  readonly port: number;
}

export const clusterCommand = defineCommand({
  name: 'cluster',
  operands: [],
  summary: 'Starts a cluster of several nodes on this machine, for trials and tests.',
  details: [
    'Starts a temporary PostgreSQL and Redis, the nodes, and a balancer in front of them. Ctrl-C ends everything; nothing is saved.',
  ],
  flags: {
    nodes: { kind: 'integer', min: 1, max: 16, default: 3, help: 'how many' },
    port: { kind: 'integer', min: 0, max: 65_535, default: DEFAULT_PORT, help: 'port of the balancer; 0 for any' },
    json: { kind: 'switch', help: 'print the addresses as one JSON object' },
  },
  async run({ flags: { nodes: count, port, json } }, io) {
    const wrong = wrongSetting();
    if (wrong !== undefined) return wrong;
    const missing = [findPostgres() === undefined ? 'postgresql' : [], findRedis() === undefined ? 'redis-server' : []].flat();
    if (missing.length > 0) return usageError(`not installed here. On Debian: apt-get install ${missing.join(' ')}`);
    const stopped = waitForSignal();
    const ends: (() => Promise<void>)[] = [];
    try {
      const postgres = await startPostgres();
      ends.unshift(() => postgres.remove());
      const redis = await startRedis();
      ends.unshift(() => redis.stop());
      const started = await Promise.all(Array.from({ length: count }, () => startNode(postgres, redis)));
      ends.unshift(async () => void (await Promise.all(started.map(stopNode))));
      const balancer = await startBalancer(
        started.map((node) => node.port),
        '127.0.0.1',
        port,
      );
      ends.unshift(() => balancer.close());
      const server = {
        url: `http://127.0.0.1:${balancer.port}`,
        nodes: started.map((node) => ({ pid: node.child.pid, port: node.port })),
        databaseUrl: postgres.url,
        redisUrl: redis.url,
      };
      io.out(json ? `${JSON.stringify(server)}\n` : describe(server));
      await stopped;
      return 0;
    } catch (error) {
      if (isInUse(error)) return usageError(`port ${port} is taken. Choose another with --port.`);
      throw error;
    } finally {
      for (const end of ends) await end();
    }
  },
});

/** What every node would refuse. */
function wrongSetting(): UsageError | undefined {
  try {
    checkSettings({});
    return undefined;
  } catch (error) {
    if (error instanceof StartupError) return usageError(error.message);
    throw error;
  }
}

function describe({
  url,
  nodes,
  databaseUrl,
  redisUrl,
}: {
  url: string;
  nodes: { pid?: number | undefined; port: number }[];
  databaseUrl: string;
  redisUrl: string;
}): string {
  const rows = nodes.map(({ pid, port }) => `  Node             http://127.0.0.1:${port} (process ${pid})`);
  return [
    '',
    'Parlour is open.',
    '',
    `  Balancer         ${url}`,
    ...rows,
    `  PostgreSQL       ${databaseUrl}`,
    `  Redis            ${redisUrl}`,
    '',
    '',
  ].join('\n');
}

/** Starts this program again as a node. */
async function startNode(postgres: TemporaryPostgres, redis: TemporaryRedis): Promise<Node> {
  const program = process.argv[1] ?? '';
  const args = [...process.execArgv, program, 'serve', '--port', '0', '--host', '127.0.0.1', '--trust-proxy'];
  const env = { ...process.env, PARLOUR_DATABASE_URL: postgres.url, PARLOUR_REDIS_URL: redis.url };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  process.once('exit', () => child.kill('SIGKILL'));
  const port = await Promise.race([reportedPort(child), once(child, 'exit').then(() => Promise.reject(new Error('a node did not start')))]);
  return { child, port };
}

async function reportedPort(child: ChildProcess): Promise<number> {
  const timeout = setTimeout(() => child.kill('SIGKILL'), START_MS);
  if (child.stdout === null) throw new Error('a node has no output');
  for await (const line of createInterface(child.stdout)) {
    const found = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (found === undefined) continue;
    clearTimeout(timeout);
    child.stdout.resume();
    return Number(found);
  }
  throw new Error('a node did not tell its port');
}

async function stopNode({ child }: Node): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timeout);
}

const isInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
