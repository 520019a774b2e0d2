import { pino } from 'pino';
import type { RetentionDays, ServerOptions } from '../config.ts';
import { checkEnvironment } from '../environment-settings.ts';
import { createMetrics } from '../metrics.ts';
import { openStore } from '../store/open-storage.ts';
import { type RetentionReport, tidyAll } from './retention.ts';

/** Deletes old tables, matches and people without a server. */
export async function tidyStore(options: Pick<ServerOptions, 'data' | 'databaseUrl'>, days: RetentionDays): Promise<RetentionReport> {
  checkEnvironment(process.env);
  const store = await openStore(options, pino({ level: 'warn' }), createMetrics());
  try {
    return await tidyAll(store, days, () => []);
  } finally {
    await store.close();
  }
}
