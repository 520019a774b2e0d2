import { pino } from 'pino';
import type { RetentionDays, ServerOptions } from '../config.ts';
import { checkEnvironment } from '../environment-settings.ts';
import { createMetrics } from '../metrics.ts';
import { openStore } from '../store/open-storage.ts';
import type { TidyReport } from '../store/store.ts';
import { firstKeptDay, tidyAll, tidyLimits } from './retention.ts';

/** Deletes old tables and matches without a server. */
export async function tidyStore(options: Pick<ServerOptions, 'data' | 'databaseUrl'>, days: RetentionDays): Promise<TidyReport> {
  checkEnvironment(process.env);
  const store = await openStore(options, pino({ level: 'warn' }), createMetrics());
  try {
    await store.daily.dropBefore(firstKeptDay(days, Date.now()));
    return await tidyAll(store, tidyLimits(days, Date.now()), () => []);
  } finally {
    await store.close();
  }
}
