/** The tables of `ProfileStore`, for SQLite. Times are milliseconds as floating-point numbers, which every database returns unchanged. */
export const PROFILE_SCHEMA = `create table passkeys (
     id text primary key,
     handle text not null,
     public_key text not null,
     counter real not null,
     made real not null,
     used real
   ) strict, without rowid;
   create index passkeys_by_handle on passkeys (handle);
   create table phrases (
     handle text primary key,
     digest text not null unique
   ) strict, without rowid;
   create table tickets (
     digest text primary key,
     purpose text not null,
     handle text,
     until real not null
   ) strict, without rowid;
   create table finished (
     match text primary key,
     game text not null,
     at real not null,
     players text not null
   ) strict, without rowid;
   create table sittings (
     match text not null,
     seat real not null,
     handle text not null,
     game text not null,
     at real,
     body text,
     primary key (match, seat)
   ) strict, without rowid;
   create index sittings_by_handle on sittings (handle, at);
   create table ratings (
     handle text not null,
     game text not null,
     mu real not null,
     sigma real not null,
     points real not null,
     games real not null,
     primary key (handle, game)
   ) strict, without rowid;
   create index ratings_by_points on ratings (game, points);
   create table friend_codes (
     handle text primary key,
     code text not null unique
   ) strict, without rowid;
   create table ties (
     one text not null,
     other text not null,
     kind text not null,
     primary key (one, other)
   ) strict, without rowid;
   create index ties_by_other on ties (other);
   create table friend_invitations (
     guest text not null,
     code text not null,
     host text not null,
     until real not null,
     primary key (guest, code)
   ) strict, without rowid;
   create table gone (
     handle text primary key,
     at real not null
   ) strict, without rowid;`;
