import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { isRecord, refuse } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { MatchHead, SavedTable, StoredEntry } from '@parlour/table';
import { seatOwners } from '@parlour/table';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { StorageLimits } from '../../config.ts';
import { readSessionKeys } from '../../identity/sessions.ts';
import { byHandle } from '../by-handle.ts';
import { sqlDailyStore } from '../daily-store.ts';
import { decodeMatch } from '../decode-match.ts';
import { dueAt } from '../due-at.ts';
import { type CommitReport, GroupCommit } from '../group-commit.ts';
import { InMemoryLeadership } from '../in-memory-leadership.ts';
import { sqlModerationStore } from '../moderation-store.ts';
import { anonymizePlayer, sqlProfileStore } from '../sql-profile-store.ts';
import type { Store, StoreSizes, Subscription, UnsupportedMatch, VersionedTable, WriteResult } from '../store.ts';
import { MAX_SUBSCRIPTIONS, matchIdAt, rulePairs } from '../store.ts';
import { databaseFile, lockFolder, orStartupError, refuseDamage, refuseLostDatabase } from './data-folder.ts';
import { type LogPosition, SqliteMatchEntries } from './match-entries.ts';
import { migrate } from './schema.ts';
import { sqliteRunner } from './script-runner.ts';
import { statements } from './statements.ts';

const UNIQUE_VIOLATIONS = [1555, 2067];
/** The number of cached log positions. */
const MAX_TIPS = 10_000;
/** An operator's command writes to the same file for a moment. */
const BUSY_MS = 2000;
/** Rows that one commit deletes: other writes wait for it. */
const TIDY_AT_ONCE = 200;
const datasync = promisify(fdatasync);

/** A store in one file of the data folder. Only one process may have it open. */
export function sqliteStore(folder: string, report: (report: CommitReport) => void = () => {}, limits: StorageLimits = {}): Store {
  const lock = lockFolder(folder);
  const database = openDatabase(folder, lock);
  if (limits.mostPages !== undefined) database.exec(`pragma max_page_count = ${limits.mostPages}`);
  const statement = statements(database);
  const entries = new SqliteMatchEntries(database, statement);
  let log: number | undefined;
  const tips = new Map<string, LogPosition>();
  const commits = new GroupCommit(
    {
      begin: () => statement.begin.run(),
      commit: () => {
        entries.flush();
        statement.commit.run();
      },
      rollback: () => {
        rollback(database);
        entries.forget();
        tips.clear();
      },
      sync: () => datasync((log ??= openSync(`${databaseFile(folder)}-wal`, 'r'))),
    },
    report,
  );
  const leadership = new InMemoryLeadership();
  const runner = sqliteRunner(database, commits);

  function versionOf(code: string): number {
    return (statement.version.get(code) as { version: number } | undefined)?.version ?? 0;
  }

  function keepTable(table: SavedTable, version: number): WriteResult {
    const { code, host, phase, visibility } = table;
    const isPublic = visibility === 'public' ? 1 : 0;
    statement.putTable.run(code, host, phase, isPublic, dueAt(table), Date.now(), JSON.stringify(table), version);
    statement.clearSeats.run(table.code);
    for (const handle of seatOwners(table)) statement.putSeat.run(handle, table.code);
    return 'stored';
  }

  /** No other process writes here, so a cached position stays true. */
  function tipOf(match: string): LogPosition | undefined {
    const known = tips.get(match) ?? entries.tip(match);
    if (known === undefined) return undefined;
    if (tips.size >= MAX_TIPS) tips.clear();
    tips.set(match, known);
    return known;
  }

  async function atStep(wanted: readonly string[]) {
    await commits.settle();
    return wanted.flatMap((code) => {
      const row = statement.table.get(code) as TableRow | undefined;
      if (row === undefined) return [];
      const { table, version } = decodeTable(row);
      return [{ table, version, step: (table.match === null ? undefined : tipOf(table.match))?.step ?? 0 }];
    });
  }

  function append(match: string, expectedStep: number, entry: StoredEntry): WriteResult {
    const tip = tipOf(match);
    if (tip?.step !== expectedStep) return 'conflict';
    entries.append(tip.number, ++tip.step, entry);
    return 'stored';
  }

  return {
    profiles: sqlProfileStore(runner),
    moderation: sqlModerationStore(runner),
    daily: sqlDailyStore(runner),
    readPerson: async (handle) => {
      commits.flush();
      const row = statement.person.get(handle) as { body: string } | undefined;
      return row === undefined ? undefined : (JSON.parse(row.body) as Person);
    },
    readPeople: async (handles) => {
      commits.flush();
      const rows = handles.flatMap((handle) => (statement.person.get(handle) as { body: string } | undefined) ?? []);
      return byHandle(rows.map(({ body }) => JSON.parse(body) as Person));
    },
    writePerson: (person) => commits.write(() => stored(statement.putPerson.run(person.handle, JSON.stringify(person)))),
    erasePerson: (handle) => commits.write(() => stored(statement.dropPerson.run(handle))),
    addTable: (table) => commits.write(() => (versionOf(table.code) === 0 ? keepTable(table, 1) : 'conflict')),
    writeTable: (table, expectedVersion) =>
      commits.write(() => (versionOf(table.code) === expectedVersion ? keepTable(table, expectedVersion + 1) : 'conflict')),
    readTable: async (code) => {
      await commits.settle();
      const row = statement.table.get(code) as TableRow | undefined;
      return row === undefined ? undefined : decodeTable(row);
    },
    readTables: async (wanted) => atStep(wanted),
    tablePositions: async (wanted) =>
      (await atStep(wanted)).map(({ table, version, step }) => ({ code: table.code, version, match: table.match, step })),
    tablesOf: async (handle, limit) => {
      commits.flush();
      return codes(statement.tablesOf.all(handle, limit));
    },
    countHosted: async (handle, since) => {
      commits.flush();
      return (statement.countHosted.get(handle, since) as { count: number }).count;
    },
    playingTables: async (since) => {
      await commits.settle();
      return codes(statement.playing.all(since));
    },
    dueTables: async (by) => {
      commits.flush();
      return codes(statement.due.all(by));
    },
    addSubscription: (handle, subscription) =>
      commits.write(() => {
        statement.putSubscription.run(subscription.endpoint, handle, JSON.stringify(subscription));
        return stored(statement.trimSubscriptions.run(handle, MAX_SUBSCRIPTIONS));
      }),
    subscriptionsOf: async (handle) => {
      commits.flush();
      return bodies(statement.subscriptions.all(handle)).map((body) => JSON.parse(body) as Subscription);
    },
    dropSubscription: (endpoint) => commits.write(() => stored(statement.dropSubscription.run(endpoint))),
    publicTables: async (limit) => {
      commits.flush();
      return (statement.publicTables.all(JSON.stringify(leadership.led()), limit) as unknown as TableRow[]).map(decodeTable);
    },
    createMatch: (head, table, expectedVersion) =>
      commits.write(() => {
        if (versionOf(table.code) !== expectedVersion) return 'conflict';
        const written = unlessTaken(() => statement.addMatch.run(head.id, JSON.stringify(head)));
        return written === 'stored' ? keepTable(table, expectedVersion + 1) : written;
      }),
    append: (match, expectedStep, entry) => commits.write(() => append(match, expectedStep, entry), match),
    readMatch: async (id) => {
      await commits.settle();
      const head = statement.match.get(id) as { body: string } | undefined;
      return head === undefined ? refuse('record-missing') : decodeMatch(head.body, entries.runsOf(id));
    },
    hasMatch: async (id) => {
      commits.flush();
      return statement.hasMatch.get(id) !== undefined;
    },
    readEntries: async (match, after) => {
      await commits.settle();
      return entries.after(match, after);
    },
    anonymizePlayer: (match, seat) =>
      commits.write(() => {
        const row = statement.match.get(match) as { body: string } | undefined;
        if (row === undefined) return 'conflict';
        return stored(statement.putHead.run(JSON.stringify(anonymizePlayer(JSON.parse(row.body) as MatchHead, seat)), match));
      }),
    quarantine: (match, problem) => commits.write(() => stored(statement.quarantine.run(problem, match))),
    unsupportedMatches: async (rules) => {
      await commits.settle();
      return statement.unsupportedMatches.all(JSON.stringify(rulePairs(rules))).map((row) => ({ ...(row as UnsupportedMatch) }));
    },
    heartbeat: async (node, ttlMs) => stored(leadership.heartbeat(node, ttlMs)),
    claimLeadership: async (node, wanted) => leadership.claim(node, wanted),
    releaseLeadership: async (node, given) => stored(leadership.release(node, given)),
    tidy: async (before, inUse) => {
      let report = { tables: 0, matches: 0 };
      const written = await commits.write(() => {
        entries.tidy();
        const stale = statement.staleTables.all(
          before.abandoned,
          before.lobbies,
          JSON.stringify(inUse),
          TIDY_AT_ONCE,
        ) as unknown as StaleTable[];
        for (const { code } of stale) {
          statement.clearSeats.run(code);
          statement.dropTable.run(code);
        }
        const abandoned = stale.flatMap(({ phase, match }) => (phase === 'playing' && match !== null ? [match] : []));
        const old = (statement.staleMatches.all(matchIdAt(before.matches), TIDY_AT_ONCE) as { id: string }[]).map(({ id }) => id);
        for (const id of new Set([...abandoned, ...old])) {
          statement.dropEntries.run(id);
          statement.dropMatch.run(id);
          tips.delete(id);
        }
        report = { tables: stale.length, matches: new Set([...abandoned, ...old]).size };
        return 'stored';
      });
      return written === 'stored' ? report : { tables: 0, matches: 0 };
    },
    sizes: async () => {
      commits.flush();
      return { ...(statement.sizes.get() as unknown as StoreSizes) };
    },
    probe: () => commits.write(() => entries.probe()),
    sessionKeys: async () => readSessionKeys(folder),
    close: async () => {
      await commits.settle();
      entries.tidy();
      if (log !== undefined) closeSync(log);
      database.close();
      lock.close();
    },
  };
}

function openDatabase(folder: string, lock: DatabaseSyncInstance): DatabaseSyncInstance {
  return orStartupError(folder, () => {
    try {
      refuseLostDatabase(folder);
      const database = new DatabaseSync(databaseFile(folder), { timeout: BUSY_MS });
      refuseDamage(folder, database);
      // As durable as `synchronous = full`, which only syncs the log in every commit: that happens here, off the event loop.
      database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma trusted_schema = off');
      // A checkpoint blocks the event loop; by default it would come every second under load.
      database.exec('pragma wal_autocheckpoint = 2000');
      migrate(database);
      return database;
    } catch (error) {
      lock.close();
      throw error;
    }
  });
}

const bodies = (rows: unknown[]): string[] => (rows as { body: string }[]).map((row) => row.body);
const codes = (rows: unknown[]): string[] => (rows as { code: string }[]).map((row) => row.code);

function stored(_done: unknown): WriteResult {
  return 'stored';
}

function unlessTaken(insert: () => { readonly changes: number | bigint }): WriteResult {
  try {
    return Number(insert().changes) === 1 ? 'stored' : 'conflict';
  } catch (error) {
    if (isRecord(error) && UNIQUE_VIOLATIONS.includes(error.errcode as number)) return 'conflict';
    throw error;
  }
}

/** SQLite has often rolled back by itself at this point. */
function rollback(database: DatabaseSyncInstance): void {
  try {
    if (database.isTransaction) database.exec('rollback');
  } catch {
    // The next begin reports what is still wrong.
  }
}

interface StaleTable {
  readonly code: string;
  readonly phase: string;
  readonly match: string | null;
}

interface TableRow {
  readonly body: string;
  readonly version: number;
}

const decodeTable = ({ body, version }: TableRow): VersionedTable => ({ table: JSON.parse(body) as SavedTable, version });
