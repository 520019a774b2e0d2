import type { StoredEntry } from '@parlour/table';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { decodeEntries, SUPERSEDED, SUPERSEDED_TEXT } from '../decode-match.ts';
import type { WriteResult } from '../store.ts';
import type { statements } from './statements.ts';

/** More than this are sorted in without waiting for a read. */
const MAX_UNSORTED = 2048;

const PROBE_BYTES = 16 * 1024;

/** Consecutive entries of one match, as JSON, and the step of the last. */
interface Run {
  step: number;
  readonly bodies: string[];
  /** Steps of drafts in rows that are sorted in already. */
  readonly superseded: number[];
}

interface Appended {
  readonly match: number;
  readonly step: number;
  readonly body: string;
  readonly supersedes: number | undefined;
}

/** The length of a log, and the number of its entries' match. */
export interface LogPosition {
  readonly number: number;
  step: number;
}

interface Row {
  readonly step: number;
  readonly body: string;
}

/**
 * The logs of all matches. A commit adds one row with everything appended at that moment, which costs the same for
 * one table or fifty. From time to time these rows are sorted in: one row for each match.
 */
export class SqliteMatchEntries {
  private readonly database: DatabaseSyncInstance;
  private readonly statement: ReturnType<typeof statements>;
  /** Appended in the open transaction. */
  private appended: Appended[] = [];
  /** What is to be sorted in, by match. Undefined after a start or a rollback: it has to be read. */
  private unsorted: Map<number, Run> | undefined;
  private unsortedCount = 0;

  constructor(database: DatabaseSyncInstance, statement: ReturnType<typeof statements>) {
    this.database = database;
    this.statement = statement;
  }

  append(match: number, step: number, entry: StoredEntry): void {
    this.appended.push({ match, step, body: JSON.stringify(entry), supersedes: entry.supersedes });
  }

  /** Writes what was appended, for the commit that follows. */
  flush(): void {
    const { appended, unsorted } = this;
    if (appended.length === 0) return;
    this.statement.addUnsorted.run(`[${appended.map(({ match, step, body }) => `[${match},${step},${body}]`).join(',')}]`);
    if (unsorted !== undefined) for (const one of appended) gather(unsorted, one);
    this.unsortedCount += appended.length;
    this.appended = [];
    if (this.unsortedCount > MAX_UNSORTED) this.sort();
  }

  /** Rolls back the open transaction. */
  forget(): void {
    this.appended = [];
    this.unsorted = undefined;
  }

  /** The length of a log, and its number. Nothing is written. */
  tip(id: string): LogPosition | undefined {
    const tip = this.statement.tip.get(id) as LogPosition | undefined;
    if (tip === undefined) return undefined;
    const { number } = tip;
    const appended = this.appended.findLast(({ match }) => match === number);
    return { number, step: appended?.step ?? this.known().get(number)?.step ?? tip.step };
  }

  /** All entries of a match, as the texts of arrays. */
  runsOf(id: string): readonly string[] {
    return this.rows(id, 0).map(({ body }) => body);
  }

  after(id: string, step: number): readonly StoredEntry[] {
    const rows = this.rows(id, step);
    const last = rows.at(-1)?.step ?? step;
    return last === step ? [] : rows.flatMap(({ body }) => decodeEntries(body)).slice(step - last);
  }

  /** Adds as much as a busy second does, and removes it again: other writes of the commit lose nothing when it fails. */
  probe(): WriteResult {
    this.database.exec('savepoint probe');
    try {
      this.statement.addUnsorted.run(' '.repeat(PROBE_BYTES));
      this.statement.dropProbe.run();
      this.database.exec('release probe');
      return 'stored';
    } catch {
      if (this.database.isTransaction) this.database.exec('rollback to probe; release probe');
      return 'failed';
    }
  }

  private sort(): void {
    if (this.appended.length > 0) this.flush();
    if (this.unsorted?.size === 0) return;
    if (this.database.isTransaction) this.sortIn();
    else {
      this.statement.begin.run();
      try {
        this.sortIn();
        this.statement.commit.run();
      } catch (error) {
        this.unsorted = undefined;
        if (this.database.isTransaction) this.database.exec('rollback');
        throw error;
      }
    }
  }

  /** Sorted and unsorted rows. */
  private rows(id: string, after: number): readonly Row[] {
    const tip = this.statement.tip.get(id) as LogPosition | undefined;
    if (tip === undefined) return [];
    const rows = tip.step > after ? (this.statement.entries.all(tip.number, after) as unknown as Row[]) : [];
    const run = this.known().get(tip.number);
    return run === undefined || run.step <= after ? rows : [...rows, { step: run.step, body: textOf(run) }];
  }

  /** Sorts in everything. On a full disk that can wait. */
  tidy(): void {
    try {
      this.sort();
    } catch {}
  }

  private known(): Map<number, Run> {
    if (this.unsorted !== undefined) return this.unsorted;
    this.unsorted = this.left();
    this.unsortedCount = [...this.unsorted.values()].reduce((sum, { bodies }) => sum + bodies.length, 0);
    return this.unsorted;
  }

  private sortIn(): void {
    for (const [match, run] of this.known()) {
      for (const step of run.superseded) this.drop(match, step);
      this.statement.addEntries.run(match, run.step, textOf(run));
    }
    this.statement.clearUnsorted.run();
    this.unsorted = new Map();
    this.unsortedCount = 0;
  }

  /** Empties the step of a superseded draft in its row. */
  private drop(match: number, step: number): void {
    const row = this.statement.entries.get(match, step - 1) as Row | undefined;
    if (row === undefined) return;
    const texts = (JSON.parse(row.body) as (StoredEntry | typeof SUPERSEDED)[]).map((entry) => JSON.stringify(entry));
    texts[texts.length - 1 - (row.step - step)] = SUPERSEDED_TEXT;
    this.statement.putEntries.run(`[${texts.join(',')}]`, match, row.step);
  }

  /** Rows that were written and never sorted in. */
  private left(): Map<number, Run> {
    const runs = new Map<number, Run>();
    for (const { body } of this.statement.unsorted.all() as unknown as { body: string }[]) {
      const appended = JSON.parse(body) as [number, number, StoredEntry][];
      for (const [match, step, entry] of appended) gather(runs, { match, step, body: JSON.stringify(entry), supersedes: entry.supersedes });
    }
    return runs;
  }
}

const textOf = ({ bodies }: Run): string => `[${bodies.join(',')}]`;

function gather(runs: Map<number, Run>, { match, step, body, supersedes }: Appended): void {
  const run = runs.get(match) ?? { step, bodies: [], superseded: [] };
  runs.set(match, run);
  run.step = step;
  run.bodies.push(body);
  if (supersedes === undefined) return;
  const place = run.bodies.length - 1 - (step - supersedes);
  if (place >= 0) run.bodies[place] = SUPERSEDED_TEXT;
  else run.superseded.push(supersedes);
}
