import type { Logger } from 'pino';
import type { FanoutFactory } from '../cluster/fanout/fanout.ts';
import { openFanout } from '../cluster/fanout/open-fanout.ts';
import type { ServerOptions } from '../config.ts';
import { throttled } from '../limits/throttled.ts';
import type { Metrics } from '../metrics.ts';
import { handleUnsupportedMatches } from '../rooms/unsupported-matches.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { CommitReport } from './group-commit.ts';
import { memoryStore } from './memory-store.ts';
import { postgresStore, type ReadWatch } from './postgres/postgres-store.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';
import { STORE_FAILURES } from './store-failures.ts';

/** The store, and the fanout to other nodes on it: undefined when there are none. */
export interface Storage {
  readonly store: Store;
  readonly fanout: FanoutFactory | undefined;
}

export async function openStorage(options: ServerOptions, log: Logger, metrics: Metrics, tracing: Tracing | undefined): Promise<Storage> {
  const fanout = await openFanout(redisUrlOf(options), databaseUrlOf(options));
  const store = await openStore(options, log, metrics, tracing);
  try {
    await handleUnsupportedMatches(store, options.closeUnsupported ?? false, log);
  } catch (error) {
    // A failed start must not leave the store open.
    await store.close();
    throw error;
  }
  if (databaseUrlOf(options) !== '' && redisUrlOf(options) === '') {
    log.warn('without PARLOUR_REDIS_URL, nodes that share this database look into it every second for what others did');
  }
  return { store, fanout };
}

export function openStore(options: ServerOptions, log: Logger, metrics: Metrics, tracing?: Tracing): Store | Promise<Store> {
  const sayFailed = throttled<{ error: unknown; writes: number }>(({ error, writes }, times) =>
    log.error({ err: error, writes, times }, STORE_FAILURES.commit),
  );
  const watch: ReadWatch = {
    failed: () => metrics.failedReads.inc(),
    waiting: (count) => metrics.waitingReads.set(count),
  };
  const report = ({ writes, seconds, error }: CommitReport) => {
    metrics.commitSeconds.observe(seconds);
    const to = performance.now();
    tracing?.record({ name: 'commit', from: to - seconds * 1000, to, attributes: { writes }, failed: error !== undefined });
    if (error === undefined) return;
    metrics.failedCommits.inc();
    sayFailed({ error, writes });
  };
  const url = databaseUrlOf(options);
  if (url !== '') return postgresStore(url, report, watch);
  const data = options.data ?? process.env.PARLOUR_DATA ?? '.parlour';
  return data === 'memory' ? memoryStore() : sqliteStore(data, report, options.storage);
}

/** Explicit options override the environment. */
export function databaseUrlOf({ databaseUrl, data }: Pick<ServerOptions, 'data' | 'databaseUrl'>): string {
  return databaseUrl ?? (data === undefined ? process.env.PARLOUR_DATABASE_URL : undefined) ?? '';
}

function redisUrlOf({ redisUrl, data }: ServerOptions): string {
  return redisUrl ?? (data === undefined ? process.env.PARLOUR_REDIS_URL : undefined) ?? '';
}
