import type { IdlePeople, SecurityEvent, StoredSession } from '../profile-store.ts';
import { type SqlRow, type SqlScript, sql } from '../sql-script.ts';
import type { WriteResult } from '../store.ts';
import { optionalText } from './credentials.ts';

/** The most sessions of one person; the one unused for longest is dropped first. */
const MAX_SESSIONS = 50;
/** Of each kind: exports must not push out sign-ins. */
const MAX_EVENTS = 50;
/** A session unused for this long has ended. */
const SESSION_MS = 365 * 24 * 60 * 60 * 1000;

export function* addSession(session: StoredSession): SqlScript<WriteResult> {
  const { id, handle, digest, name, origin, made, proved } = session;
  // The first session of all is kept: it shows how old the identity is.
  yield sql(
    `delete from sessions where handle = ?1 and made > (select min(made) from sessions where handle = ?1)
       and (used < ?3 or id not in
         (select id from sessions where handle = ?1 and revoked is null order by used desc limit ?2))`,
    handle,
    MAX_SESSIONS - 1,
    made - SESSION_MS,
  );
  const added = yield sql(
    `insert into sessions (id, handle, digest, name, origin, made, used, rotated, seen, proved)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6, ?6, ?7) on conflict do nothing returning id`,
    id,
    handle,
    digest,
    name,
    origin,
    made,
    proved,
  );
  return added.length === 1 ? 'stored' : 'conflict';
}

/** By its present secret, or by the one before while the present one has not been used. */
export function* sessionByDigest(handle: string, digest: string, now: number): SqlScript<StoredSession | undefined> {
  const rows = yield sql(
    'select * from sessions where handle = ?1 and (digest = ?2 or previous = ?2) and revoked is null and used > ?3',
    handle,
    digest,
    now - SESSION_MS,
  );
  return rows.map(toSession)[0];
}

export function* sessionsOf(handle: string, now: number): SqlScript<readonly StoredSession[]> {
  const rows = yield sql(
    'select * from sessions where handle = ?1 and revoked is null and used > ?2 order by used desc',
    handle,
    now - SESSION_MS,
  );
  return rows.map(toSession);
}

function toSession(row: SqlRow): StoredSession {
  return {
    id: String(row.id),
    handle: String(row.handle),
    digest: String(row.digest),
    previous: optionalText(row.previous) ?? null,
    name: String(row.name),
    origin: String(row.origin),
    made: Number(row.made),
    used: Number(row.used),
    rotated: Number(row.rotated),
    seen: Number(row.seen),
    proved: row.proved === null ? null : Number(row.proved),
  };
}

/** Ends the secret before the one that was used. */
export function* touchSession(id: string, origin: string, now: number): SqlScript<WriteResult> {
  yield sql('update sessions set used = ?2, origin = ?3, previous = null where id = ?1', id, now, origin);
  return 'stored';
}

/** Conflict when another page was first. */
export function* rotateSession(id: string, from: string, to: string, used: string, now: number): SqlScript<WriteResult> {
  const rotated = yield sql(
    'update sessions set digest = ?3, previous = ?4, rotated = ?5, used = ?5 where id = ?1 and digest = ?2 returning id',
    id,
    from,
    to,
    used,
    now,
  );
  return rotated.length === 1 ? 'stored' : 'conflict';
}

export function* firstSessionOf(handle: string): SqlScript<number | undefined> {
  const [row] = yield sql('select min(made) as made from sessions where handle = ?1', handle);
  return row === undefined || row.made == null ? undefined : Number(row.made);
}

export function* proveSession(id: string, now: number): SqlScript<WriteResult> {
  yield sql('update sessions set proved = ?2 where id = ?1', id, now);
  return 'stored';
}

/** Revoked sessions are kept until the person has many: the first one shows how old the identity is. */
export function* revokeSession(handle: string, id: string, now: number): SqlScript<WriteResult> {
  const revoked = yield sql(
    'update sessions set revoked = ?3 where handle = ?1 and id = ?2 and revoked is null returning id',
    handle,
    id,
    now,
  );
  return revoked.length === 1 ? 'stored' : 'conflict';
}

export function* addSecurityEvent(handle: string, { at, kind, session, name }: SecurityEvent): SqlScript<WriteResult> {
  yield sql(
    'insert into security_events (handle, at, kind, session, name) values (?1, ?2, ?3, ?4, ?5) on conflict do nothing',
    handle,
    at,
    kind,
    session,
    name,
  );
  yield sql(
    `delete from security_events where handle = ?1 and kind = ?2 and at <
       (select min(at) from (select at from security_events where handle = ?1 and kind = ?2 order by at desc limit ?3) as latest)`,
    handle,
    kind,
    MAX_EVENTS,
  );
  return 'stored';
}

export function* securityEventsOf(handle: string, since: number): SqlScript<readonly SecurityEvent[]> {
  const rows = yield sql('select * from security_events where handle = ?1 and at > ?2 order by at desc', handle, since);
  return rows.map(({ at, kind, session, name }) => ({
    at: Number(at),
    kind: kind as SecurityEvent['kind'],
    session: String(session),
    name: String(name),
  }));
}

export function* seeSecurityEvents(id: string, now: number): SqlScript<WriteResult> {
  yield sql('update sessions set seen = ?2 where id = ?1', id, now);
  return 'stored';
}

/** Looked at in one pass. */
const PEOPLE_AT_ONCE = 500;
const KEPT_BY = ['participations', 'passkeys', 'phrases', 'relations'] as const;

export function* idlePeople(before: number, after: string): SqlScript<IdlePeople> {
  const kept = KEPT_BY.map((table) => `not exists (select 1 from ${table} where ${table}.handle = seen.handle)`);
  const rows = yield sql(
    `select handle, case when used < ?1 and ${kept.join(' and ')} and not exists (select 1 from relations where other = seen.handle)
       then 1 else 0 end as idle
     from (select handle, max(used) as used from sessions where handle > ?2 group by handle order by handle limit ?3) as seen
     order by handle`,
    before,
    after,
    PEOPLE_AT_ONCE,
  );
  const handles = rows.map(({ handle }) => String(handle));
  return {
    idle: handles.filter((_, i) => Number(rows[i]?.idle) === 1),
    last: rows.length < PEOPLE_AT_ONCE ? null : (handles.at(-1) ?? null),
  };
}
