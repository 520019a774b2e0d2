import type { Person } from '@parlour/protocol';
import { type MatchHead, type SavedTable, type StoredEntry, seatOwners } from '@parlour/table';
import type { QueryConfig } from 'pg';
import { dueAt } from '../due-at.ts';
import type { WriteResult } from '../store.ts';

export type WriteRequest =
  | { readonly on: 'person'; readonly person: Person }
  /** A table, new with expected version 0, and perhaps the match it starts. */
  | { readonly on: 'table'; readonly table: SavedTable; readonly expectedVersion: number; readonly head?: MatchHead }
  | { readonly on: 'log'; readonly match: string; readonly expectedStep: number; readonly entry: StoredEntry }
  | { readonly on: 'problem'; readonly match: string; readonly problem: string };

type RequestOn<O extends WriteRequest['on']> = Extract<WriteRequest, { on: O }>;
/** The key of something stored. */
export type Row = readonly [key: string];

/** One statement for many requests, and how its rows give the outcome of each. */
export interface BatchStatement {
  readonly query: QueryConfig;
  readonly resultsFrom: (rows: readonly Row[]) => readonly (readonly [WriteRequest, WriteResult])[];
}

/**
 * As few statements as possible. Rows are in the order of their keys, so that nodes that write the same ones
 * cannot deadlock.
 */
export function batchStatements(requests: readonly WriteRequest[]): readonly BatchStatement[] {
  const people: RequestOn<'person'>[] = [];
  const tables: RequestOn<'table'>[] = [];
  const log: RequestOn<'log'>[] = [];
  const problems: RequestOn<'problem'>[] = [];
  for (const request of requests) {
    if (request.on === 'log') log.push(request);
    else if (request.on === 'table') tables.push(request);
    else if (request.on === 'person') people.push(request);
    else problems.push(request);
  }
  const statements: BatchStatement[] = [];
  if (people.length > 0) statements.push(keepPeople(people));
  for (const wave of waves(tables)) statements.push(keepTables(wave));
  if (log.length > 0) statements.push(appendAll(log));
  for (const request of problems) statements.push(markProblem(request));
  return statements;
}

function keepPeople(requests: readonly RequestOn<'person'>[]): BatchStatement {
  const latest = new Map(requests.map(({ person }) => [person.handle, JSON.stringify(person)]));
  const handles = [...latest.keys()].toSorted();
  return {
    query: {
      name: 'people',
      text: `insert into people (handle, body) select * from unnest($1::text[], $2::text[])
             on conflict (handle) do update set body = excluded.body`,
      values: [handles, handles.map((handle) => latest.get(handle))],
    },
    resultsFrom: () => requests.map((request) => [request, 'stored']),
  };
}

/** The first request of every table, then the second of those that have one, and so on. */
function waves(requests: readonly RequestOn<'table'>[]): readonly (readonly RequestOn<'table'>[])[] {
  const byCode = grouped(requests, ({ table }) => table.code);
  const found: RequestOn<'table'>[][] = [];
  for (const code of [...byCode.keys()].toSorted()) {
    byCode.get(code)?.forEach((request, i) => {
      const wave = found[i] ?? [];
      wave.push(request);
      found[i] = wave;
    });
  }
  return found;
}

function keepTables(requests: readonly RequestOn<'table'>[]): BatchStatement {
  const column = <T>(value: (request: RequestOn<'table'>) => T): readonly T[] => requests.map(value);
  return {
    query: {
      name: 'tables',
      text: `with asked as (
               select code, expected, host, phase, public, due, table_match, table_body, head, game, rules, head_body,
                      array(select jsonb_array_elements_text(seated::jsonb)) as seated
               from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bool[], $6::text[], $7::text[], $8::text[],
                           $9::text[], $10::text[], $11::int[], $12::text[], $13::timestamptz[])
                 as a (code, expected, host, phase, public, table_match, seated, table_body, head, game, rules, head_body, due)
             ), added as (
               insert into tables (code, version, host, phase, public, due, match, seated, updated, body)
               select code, 1, host, phase, public, due, table_match, seated, clock_timestamp(), table_body from asked where expected = 0
               on conflict (code) do nothing returning code
             ), updated as (
               update tables set version = expected + 1, host = asked.host, phase = asked.phase, public = asked.public, due = asked.due,
                 match = table_match, seated = asked.seated, updated = clock_timestamp(), body = table_body
               from asked where tables.code = asked.code and expected > 0 and version = expected
                 and (head is null or not exists (select 1 from matches where id = head))
               returning tables.code
             ), begun as (
               insert into matches (id, game, rules, body)
               select head, game, rules, head_body from asked join updated using (code) where head is not null
             )
             select code from added union all select code from updated`,
      values: [
        column(({ table }) => table.code),
        column(({ expectedVersion }) => expectedVersion),
        column(({ table }) => table.host),
        column(({ table }) => table.phase),
        column(({ table }) => table.visibility === 'public'),
        column(({ table }) => table.match),
        column(({ table }) => JSON.stringify(seatOwners(table))),
        column(({ table }) => JSON.stringify(table)),
        column(({ head }) => head?.id ?? null),
        column(({ head }) => head?.record.game ?? null),
        column(({ head }) => head?.record.rulesVersion ?? null),
        column(({ head }) => (head === undefined ? null : JSON.stringify(head))),
        column(({ table }) => dueDate(table)),
      ],
    },
    resultsFrom: (rows) => {
      const saved = new Set(rows.map(([code]) => code));
      return requests.map((request) => [request, saved.has(request.table.code) ? 'stored' : 'conflict']);
    },
  };
}

/**
 * The requests for one match are one chain: the first must meet the end of the log and each other must follow the one before it.
 * A chain that does not was overtaken. If two nodes append the same step at once, the later statement violates the key
 * and is repeated as a whole: with `on conflict do nothing` the rest of its chain would end up behind another node's entry.
 */
function appendAll(requests: readonly RequestOn<'log'>[]): BatchStatement {
  const byMatch = grouped(requests, ({ match }) => match);
  const links = new Set<WriteRequest>();
  const [matches, heads, steps, bodies]: [string[], number[], number[], string[]] = [[], [], [], []];
  const [supersededIn, superseded]: [string[], number[]] = [[], []];
  for (const match of [...byMatch.keys()].toSorted()) {
    const chain = chainOf(byMatch.get(match) ?? []);
    const head = chain[0]?.expectedStep ?? 0;
    for (const request of chain) {
      const { entry, expectedStep } = request;
      links.add(request);
      if (entry.supersedes !== undefined) {
        supersededIn.push(match);
        superseded.push(entry.supersedes);
      }
      if (isSuperseded(chain, expectedStep + 1)) continue;
      matches.push(match);
      heads.push(head);
      steps.push(expectedStep + 1);
      bodies.push(JSON.stringify(entry));
    }
  }
  return {
    query: {
      name: 'entries',
      text: `with added as (
               insert into entries (match, step, body)
               select match, step, body from unnest($1::text[], $2::int[], $3::int[], $4::text[]) as a (match, head, step, body)
               where case when head = 0 then exists (select 1 from matches where id = a.match)
                          else exists (select 1 from entries e where e.match = a.match and e.step = head) end
                 and not exists (select 1 from entries e where e.match = a.match and e.step > head)
               returning match
             ), dropped as (
               delete from entries using unnest($5::text[], $6::int[]) as d (match, step)
               where entries.match = d.match and entries.step = d.step and d.match in (select match from added)
             )
             select distinct match from added`,
      values: [matches, heads, steps, bodies, supersededIn, superseded].map(arrayText),
    },
    resultsFrom: (rows) => {
      const stored = new Set(rows.map(([match]) => match));
      return requests.map((request) => [request, links.has(request) && stored.has(request.match) ? 'stored' : 'conflict']);
    },
  };
}

function chainOf(requests: readonly RequestOn<'log'>[]): readonly RequestOn<'log'>[] {
  const broken = requests.findIndex((request, i) => request.expectedStep !== (requests[0]?.expectedStep ?? 0) + i);
  return broken < 0 ? requests : requests.slice(0, broken);
}

/** An array as PostgreSQL reads it. JSON differs only in control characters, which neither ids nor JSON texts have. */
const arrayText = (values: readonly (string | number)[]): string => `{${JSON.stringify(values).slice(1, -1)}}`;

/** Whether a later draft of the same chain supersedes this step: then it need not be written. */
const isSuperseded = (chain: readonly RequestOn<'log'>[], step: number): boolean => chain.some(({ entry }) => entry.supersedes === step);

function markProblem(request: RequestOn<'problem'>): BatchStatement {
  return {
    query: { name: 'problem', text: 'update matches set problem = $2 where id = $1', values: [request.match, request.problem] },
    resultsFrom: () => [[request, 'stored']],
  };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

function dueDate(table: SavedTable): Date | null {
  const at = dueAt(table);
  return at === null ? null : new Date(at);
}
