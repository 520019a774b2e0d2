/** Sessions, reports and bans, for SQLite. Times are milliseconds as floating-point numbers. */
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
   create table reports (
     id text primary key,
     at real not null,
     reporter text not null,
     subject text,
     code text,
     reason text not null,
     evidence text not null,
     closed real
   ) strict, without rowid;
   create index reports_by_time on reports (at);
   create table bans (
     kind text not null,
     subject text not null,
     at real not null,
     until real not null,
     reason text not null,
     primary key (kind, subject)
   ) strict, without rowid;`;
