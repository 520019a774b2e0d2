import type { MatchHead } from '@parlour/table';
import type { Pool, PoolClient } from 'pg';
import { anonymizePlayer } from '../sql-profile-store.ts';
import { runScript, type SqlQuery, type SqlRow, type SqlRunner, type SqlScript, sql } from '../sql-script.ts';
import { StoreUnavailable, type WriteResult } from '../store.ts';
import { isServerError } from './connection-config.ts';

/** Runs scripts in the shared database, each in a separate transaction. */
export function postgresRunner(pool: Pool): SqlRunner {
  return {
    read: async (work) => {
      try {
        return await runScript(work(), (query) => ask(pool, query));
      } catch (error) {
        throw new StoreUnavailable('the database does not answer', { cause: error });
      }
    },
    write: (work) => transact(pool, work),
  };
}

/** Removes a name from a match, also while other names are removed from it. */
export function anonymizePlayerIn(pool: Pool, match: string, seat: number): Promise<WriteResult> {
  return transact(pool, function* (): SqlScript<WriteResult> {
    const [row] = yield sql('select body from matches where id = ?1 for update', match);
    if (row === undefined) return 'conflict';
    const head = anonymizePlayer(JSON.parse(String(row.body)) as MatchHead, seat);
    yield sql('update matches set body = ?2 where id = ?1', match, JSON.stringify(head));
    return 'stored';
  });
}

async function transact(pool: Pool, work: () => SqlScript<WriteResult>): Promise<WriteResult> {
  let client: PoolClient | undefined;
  let committing = false;
  try {
    const line = await pool.connect();
    client = line;
    await line.query('begin');
    const written = await runScript(work(), (query) => ask(line, query));
    committing = true;
    await line.query('commit');
    line.release();
    return written;
  } catch (error) {
    // The server ends the transaction when the connection closes.
    client?.release(true);
    return committing && !isServerError(error) ? 'unknown' : 'failed';
  }
}

async function ask(line: Pool | PoolClient, { text, values }: SqlQuery): Promise<readonly SqlRow[]> {
  const { rows } = await line.query<Record<string, SqlRow[string]>>(text.replaceAll(/\?(\d+)/g, '$$$1'), [...values]);
  return rows;
}
