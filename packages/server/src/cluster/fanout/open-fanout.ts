import { StartProblem } from '../../startup-error.ts';
import type { OpenFanout } from './fanout.ts';
import { alone } from './no-fanout.ts';
import { redisFanout } from './redis-fanout.ts';

/** How nodes hear of one another; undefined for a server that shares its store with nobody. */
export async function openFanout(redisUrl: string, databaseUrl: string): Promise<OpenFanout | undefined> {
  if (databaseUrl === '' && redisUrl !== '') {
    throw new StartProblem('PARLOUR_REDIS_URL connects servers that share a database: set PARLOUR_DATABASE_URL too, or neither.');
  }
  if (databaseUrl === '') return undefined;
  return redisUrl === '' ? alone : redisFanout(redisUrl);
}
