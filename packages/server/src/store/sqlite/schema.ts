import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StartupError } from '../../startup-error.ts';
import { SHARED_SCHEMA } from '../shared-schema.ts';

/**
 * The database's `user_version` counts the elements that were run. A later version adds an element and changes none.
 *
 * New log entries of all matches go to `unsorted_entries` first, one row a commit, and are sorted into `entries` later, so
 * that a commit of many tables touches few pages. A row of `entries` is an array of consecutive entries of one match, with the step of the last.
 */
const MIGRATIONS = [
  `create table people (
     handle text primary key,
     body text not null
   ) strict, without rowid;
   create table tables (
     code text primary key,
     version integer not null,
     host text not null,
     phase text not null,
     public integer not null,
     due integer,
     updated integer not null,
     body text not null
   ) strict, without rowid;
   create index tables_by_host on tables (host, updated);
   create index tables_by_phase on tables (phase, updated);
   create index tables_due on tables (due) where due is not null;
   create table seats (
     handle text not null,
     code text not null,
     primary key (handle, code)
   ) strict, without rowid;
   create index seats_by_code on seats (code);
   create table matches (
     number integer primary key,
     id text not null unique,
     body text not null,
     problem text
   ) strict;
   create table entries (
     match integer not null references matches (number),
     step integer not null,
     body text not null
   ) strict;
   create unique index entries_in_order on entries (match, step);
   create table unsorted_entries (
     number integer primary key,
     body text not null
   ) strict;
   create table subscriptions (
     number integer primary key,
     endpoint text not null unique,
     handle text not null,
     body text not null
   ) strict;
   create index subscriptions_by_handle on subscriptions (handle);
   ${SHARED_SCHEMA}`,
];

/** How many of them this version knows. */
export const SCHEMA_VERSION = MIGRATIONS.length;

export function migrate(database: DatabaseSyncInstance): void {
  const version = versionOf(database);
  MIGRATIONS.slice(version).forEach((migration, i) => {
    database.exec(`begin immediate; ${migration} pragma user_version = ${version + i + 1}; commit`);
  });
}

/** The version of a database, which is not newer than this program. */
function versionOf(database: DatabaseSyncInstance): number {
  const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number };
  if (version <= SCHEMA_VERSION) return version;
  throw new StartupError(
    `The data was written by a newer Parlour (schema ${version}, this one knows ${SCHEMA_VERSION}). Start that version instead.`,
  );
}

/** For a program beside the server, which must not migrate its data. */
export function refuseOtherSchema(database: DatabaseSyncInstance): void {
  if (versionOf(database) < SCHEMA_VERSION)
    throw new StartupError('The data was written by an older Parlour. Start the server once first.');
}
