import { refuse } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { SavedTable } from '@parlour/table';
import { Pool } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { byHandle } from '../by-handle.ts';
import { sqlDailyStore } from '../daily-store.ts';
import { decodeEntries, decodeMatch, runOf } from '../decode-match.ts';
import type { CommitReport } from '../group-commit.ts';
import { sqlModerationStore } from '../moderation-store.ts';
import { sqlProfileStore } from '../sql-profile-store.ts';
import {
  MAX_SUBSCRIPTIONS,
  matchIdAt,
  rulePairs,
  type SessionKeys,
  type Store,
  type StoreSizes,
  StoreUnavailable,
  type Subscription,
  type TablePosition,
  type UnsupportedMatch,
  type VersionedTable,
  type WriteResult,
} from '../store.ts';
import { BatchWriter } from './batch-writer.ts';
import { isServerError, parseDatabaseUrl } from './connection-config.ts';
import { migrate } from './schema.ts';
import { anonymizePlayerIn, postgresRunner } from './script-runner.ts';

const READERS = 4;
/** Rows that one statement deletes. */
const TIDY_AT_ONCE = 200;
/** Public tables that are looked at for the list of those with connected people: sleeping ones must not slow it down. */
const NEWEST_PUBLIC = 2000;
/** How far the log of a table's match has come. */
const STEP = 'coalesce((select max(step) from entries where entries.match = tables.match), 0) as step';

/** Metrics of reads. */
export interface ReadWatch {
  failed(): void;
  /** How many wait for a connection. */
  waiting(count: number): void;
}

/** A store in a PostgreSQL database that any number of nodes share. */
export async function postgresStore(url: string, report: (report: CommitReport) => void = () => {}, watch?: ReadWatch): Promise<Store> {
  const address = parseDatabaseUrl(url);
  await migrate(address);
  const pool = new Pool({ ...address.config, max: READERS, application_name: 'parlour-reader' });
  // A broken connection, idle or busy, is replaced when needed. The pool does not listen to a busy one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const writer = new BatchWriter(address, report);

  async function ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    watch?.waiting(pool.waitingCount);
    try {
      return (await pool.query<Row>(text, [...values])).rows;
    } catch (error) {
      watch?.failed();
      throw new StoreUnavailable('the database does not answer', { cause: error });
    }
  }

  /** A read sees all writes requested before it. */
  async function read<Row extends object>(text: string, ...values: readonly unknown[]): Promise<Row[]> {
    if (!(await writer.settled())) throw new StoreUnavailable('the database does not answer');
    return ask<Row>(text, values);
  }

  /** Outside the group commit: heartbeats and leadership need no order. */
  async function put(text: string, ...values: readonly unknown[]): Promise<WriteResult> {
    try {
      await ask(text, values);
      return 'stored';
    } catch (error) {
      return error instanceof Error && isServerError(error.cause) ? 'failed' : 'unknown';
    }
  }

  const runner = postgresRunner(pool);
  const beat = (node: string, ttlMs: number): Promise<WriteResult> =>
    put(
      `with long_ended as (delete from nodes where alive_until < clock_timestamp() - interval '1 hour')
       insert into nodes (node, alive_until) values ($1, clock_timestamp() + $2 * interval '1 ms')
       on conflict (node) do update set alive_until = excluded.alive_until`,
      node,
      ttlMs,
    );

  return {
    profiles: sqlProfileStore(runner),
    moderation: sqlModerationStore(runner),
    daily: sqlDailyStore(runner),
    readPerson: async (handle) => {
      const [row] = await read<Body>('select body from people where handle = $1', handle);
      return row === undefined ? undefined : (JSON.parse(row.body) as Person);
    },
    readPeople: async (handles) => {
      const rows = await read<Body>('select body from people where handle = any($1)', handles);
      return byHandle(rows.map(({ body }) => JSON.parse(body) as Person));
    },
    writePerson: (person) => writer.write({ on: 'person', person }),
    erasePerson: async (handle) => ((await writer.settled()) ? put('delete from people where handle = $1', handle) : 'failed'),
    addTable: (table) => writer.write({ on: 'table', table, expectedVersion: 0 }),
    // No table has version 0: to the batch that would mean a new one.
    writeTable: async (table, expectedVersion) =>
      expectedVersion < 1 ? 'conflict' : writer.write({ on: 'table', table, expectedVersion }),
    readTable: async (code) => (await read<TableRow>('select body, version from tables where code = $1', code)).map(decodeTable)[0],
    readTables: async (wanted) => {
      const rows = await read<TableRow & { step: number }>(`select body, version, ${STEP} from tables where code = any($1)`, wanted);
      return rows.map((row) => ({ ...decodeTable(row), step: row.step }));
    },
    tablePositions: async (wanted) => read<TablePosition>(`select code, version, match, ${STEP} from tables where code = any($1)`, wanted),
    tablesOf: async (handle, limit) =>
      codes(await read<Code>('select code from tables where seated @> array[$1::text] order by updated desc limit $2', handle, limit)),
    countHosted: async (handle, since) => {
      const [row] = await read<{ count: number }>(
        "select count(*)::int as count from tables where host = $1 and updated >= to_timestamp($2 / 1000.0) and phase <> 'over'",
        handle,
        since,
      );
      return row?.count ?? 0;
    },
    playingTables: async (since) =>
      codes(
        await read<Code>(
          "select code from tables where phase = 'playing' and updated >= to_timestamp($1 / 1000.0) order by updated desc",
          since,
        ),
      ),
    dueTables: async (by) => codes(await read<Code>('select code from tables where due <= to_timestamp($1 / 1000.0) order by due', by)),
    addSubscription: (handle, subscription) =>
      put(
        `with kept as (
           insert into subscriptions (endpoint, handle, body) values ($1, $2, $3)
           on conflict (endpoint) do update set handle = excluded.handle, body = excluded.body
         )
         delete from subscriptions where handle = $2 and endpoint <> $1 and number not in
           (select number from subscriptions where handle = $2 and endpoint <> $1 order by number desc limit $4 - 1)`,
        subscription.endpoint,
        handle,
        JSON.stringify(subscription),
        MAX_SUBSCRIPTIONS,
      ),
    subscriptionsOf: async (handle) => {
      const rows = await read<Body>('select body from subscriptions where handle = $1 order by number desc', handle);
      return rows.map(({ body }) => JSON.parse(body) as Subscription);
    },
    dropSubscription: (endpoint) => put('delete from subscriptions where endpoint = $1', endpoint),
    publicTables: async (limit) =>
      (
        await read<TableRow>(
          // The index holds public tables only, the latest first: the scan ends when the list is full, or after the newest ones.
          `select body, version from (select code, version, updated, body from tables where public and phase <> 'over' order by updated desc limit $2) as newest
           where exists (select 1 from leaders join nodes using (node) where leaders.code = newest.code and alive_until > clock_timestamp())
           order by updated desc limit $1`,
          limit,
          NEWEST_PUBLIC,
        )
      ).map(decodeTable),
    createMatch: async (head, table, expectedVersion) =>
      expectedVersion < 1 ? 'conflict' : writer.write({ on: 'table', table, expectedVersion, head }),
    append: (match, expectedStep, entry) => writer.write({ on: 'log', match, expectedStep, entry }),
    readMatch: async (id) => {
      // A URL may hold any character; PostgreSQL's text may not.
      if (id.includes('\0')) return refuse('record-missing');
      const rows = await read<{ head: string; step: number | null; body: string | null }>(
        `select matches.body as head, step, entries.body as body from matches left join entries on match = id where id = $1 order by step`,
        id,
      );
      const head = rows[0]?.head;
      const entries = rows.flatMap(({ step, body }) => (step === null || body === null ? [] : [{ step, body }]));
      return head === undefined ? refuse('record-missing') : decodeMatch(head, [runOf(entries, 0)]);
    },
    hasMatch: async (id) => !id.includes('\0') && (await read('select 1 from matches where id = $1', id)).length > 0,
    readEntries: async (match, after) => {
      const rows = await read<{ step: number; body: string }>(
        'select step, body from entries where match = $1 and step > $2 order by step',
        match,
        after,
      );
      return decodeEntries(runOf(rows, after));
    },
    anonymizePlayer: async (match, seat) => ((await writer.settled()) ? anonymizePlayerIn(pool, match, seat) : 'failed'),
    quarantine: (match, problem) => writer.write({ on: 'problem', match, problem: problem.replaceAll('\0', '') }),
    unsupportedMatches: async (rules) =>
      read<UnsupportedMatch>(
        `select id, code as "table", game, rules as "rulesVersion" from tables join matches on id = match
         where phase = 'playing' and not exists
           (select 1 from unnest($1::text[], $2::int[]) as known (name, version) where name = game and version = rules)
         order by code`,
        rulePairs(rules).map(([game]) => game),
        rulePairs(rules).map(([, version]) => version),
      ),
    tidy: async (before, inUse) => {
      const rows = await read<{ match: string | null; phase: string }>(
        `delete from tables where code in (select code from tables
           where (phase = 'playing' and updated < to_timestamp($1 / 1000.0) or phase <> 'playing' and updated < to_timestamp($2 / 1000.0))
             and code <> all($3::text[]) and not exists
             (select 1 from leaders join nodes using (node) where leaders.code = tables.code and alive_until > clock_timestamp())
           limit $4 for update skip locked) returning match, phase`,
        before.abandoned,
        before.lobbies,
        inUse,
        TIDY_AT_ONCE,
      );
      const abandoned = rows.flatMap(({ match, phase }) => (phase === 'playing' && match !== null ? [match] : []));
      const gone = await read(
        `with old as (select id from matches where id = any($1::text[]) or (id < $2 and not exists (select 1 from tables where match = id)) limit $3),
           logs as (delete from entries where match in (select id from old))
         delete from matches where id in (select id from old) returning id`,
        abandoned,
        matchIdAt(before.matches),
        TIDY_AT_ONCE * 2,
      );
      return { tables: rows.length, matches: gone.length };
    },
    sizes: async () => {
      const [row] = await read<StoreSizes>(
        `select greatest(0, (select reltuples from pg_class where oid = 'tables'::regclass))::int as tables,
           greatest(0, (select reltuples from pg_class where oid = 'matches'::regclass))::int as matches,
           pg_database_size(current_database())::float8 as bytes`,
      );
      return row ?? { tables: 0, matches: 0, bytes: 0 };
    },
    heartbeat: beat,
    // A heartbeat without a node.
    probe: () => beat('probe', 0),
    claimLeadership: async (node, wanted) => {
      const rows = await ask<Code>(
        `insert into leaders (code, node)
         select code, $1 from unnest($2::text[]) as unnest (code)
         where exists (select 1 from nodes where node = $1 and alive_until > clock_timestamp())
           -- A row that another living node leads is not touched: a conflict would lock it, and every lock is written to the log.
           and not exists (select 1 from leaders join nodes using (node)
             where leaders.code = unnest.code and node <> $1 and alive_until > clock_timestamp())
         on conflict (code) do update set node = excluded.node where leaders.node = excluded.node
           or not exists (select 1 from nodes where node = leaders.node and alive_until > clock_timestamp())
         returning code`,
        [node, [...new Set(wanted)].toSorted()],
      );
      return codes(rows);
    },
    releaseLeadership: async (node, given) => {
      if (given !== undefined) return put('delete from leaders where node = $1 and code = any($2)', node, given);
      return put('with ended as (delete from nodes where node = $1) delete from leaders where node = $1', node);
    },
    sessionKeys: async () => readKeys(await read<{ key: string }>('select key from session_keys order by number desc')),
    close: async () => {
      await writer.close();
      await pool.end();
    },
  };
}

interface Body {
  readonly body: string;
}

interface Code {
  readonly code: string;
}

interface TableRow extends Body {
  readonly version: number;
}

const codes = (rows: readonly Code[]): string[] => rows.map(({ code }) => code);

const decodeTable = ({ body, version }: TableRow): VersionedTable => ({ table: JSON.parse(body) as SavedTable, version });

function readKeys(rows: readonly { readonly key: string }[]): SessionKeys {
  const [first, ...others] = rows.map(({ key }) => Buffer.from(key, 'hex'));
  if (first === undefined || [first, ...others].some((key) => key.length !== 32)) {
    throw new StartupError('session_keys in the database is damaged: each key has 64 hexadecimal digits, and there is at least one.');
  }
  return [first, ...others];
}
