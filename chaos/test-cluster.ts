import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, type ServerOptions } from '@parlour/server';
import {
  findPostgres,
  findRedis,
  postgresStore,
  type Store,
  sqliteStore,
  startPostgres,
  startRedis,
  type TemporaryPostgres,
  type TemporaryRedis,
} from '@parlour/server/testing';
import { ChaosNode } from './node.ts';

const NODES = 3;
const COMMON: ServerOptions = { host: '127.0.0.1', log: 'error', limits: NO_LIMITS, botDelayMs: { min: 5, max: 40 } };

/** Real processes that play real matches, for fault injection. */
export interface TestCluster {
  readonly kind: 'cluster' | 'single';
  readonly nodes: readonly ChaosNode[];
  readonly postgres?: TemporaryPostgres;
  readonly redis?: TemporaryRedis;
  /** Reads the store. A single node does not share its folder, so it is stopped meanwhile. */
  look<T>(read: (store: Store) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const canRunCluster = (): boolean => findPostgres() !== undefined && findRedis() !== undefined;

/** Three nodes on PostgreSQL and Redis. */
export async function startCluster(script: string): Promise<TestCluster> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const options = { ...COMMON, databaseUrl: postgres.url, redisUrl: redis.url };
  const nodes = Array.from({ length: NODES }, () => new ChaosNode(options, script));
  for (const node of nodes) await node.start();
  const store = await postgresStore(postgres.url);
  return {
    kind: 'cluster',
    nodes,
    postgres,
    redis,
    look: (read) => read(store),
    close: async () => {
      await store.close();
      for (const node of nodes) await node.kill();
      await redis.kill();
      await postgres.remove();
    },
  };
}

/** One node on SQLite, every commit synced. */
export async function startSingleNode(script: string): Promise<TestCluster> {
  const data = mkdtempSync(join(tmpdir(), 'parlour-chaos-'));
  const node = new ChaosNode({ ...COMMON, data }, script);
  await node.start();
  return {
    kind: 'single',
    nodes: [node],
    look: async (read) => {
      await node.kill();
      const store = sqliteStore(data);
      try {
        return await read(store);
      } finally {
        await store.close();
        await node.start();
      }
    },
    close: async () => {
      await node.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
