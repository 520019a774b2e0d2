import { StartupError } from '../../startup-error.ts';
import type { FanoutFactory } from './fanout.ts';
import { noFanout } from './no-fanout.ts';
import { redisFanout } from './redis-fanout.ts';

/** Opens the fanout; undefined for a server that does not share its store. */
export async function openFanout(redisUrl: string, databaseUrl: string): Promise<FanoutFactory | undefined> {
  if (databaseUrl === '' && redisUrl !== '') {
    throw new StartupError(
      '--redis or PARLOUR_REDIS_URL connects servers that share a database: name that too with --database or PARLOUR_DATABASE_URL.',
    );
  }
  if (databaseUrl === '') return undefined;
  return redisUrl === '' ? noFanout : redisFanout(redisUrl);
}
