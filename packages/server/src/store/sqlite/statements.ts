import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export function statements(database: DatabaseSyncInstance) {
  const prepare = (sql: string) => database.prepare(sql);
  return {
    begin: prepare('begin immediate'),
    commit: prepare('commit'),
    person: prepare('select body from people where handle = ?'),
    putPerson: prepare('insert or replace into people (handle, body) values (?, ?)'),
    dropPerson: prepare('delete from people where handle = ?'),
    putHead: prepare('update matches set body = ? where id = ?'),
    table: prepare('select body, version from tables where code = ?'),
    version: prepare('select version from tables where code = ?'),
    putTable: prepare(
      'insert or replace into tables (code, host, phase, public, due, updated, body, version) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    clearSeats: prepare('delete from seats where code = ?'),
    putSeat: prepare('insert or ignore into seats (handle, code) values (?, ?)'),
    tablesOf: prepare('select code from seats join tables using (code) where handle = ? order by updated desc limit ?'),
    countHosted: prepare("select count(*) as count from tables where host = ? and updated >= ? and phase <> 'over'"),
    playing: prepare("select code from tables where phase = 'playing' and updated >= ? order by updated desc"),
    due: prepare('select code from tables where due <= ? order by due'),
    putSubscription: prepare('insert or replace into subscriptions (endpoint, handle, body) values (?, ?, ?)'),
    subscriptions: prepare('select body from subscriptions where handle = ? order by number desc'),
    trimSubscriptions: prepare(
      'delete from subscriptions where handle = ?1 and number not in (select number from subscriptions where handle = ?1 order by number desc limit ?2)',
    ),
    dropSubscription: prepare('delete from subscriptions where endpoint = ?'),
    publicTables: prepare(
      `select body, version from json_each(?) join tables on code = value
       where public and phase <> 'over' order by updated desc limit ?`,
    ),
    unsupportedMatches: prepare(
      `select matches.id, code as "table", tables.body ->> '$.game' as game, matches.body ->> '$.record.rulesVersion' as rulesVersion
       from tables join matches on matches.id = tables.body ->> '$.match'
       where phase = 'playing' and not exists
         (select 1 from json_each(?) where value ->> 0 = tables.body ->> '$.game' and value ->> 1 = matches.body ->> '$.record.rulesVersion')
       order by code`,
    ),
    addMatch: prepare('insert into matches (id, body) values (?, ?)'),
    match: prepare('select body from matches where id = ?'),
    hasMatch: prepare('select 1 from matches where id = ?'),
    quarantine: prepare('update matches set problem = ? where id = ?'),
    entries: prepare('select step, body from entries where match = ? and step > ? order by step'),
    tip: prepare('select number, (select ifnull(max(step), 0) from entries where match = number) as step from matches where id = ?'),
    addUnsorted: prepare('insert into unsorted_entries (body) values (?)'),
    dropProbe: prepare('delete from unsorted_entries where number = last_insert_rowid()'),
    unsorted: prepare('select body from unsorted_entries order by number'),
    addEntries: prepare('insert into entries (match, step, body) values (?, ?, ?)'),
    putEntries: prepare('update entries set body = ? where match = ? and step = ?'),
    staleTables: prepare(
      `select code, phase, body ->> '$.match' as match from tables
       where (phase = 'playing' and updated < ?1 or phase <> 'playing' and updated < ?2) and code not in (select value from json_each(?3)) limit ?4`,
    ),
    dropTable: prepare('delete from tables where code = ?'),
    staleMatches: prepare(
      `select id from matches where id < ?1 and not exists (select 1 from tables where body ->> '$.match' = id) limit ?2`,
    ),
    dropEntries: prepare('delete from entries where match = (select number from matches where id = ?)'),
    dropMatch: prepare('delete from matches where id = ?'),
    sizes: prepare(
      `select (select count(*) from tables) as tables, (select count(*) from matches) as matches,
       (select page_count * page_size from pragma_page_count(), pragma_page_size()) as bytes`,
    ),
    clearUnsorted: prepare('delete from unsorted_entries'),
  };
}
