import type { WriteResult } from './store.ts';

/** One statement, with its values as ?1, ?2 and so on. */
export interface SqlQuery {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export type SqlValue = string | number | null;

export type SqlRow = Readonly<Record<string, SqlValue>>;

/**
 * Several statements that are executed together or not at all. It yields a statement and receives its rows, so the same
 * script runs on a synchronous and on a remote database.
 */
export type SqlScript<T> = Generator<SqlQuery, T, readonly SqlRow[]>;

export interface SqlRunner {
  read<T>(work: () => SqlScript<T>): Promise<T>;
  /** In one transaction. The script may be repeated, so it must depend only on what it reads. */
  write(work: () => SqlScript<WriteResult>): Promise<WriteResult>;
}

export const sql = (text: string, ...values: readonly SqlValue[]): SqlQuery => ({ text, values });

/** Runs a script on a synchronous database. */
export function runScriptSync<T>(work: SqlScript<T>, ask: (query: SqlQuery) => readonly SqlRow[]): T {
  let step = work.next();
  while (step.done !== true) step = work.next(ask(step.value));
  return step.value;
}

/** Runs a script on an asynchronous database. */
export async function runScript<T>(work: SqlScript<T>, ask: (query: SqlQuery) => Promise<readonly SqlRow[]>): Promise<T> {
  let step = work.next();
  while (step.done !== true) step = work.next(await ask(step.value));
  return step.value;
}
