import type { MatchHead } from '@parlour/table';
import type { Pool, PoolClient } from 'pg';
import type { People } from '../profile-store.ts';
import { peopleIn, withoutPlayer } from '../sql-profile-store.ts';
import { type Query, type Row, sql, type Work, workOverTime } from '../sql-script.ts';
import { StoreAway, type Written } from '../store.ts';
import { isRefusedByServer } from './connection-config.ts';

/** People in the database that all nodes share, each piece of work in a transaction of its own. */
export function postgresPeople(pool: Pool): People {
  return peopleIn({
    read: async (work) => {
      try {
        return await workOverTime(work(), (query) => ask(pool, query));
      } catch (error) {
        throw new StoreAway('the database does not answer', { cause: error });
      }
    },
    write: (work) => transact(pool, work),
  });
}

/** Takes a name out of a match, whatever other names are taken out of it at the same time. */
export function forgetPlayerIn(pool: Pool, match: string, seat: number): Promise<Written> {
  return transact(pool, function* (): Work<Written> {
    const [row] = yield sql('select body from matches where id = ?1 for update', match);
    if (row === undefined) return 'conflict';
    const head = withoutPlayer(JSON.parse(String(row.body)) as MatchHead, seat);
    yield sql('update matches set body = ?2 where id = ?1', match, JSON.stringify(head));
    return 'stored';
  });
}

async function transact(pool: Pool, work: () => Work<Written>): Promise<Written> {
  let client: PoolClient | undefined;
  let committing = false;
  try {
    const line = await pool.connect();
    client = line;
    await line.query('begin');
    const written = await workOverTime(work(), (query) => ask(line, query));
    committing = true;
    await line.query('commit');
    line.release();
    return written;
  } catch (error) {
    // The server ends what was begun when the connection goes.
    client?.release(true);
    return committing && !isRefusedByServer(error) ? 'unknown' : 'failed';
  }
}

async function ask(line: Pool | PoolClient, { text, values }: Query): Promise<readonly Row[]> {
  const { rows } = await line.query<Record<string, Row[string]>>(text.replaceAll(/\?(\d+)/g, '$$$1'), [...values]);
  return rows;
}
