import type { ReportReason } from '@parlour/protocol';
import { type SqlRow, type SqlRunner, type SqlScript, sql } from './sql-script.ts';
import type { WriteResult } from './store.ts';

/** A report of one person to the operator about another, or about a table. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  /** The reported person; null for the table itself. */
  readonly handle: string | null;
  /** Their name at that time. */
  readonly name: string;
  readonly table: string;
  readonly reason: ReportReason;
  readonly note: string;
  /** The last chat lines of the reported person. */
  readonly lines: readonly string[];
  readonly closed: number | null;
}

export const BAN_KINDS = ['name', 'address', 'person'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

export interface Ban {
  readonly id: string;
  readonly kind: BanKind;
  /** A name with `*` for any letters, an address with its prefix length, or a handle. */
  readonly pattern: string;
  readonly note: string;
  readonly made: number;
  /** Null for a ban without an end. */
  readonly until: number | null;
}

/** Reports and bans. Servers and the operator's commands use it at the same time. */
export interface ModerationStore {
  /** A further report of the same person about the same one at the same table replaces the open one. */
  addReport(report: Omit<Report, 'closed'>): Promise<WriteResult>;
  /** The latest first. */
  reports(of: 'open' | 'all', limit: number): Promise<readonly Report[]>;
  reportsBy(reporter: string): Promise<readonly Report[]>;
  /** Conflict when there is no such open report. */
  closeReport(id: string, at: number): Promise<WriteResult>;
  dropReports(before: number): Promise<WriteResult>;
  /** A ban of the same pattern is replaced. */
  addBan(ban: Ban): Promise<WriteResult>;
  /** Conflict when there is none with this id. */
  removeBan(id: string): Promise<WriteResult>;
  /** Those that have not expired. */
  bans(now: number): Promise<readonly Ban[]>;
}

/** A `ModerationStore` for any database that can run the scripts. */
export function sqlModerationStore({ read, write }: SqlRunner): ModerationStore {
  return {
    addReport: (report) => write(() => addReport(report)),
    reports: (of, limit) => read(() => reports(of, limit)),
    reportsBy: (reporter) => read(() => reportsBy(reporter)),
    closeReport: (id, at) => write(() => closeReport(id, at)),
    dropReports: (before) => write(() => dropReports(before)),
    addBan: (ban) => write(() => addBan(ban)),
    removeBan: (id) => write(() => removeBan(id)),
    bans: (now) => read(() => bans(now)),
  };
}

function* addReport({ id, at, reporter, handle, name, table, reason, note, lines }: Omit<Report, 'closed'>): SqlScript<WriteResult> {
  yield sql('delete from reports where reporter = ?1 and handle = ?2 and code = ?3 and closed is null', reporter, handle ?? '', table);
  yield sql(
    `insert into reports (id, at, reporter, handle, name, code, reason, note, lines, closed)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, null)`,
    ...[id, at, reporter, handle ?? '', name, table, reason, note, JSON.stringify(lines)],
  );
  return 'stored';
}

function* reports(of: 'open' | 'all', limit: number): SqlScript<readonly Report[]> {
  const where = of === 'open' ? 'where closed is null' : '';
  return (yield sql(`select * from reports ${where} order by at desc, id limit ?1`, limit)).map(toReport);
}

function* reportsBy(reporter: string): SqlScript<readonly Report[]> {
  return (yield sql('select * from reports where reporter = ?1 order by at desc, id', reporter)).map(toReport);
}

function toReport(row: SqlRow): Report {
  return {
    id: String(row.id),
    at: Number(row.at),
    reporter: String(row.reporter),
    handle: row.handle === '' ? null : String(row.handle),
    name: String(row.name),
    table: String(row.code),
    reason: row.reason as ReportReason,
    note: String(row.note),
    lines: JSON.parse(String(row.lines)) as readonly string[],
    closed: row.closed === null ? null : Number(row.closed),
  };
}

function* closeReport(id: string, at: number): SqlScript<WriteResult> {
  const found = yield sql('select 1 as found from reports where id = ?1 and closed is null', id);
  if (found.length === 0) return 'conflict';
  yield sql('update reports set closed = ?2 where id = ?1', id, at);
  return 'stored';
}

function* dropReports(before: number): SqlScript<WriteResult> {
  yield sql('delete from reports where at < ?1', before);
  return 'stored';
}

function* addBan({ id, kind, pattern, note, made, until }: Ban): SqlScript<WriteResult> {
  yield sql('delete from bans where kind = ?1 and pattern = ?2', kind, pattern);
  yield sql(
    'insert into bans (id, kind, pattern, note, made, until) values (?1, ?2, ?3, ?4, ?5, ?6)',
    ...[id, kind, pattern, note, made, until],
  );
  return 'stored';
}

function* removeBan(id: string): SqlScript<WriteResult> {
  const found = yield sql('select 1 as found from bans where id = ?1', id);
  if (found.length === 0) return 'conflict';
  yield sql('delete from bans where id = ?1', id);
  return 'stored';
}

function* bans(now: number): SqlScript<readonly Ban[]> {
  const rows = yield sql('select * from bans where until is null or until > ?1 order by made desc, id', now);
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind as BanKind,
    pattern: String(row.pattern),
    note: String(row.note),
    made: Number(row.made),
    until: row.until === null ? null : Number(row.until),
  }));
}
