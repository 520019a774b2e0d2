import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { statements } from './sqlite-statements.ts';

/** More than this are sorted in before anybody asks for them. */
const MOST_UNSORTED = 1024;

/**
 * The logs of all matches. A commit adds one row with everything that was appended at that moment, which costs the same for
 * one table or fifty; what has gathered is sorted in by match and step from time to time, and before anything is read.
 */
export class SqliteEntries {
  private readonly database: DatabaseSyncInstance;
  private readonly statement: ReturnType<typeof statements>;
  /** Appended in the transaction under way. */
  private appended: string[] = [];
  /** Rows may have been left by a process that died. */
  private unsorted = 1;

  constructor(database: DatabaseSyncInstance, statement: ReturnType<typeof statements>) {
    this.database = database;
    this.statement = statement;
  }

  append(matchNumber: number, step: number, body: string): void {
    this.appended.push(`[${matchNumber},${step},${body}]`);
  }

  /** Puts down what was appended, for the commit that follows. */
  flush(): void {
    if (this.appended.length === 0) return;
    this.statement.addFresh.run(`[${this.appended.join(',')}]`);
    this.unsorted += this.appended.length;
    this.appended = [];
    if (this.unsorted > MOST_UNSORTED) this.sort();
  }

  /** The transaction under way is given up. What it had sorted is as it was before. */
  forget(): void {
    this.appended = [];
    this.unsorted = 1;
  }

  /** From here on a read finds everything. */
  sort(): void {
    if (this.appended.length > 0) this.flush();
    if (this.unsorted === 0) return;
    if (this.database.isTransaction) this.sortIn();
    else {
      this.statement.begin.run();
      try {
        this.sortIn();
        this.statement.commit.run();
      } catch (error) {
        this.unsorted = 1;
        if (this.database.isTransaction) this.database.exec('rollback');
        throw error;
      }
    }
  }

  private sortIn(): void {
    this.statement.sortFresh.run();
    this.statement.clearFresh.run();
    this.unsorted = 0;
  }
}
