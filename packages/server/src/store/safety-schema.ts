/** Sessions, security events and rated pairs, for SQLite. Times are milliseconds as floating-point numbers. */
export const SAFETY_SCHEMA = `create table sessions (
     id text primary key,
     handle text not null,
     digest text not null unique,
     previous text,
     name text not null,
     origin text not null,
     made real not null,
     used real not null,
     rotated real not null,
     seen real not null,
     proved real,
     revoked real
   ) strict, without rowid;
   create index sessions_by_handle on sessions (handle, used);
   create table security_events (
     handle text not null,
     at real not null,
     kind text not null,
     session text not null,
     name text not null,
     primary key (handle, at, kind)
   ) strict, without rowid;
   create table rating_pairs (
     game text not null,
     one text not null,
     other text not null,
     games real not null,
     last real not null,
     primary key (game, one, other)
   ) strict, without rowid;
   alter table ratings add column opponents real not null default 0;`;
