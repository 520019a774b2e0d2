import type { WriteResult } from './store.ts';

/** One statement, with its values as ?1, ?2 and so on. */
export interface SqlQuery {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export type SqlValue = string | number | null;

export type SqlRow = Readonly<Record<string, SqlValue>>;

/**
 * Several statements that are done together or not at all. It asks for a statement and is given its rows, so the same
 * work is done by a database that answers at once and by one that is far away.
 */
export type SqlScript<T> = Generator<SqlQuery, T, readonly SqlRow[]>;

export interface SqlRunner {
  read<T>(work: () => SqlScript<T>): Promise<T>;
  /** In one transaction. The work may be begun anew, so it must depend on nothing but what it reads. */
  write(work: () => SqlScript<WriteResult>): Promise<WriteResult>;
}

export const sql = (text: string, ...values: readonly SqlValue[]): SqlQuery => ({ text, values });

/** Does the work with a database that answers at once. */
export function runScriptSync<T>(work: SqlScript<T>, ask: (query: SqlQuery) => readonly SqlRow[]): T {
  let step = work.next();
  while (step.done !== true) step = work.next(ask(step.value));
  return step.value;
}

/** The same with one that takes its time. */
export async function runScript<T>(work: SqlScript<T>, ask: (query: SqlQuery) => Promise<readonly SqlRow[]>): Promise<T> {
  let step = work.next();
  while (step.done !== true) step = work.next(await ask(step.value));
  return step.value;
}
