/**
 * The tables of people, results, daily deals and moderation, for SQLite. PostgreSQL has the same in its own types.
 * Times are milliseconds as floating-point numbers, which every database returns unchanged.
 */
export const SHARED_SCHEMA = `create table passkeys (
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
   create table one_time_secrets (
     digest text primary key,
     purpose text not null,
     handle text,
     until real not null
   ) strict, without rowid;
   create table match_results (
     match text primary key,
     game text not null,
     at real not null,
     players text not null
   ) strict, without rowid;
   create table participations (
     match text not null,
     seat real not null,
     handle text not null,
     game text not null,
     at real,
     body text,
     primary key (match, seat)
   ) strict, without rowid;
   create index participations_by_handle on participations (handle, at);
   create table ratings (
     handle text not null,
     game text not null,
     mu real not null,
     sigma real not null,
     points real not null,
     games real not null,
     opponents real not null default 0,
     primary key (handle, game)
   ) strict, without rowid;
   create index ratings_by_points on ratings (game, points);
   create table friend_codes (
     handle text primary key,
     code text not null unique
   ) strict, without rowid;
   create table relations (
     handle text not null,
     other text not null,
     kind text not null,
     primary key (handle, other)
   ) strict, without rowid;
   create index relations_by_other on relations (other);
   create table friend_invitations (
     invited text not null,
     code text not null,
     inviter text not null,
     until real not null,
     primary key (invited, code)
   ) strict, without rowid;
   create table deleted_people (
     handle text primary key,
     at real not null
   ) strict, without rowid;
   create table sessions (
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
   create table reports (
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
   ) strict, without rowid;
   create table server_keys (
     name text primary key,
     key text not null
   ) strict, without rowid;
   create table daily_attempts (
     game text not null,
     day text not null,
     handle text not null,
     code text not null,
     began real not null,
     ended real,
     score real,
     place real,
     bots real,
     match text,
     primary key (game, day, handle)
   ) strict, without rowid;
   create index daily_attempts_by_score on daily_attempts (game, day, score desc, ended) where score is not null;
   create index daily_attempts_by_handle on daily_attempts (handle, day);
   create index daily_attempts_by_day on daily_attempts (day);
   create table daily_scores (
     game text not null,
     day text not null,
     score real not null,
     players real not null,
     primary key (game, day, score)
   ) strict, without rowid;
   create table daily_totals (
     game text not null,
     handle text not null,
     played real not null,
     wins real not null,
     streak real not null,
     best_streak real not null,
     last_day text not null,
     primary key (game, handle)
   ) strict, without rowid;
   create index daily_totals_by_wins on daily_totals (game, wins desc, played, handle);
   create index daily_totals_by_handle on daily_totals (handle);`;
