import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, parseRecord, type Refusal, refuse } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { MatchHead, SavedTable, StoredEntry, StoredMatch } from '@parlour/table';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { StorageLimits } from '../options.ts';
import { StartProblem } from '../start-problem.ts';
import { type CommitReport, GroupCommit } from './group-commit.ts';
import { withoutPlayer } from './people-work.ts';
import { migrate } from './schema.ts';
import { sqlitePeople } from './sqlite-people.ts';
import type { Store, Written } from './store.ts';

const UNIQUE_VIOLATIONS = [1555, 2067];

/** Everything in one file of the data folder. Only one process may have it open. */
export function sqliteStore(folder: string, report: (report: CommitReport) => void = () => {}, limits: StorageLimits = {}): Store {
  const lock = lockFolder(folder);
  const database = openDatabase(folder, lock);
  if (limits.mostPages !== undefined) database.exec(`pragma max_page_count = ${limits.mostPages}`);
  const statement = statements(database);
  const commits = new GroupCommit(
    { begin: () => statement.begin.run(), commit: () => statement.commit.run(), rollback: () => rollback(database) },
    report,
  );

  function keepTable(table: SavedTable): void {
    statement.putTable.run(table.code, table.host, table.phase, Date.now(), JSON.stringify(table));
    statement.clearSeats.run(table.code);
    for (const chair of table.chairs) if (chair.kind === 'person') statement.putSeat.run(chair.person.handle, table.code);
  }

  return {
    people: sqlitePeople(database, commits),
    readPerson: async (handle) => {
      commits.flush();
      const row = statement.person.get(handle) as { body: string } | undefined;
      return row === undefined ? undefined : (JSON.parse(row.body) as Person);
    },
    writePerson: (person) => commits.write(() => stored(statement.putPerson.run(person.handle, JSON.stringify(person)))),
    erasePerson: (handle) => commits.write(() => stored(statement.dropPerson.run(handle))),
    addTable: (table) =>
      commits.write(() => {
        if (statement.table.get(table.code) !== undefined) return 'conflict';
        keepTable(table);
        return 'stored';
      }),
    writeTable: (table) => commits.write(() => stored(keepTable(table))),
    readTable: async (code) => {
      commits.flush();
      const row = statement.table.get(code) as { body: string } | undefined;
      return row === undefined ? undefined : (JSON.parse(row.body) as SavedTable);
    },
    tablesOf: async (handle, limit) => {
      commits.flush();
      return codes(statement.tablesOf.all(handle, limit));
    },
    countHosted: async (handle, since) => {
      commits.flush();
      return (statement.countHosted.get(handle, since) as { count: number }).count;
    },
    playingTables: async (since) => {
      commits.flush();
      return codes(statement.playing.all(since));
    },
    createMatch: (head, table) =>
      commits.write(() => {
        const written = unlessTaken(() => statement.addMatch.run(head.id, JSON.stringify(head)));
        if (written === 'stored') keepTable(table);
        return written;
      }),
    append: (match, expectedStep, entry) =>
      commits.write(() => unlessTaken(() => statement.append.run(match, expectedStep + 1, JSON.stringify(entry)))),
    readMatch: async (id) => {
      commits.flush();
      const head = statement.match.get(id) as { body: string } | undefined;
      return head === undefined ? refuse('record-missing') : decodeMatch(head.body, statement.entries.all(id) as { body: string }[]);
    },
    forgetPlayer: (match, seat) =>
      commits.write(() => {
        const row = statement.match.get(match) as { body: string } | undefined;
        if (row === undefined) return 'conflict';
        return stored(statement.putHead.run(JSON.stringify(withoutPlayer(JSON.parse(row.body) as MatchHead, seat)), match));
      }),
    quarantine: (match, problem) => commits.write(() => stored(statement.quarantine.run(problem, match))),
    close: async () => {
      commits.flush();
      database.close();
      lock.close();
    },
  };
}

/** An empty database whose only use is that one process at a time can hold it, and that it falls free when that process dies. */
function lockFolder(folder: string): DatabaseSyncInstance {
  return orStartProblem(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(folder, 'parlour.lock'));
    lock.exec('begin exclusive');
    return lock;
  });
}

function openDatabase(folder: string, lock: DatabaseSyncInstance): DatabaseSyncInstance {
  return orStartProblem(folder, () => {
    try {
      const database = new DatabaseSync(join(folder, 'parlour.sqlite'));
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off');
      // A checkpoint makes everybody wait; by default it would come every second of a busy evening.
      database.exec('pragma wal_autocheckpoint = 8000');
      migrate(database);
      return database;
    } catch (error) {
      lock.close();
      throw error;
    }
  });
}

function orStartProblem<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const why = error instanceof Error ? error.message : String(error);
    if (why.includes('locked'))
      throw new StartProblem(`Another Parlour server is using ${folder}. Stop it, or choose another folder with PARLOUR_DATA.`);
    throw new StartProblem(`Cannot keep data in ${folder}: ${why}. Check the folder and its rights, or choose another with PARLOUR_DATA.`);
  }
}

function statements(database: DatabaseSyncInstance) {
  const prepare = (sql: string) => database.prepare(sql);
  return {
    begin: prepare('begin immediate'),
    commit: prepare('commit'),
    person: prepare('select body from people where handle = ?'),
    putPerson: prepare('insert or replace into people (handle, body) values (?, ?)'),
    dropPerson: prepare('delete from people where handle = ?'),
    putHead: prepare('update matches set body = ? where id = ?'),
    table: prepare('select body from tables where code = ?'),
    putTable: prepare('insert or replace into tables (code, host, phase, updated, body) values (?, ?, ?, ?, ?)'),
    clearSeats: prepare('delete from seats where code = ?'),
    putSeat: prepare('insert or ignore into seats (handle, code) values (?, ?)'),
    tablesOf: prepare('select code from seats join tables using (code) where handle = ? order by updated desc limit ?'),
    countHosted: prepare("select count(*) as count from tables where host = ? and updated >= ? and phase <> 'over'"),
    playing: prepare("select code from tables where phase = 'playing' and updated >= ? order by updated desc"),
    addMatch: prepare('insert into matches (id, body) values (?, ?)'),
    match: prepare('select body from matches where id = ?'),
    quarantine: prepare('update matches set problem = ? where id = ?'),
    entries: prepare('select entries.body from entries join matches on match = number where id = ? order by step'),
    append: prepare(
      `insert into entries (match, step, body) select number, ?2, ?3 from matches
       where id = ?1 and (?2 = 1 or exists (select 1 from entries where match = number and step = ?2 - 1))`,
    ),
  };
}

const codes = (rows: unknown[]): string[] => (rows as { code: string }[]).map((row) => row.code);

function stored(_done: unknown): Written {
  return 'stored';
}

function unlessTaken(insert: () => { readonly changes: number | bigint }): Written {
  try {
    return Number(insert().changes) === 1 ? 'stored' : 'conflict';
  } catch (error) {
    if (isRecord(error) && UNIQUE_VIOLATIONS.includes(error.errcode as number)) return 'conflict';
    throw error;
  }
}

/** SQLite has often rolled back by itself when it comes to this. */
function rollback(database: DatabaseSyncInstance): void {
  try {
    if (database.isTransaction) database.exec('rollback');
  } catch {
    // The next begin will say what is still wrong.
  }
}

function decodeMatch(body: string, rows: readonly { readonly body: string }[]): StoredMatch | Refusal {
  try {
    const head = JSON.parse(body) as MatchHead;
    const entries = rows.map((row) => JSON.parse(row.body) as StoredEntry);
    const record = parseRecord({ ...head.record, entries: entries.map(({ entry }) => entry) });
    return 'refused' in record ? record : { head, entries };
  } catch {
    return refuse('record-not-an-object');
  }
}
