import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StartProblem } from '../start-problem.ts';

/** Each is run once, in order; the database's user_version counts them. What is here is never changed, only added to. */
const MIGRATIONS = [
  `create table people (
     handle text primary key,
     body text not null
   ) strict, without rowid;
   create table tables (
     code text primary key,
     host text not null,
     phase text not null,
     updated integer not null,
     body text not null
   ) strict, without rowid;
   create index tables_by_host on tables (host, updated);
   create index tables_by_phase on tables (phase, updated);
   create table seats (
     handle text not null,
     code text not null,
     primary key (handle, code)
   ) strict, without rowid;
   create index seats_by_code on seats (code);
   create table matches (
     id text primary key,
     body text not null,
     problem text
   ) strict, without rowid;
   create table entries (
     match text not null,
     step integer not null,
     body text not null,
     primary key (match, step)
   ) strict, without rowid;`,
];

export function migrate(database: DatabaseSyncInstance): void {
  const row = database.prepare('pragma user_version').get() as { user_version: number };
  const version = row.user_version;
  if (version > MIGRATIONS.length) {
    throw new StartProblem(
      `The data was written by a newer Parlour (schema ${version}, this one knows ${MIGRATIONS.length}). Start that version instead.`,
    );
  }
  MIGRATIONS.slice(version).forEach((migration, i) => {
    database.exec(`begin immediate; ${migration} pragma user_version = ${version + i + 1}; commit`);
  });
}
