import type { OneTimeSecret, Passkey } from '../profile-store.ts';
import { type SqlRow, type SqlScript, sql } from '../sql-script.ts';
import type { WriteResult } from '../store.ts';

/** Passkeys, phrases and one-time secrets. Only digests and public keys: nothing here signs anyone in by itself. */

export function* addPasskey({ id, handle, publicKey, counter, made, used }: Passkey): SqlScript<WriteResult> {
  const added = yield sql(
    `insert into passkeys (id, handle, public_key, counter, made, used) values (?1, ?2, ?3, ?4, ?5, ?6)
     on conflict do nothing returning id`,
    id,
    handle,
    publicKey,
    counter,
    made,
    used,
  );
  return added.length === 1 ? 'stored' : 'conflict';
}

export function* passkey(id: string): SqlScript<Passkey | undefined> {
  const rows = yield sql('select * from passkeys where id = ?1', id);
  return rows.map(passkeyOf)[0];
}

export function* passkeysOf(handle: string): SqlScript<readonly Passkey[]> {
  const rows = yield sql('select * from passkeys where handle = ?1 order by made', handle);
  return rows.map(passkeyOf);
}

function passkeyOf(row: SqlRow): Passkey {
  return {
    id: String(row.id),
    handle: String(row.handle),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    made: Number(row.made),
    used: row.used === null ? null : Number(row.used),
  };
}

export function* usePasskey(id: string, counter: number, at: number): SqlScript<WriteResult> {
  yield sql('update passkeys set counter = ?2, used = ?3 where id = ?1', id, counter, at);
  return 'stored';
}

export function* removePasskey(handle: string, id: string): SqlScript<WriteResult> {
  yield sql('delete from passkeys where id = ?2 and handle = ?1', handle, id);
  return 'stored';
}

export function* setPhrase(handle: string, digest: string): SqlScript<WriteResult> {
  yield sql(
    'insert into phrases (handle, digest) values (?1, ?2) on conflict (handle) do update set digest = excluded.digest',
    handle,
    digest,
  );
  return 'stored';
}

export function* hasPhrase(handle: string): SqlScript<boolean> {
  const rows = yield sql('select 1 as found from phrases where handle = ?1', handle);
  return rows.length > 0;
}

export function* personByPhrase(digest: string): SqlScript<string | undefined> {
  const rows = yield sql('select handle from phrases where digest = ?1', digest);
  return optionalText(rows[0]?.handle);
}

export function* addSecret({ purpose, digest, handle, until }: OneTimeSecret, now: number): SqlScript<WriteResult> {
  yield sql('delete from one_time_secrets where until <= ?1', now);
  // A device's new code ends the one before it.
  if (purpose === 'device') yield sql("delete from one_time_secrets where purpose = 'device' and handle = ?1", handle);
  const added = yield sql(
    'insert into one_time_secrets (digest, purpose, handle, until) values (?1, ?2, ?3, ?4) on conflict do nothing returning digest',
    digest,
    purpose,
    handle,
    until,
  );
  return added.length === 1 ? 'stored' : 'conflict';
}

export function* consumeSecret(
  purpose: OneTimeSecret['purpose'],
  digest: string,
  now: number,
): SqlScript<{ readonly handle: string | null } | undefined> {
  const rows = yield sql(
    'delete from one_time_secrets where digest = ?1 and purpose = ?2 and until > ?3 returning handle',
    digest,
    purpose,
    now,
  );
  return rows.map(({ handle }) => ({ handle: optionalText(handle) ?? null }))[0];
}

export function* readSecret(
  purpose: OneTimeSecret['purpose'],
  digest: string,
  now: number,
): SqlScript<{ readonly handle: string | null } | undefined> {
  const rows = yield sql('select handle from one_time_secrets where digest = ?1 and purpose = ?2 and until > ?3', digest, purpose, now);
  return rows.map(({ handle }) => ({ handle: optionalText(handle) ?? null }))[0];
}

export const optionalText = (value: SqlRow[string] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
