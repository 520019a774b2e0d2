/** Reports and bans, for SQLite. Times are milliseconds as floating-point numbers. */
export const MODERATION_SCHEMA = `create table reports (
     id text primary key,
     at real not null,
     reporter text not null,
     handle text not null,
     name text not null,
     code text not null,
     reason text not null,
     note text not null,
     lines text not null,
     closed real
   ) strict, without rowid;
   create index reports_by_reporter on reports (reporter);
   create index reports_by_handle on reports (handle);
   create table bans (
     id text primary key,
     kind text not null,
     pattern text not null,
     note text not null,
     made real not null,
     until real,
     unique (kind, pattern)
   ) strict, without rowid;`;
