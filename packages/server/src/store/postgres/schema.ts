import { Client } from 'pg';
import { newSessionKey } from '../../identity/sessions.ts';
import { StartupError } from '../../startup-error.ts';
import { SHARED_SCHEMA } from '../shared-schema.ts';
import { type ConnectionConfig, SCHEMA, toStartupError } from './connection-config.ts';

/**
 * Each element runs once, in order. A later version adds an element and changes none, and removes nothing that the version
 * before still uses, because old nodes play on while the first new one starts.
 */
const MIGRATIONS = [
  `create table people (
     handle text collate "C" primary key,
     body text not null
   );
   create table tables (
     code text collate "C" primary key,
     version integer not null,
     host text collate "C" not null,
     phase text not null,
     public boolean not null,
     due timestamptz,
     match text collate "C",
     seated text[] not null,
     updated timestamptz not null,
     body text not null
   ) with (fillfactor = 70);
   create index tables_by_host on tables (host, updated);
   create index tables_playing on tables (updated) where phase = 'playing';
   create index tables_public on tables (updated) where public and phase <> 'over';
   create index tables_due on tables (due) where due is not null;
   create index tables_by_seat on tables using gin (seated);
   create table matches (
     id text collate "C" primary key,
     game text not null,
     rules integer not null,
     body text not null,
     problem text
   );
   create table entries (
     match text collate "C" not null,
     step integer not null,
     body text not null,
     primary key (match, step)
   );
   create table nodes (
     node text collate "C" primary key,
     alive_until timestamptz not null
   );
   create table leaders (
     code text collate "C" primary key,
     node text collate "C" not null
   );
   create index leaders_by_node on leaders (node);
   create table session_keys (
     number integer generated always as identity primary key,
     key text not null
   );
   create table subscriptions (
     number integer generated always as identity primary key,
     endpoint text collate "C" not null unique,
     handle text collate "C" not null,
     body text not null
   );
   create index subscriptions_by_handle on subscriptions (handle);
   ${inPostgres(SHARED_SCHEMA)}`,
];

/** The same tables in PostgreSQL's types. */
function inPostgres(schema: string): string {
  return schema
    .replaceAll(') strict, without rowid', ')')
    .replaceAll(' real', ' double precision')
    .replaceAll(' text', ' text collate "C"');
}

/** An arbitrary unique number: all nodes that start at once wait for this lock. */
const MIGRATION_LOCK = 7_302_617_011;

/** Migrates the database to this version's schema, or leaves it untouched and says why. */
export async function migrate({ config, shown }: ConnectionConfig): Promise<void> {
  // The first node may take long; the others wait for it.
  const client = new Client({ ...config, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const version = await schemaVersion(client);
    if (version > MIGRATIONS.length) {
      throw new StartupError(
        `The database was written by a newer Parlour (schema ${version}, this one knows ${MIGRATIONS.length}). Start that version instead.`,
      );
    }
    if (version < MIGRATIONS.length) await migrateFrom(client, version);
    await client.query('commit');
  } catch (error) {
    throw toStartupError(shown, error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function schemaVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ there: string | null }>('select to_regclass($1) as there', [`${SCHEMA}.schema_version`]);
  if (rows[0]?.there == null) return 0;
  const found = await client.query<{ version: number }>('select version from schema_version');
  return found.rows[0]?.version ?? 0;
}

async function migrateFrom(client: Client, version: number): Promise<void> {
  if (version === 0) {
    await client.query(`create schema if not exists ${SCHEMA}; create table schema_version (version integer not null);
      insert into schema_version values (0)`);
  }
  for (const migration of MIGRATIONS.slice(version)) await client.query(migration);
  if (version === 0) await client.query('insert into session_keys (key) values ($1)', [newSessionKey().toString('hex')]);
  await client.query('update schema_version set version = $1', [MIGRATIONS.length]);
}
