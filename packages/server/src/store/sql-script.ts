import type { Written } from './store.ts';

/** One statement, with its values as ?1, ?2 and so on. */
export interface Query {
  readonly text: string;
  readonly values: readonly Value[];
}

export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/**
 * Several statements that are done together or not at all. It asks for a statement and is given its rows, so the same
 * work is done by a database that answers at once and by one that is far away.
 */
export type Work<T> = Generator<Query, T, readonly Row[]>;

export interface Workshop {
  read<T>(work: () => Work<T>): Promise<T>;
  /** In one transaction. The work may be begun anew, so it must depend on nothing but what it reads. */
  write(work: () => Work<Written>): Promise<Written>;
}

export const sql = (text: string, ...values: readonly Value[]): Query => ({ text, values });

/** Does the work with a database that answers at once. */
export function workNow<T>(work: Work<T>, ask: (query: Query) => readonly Row[]): T {
  let step = work.next();
  while (step.done !== true) step = work.next(ask(step.value));
  return step.value;
}

/** The same with one that takes its time. */
export async function workOverTime<T>(work: Work<T>, ask: (query: Query) => Promise<readonly Row[]>): Promise<T> {
  let step = work.next();
  while (step.done !== true) step = work.next(await ask(step.value));
  return step.value;
}
