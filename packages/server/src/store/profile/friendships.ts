import type { Blocks } from '@parlour/table';
import type { FriendInvitation, Relation, RelationKind } from '../profile-store.ts';
import { type SqlScript, sql } from '../sql-script.ts';
import type { WriteResult } from '../store.ts';
import { optionalText } from './credentials.ts';

export function* friendCode(handle: string): SqlScript<string | undefined> {
  const rows = yield sql('select code from friend_codes where handle = ?1', handle);
  return optionalText(rows[0]?.code);
}

export function* setFriendCode(handle: string, code: string): SqlScript<WriteResult> {
  const taken = yield sql('select 1 as found from friend_codes where code = ?1', code);
  if (taken.length > 0) return 'conflict';
  yield sql(
    'insert into friend_codes (handle, code) values (?1, ?2) on conflict (handle) do update set code = excluded.code',
    handle,
    code,
  );
  return 'stored';
}

export function* personByFriendCode(code: string): SqlScript<string | undefined> {
  const rows = yield sql('select handle from friend_codes where code = ?1', code);
  return optionalText(rows[0]?.handle);
}

export function* relationsOf(handle: string): SqlScript<readonly Relation[]> {
  const mine = yield sql('select other as handle, kind from relations where handle = ?1 order by other', handle);
  const asking = yield sql(
    `select handle, 'asking' as kind from relations where other = ?1 and kind = 'asked'
     and not exists (select 1 from relations mine where mine.handle = ?1 and mine.other = relations.handle and mine.kind = 'blocked') order by handle`,
    handle,
  );
  return [...mine, ...asking].map((row) => ({ handle: String(row.handle), kind: row.kind as RelationKind }));
}

function* kindOf(one: string, other: string): SqlScript<RelationKind | undefined> {
  const rows = yield sql('select kind from relations where handle = ?1 and other = ?2', one, other);
  return rows[0]?.kind as RelationKind | undefined;
}

function* put(one: string, other: string, kind: RelationKind): SqlScript<void> {
  yield sql(
    'insert into relations (handle, other, kind) values (?1, ?2, ?3) on conflict (handle, other) do update set kind = excluded.kind',
    one,
    other,
    kind,
  );
}

export function* ask(handle: string, other: string): SqlScript<WriteResult> {
  if ((yield* kindOf(other, handle)) === 'asked' && (yield* kindOf(handle, other)) !== 'blocked') return yield* accept(handle, other);
  // A blocked person asks like anybody else, and the request is dropped.
  if ((yield* kindOf(handle, other)) !== 'friend') yield* put(handle, other, 'asked');
  return 'stored';
}

export function* accept(handle: string, other: string): SqlScript<WriteResult> {
  if ((yield* kindOf(other, handle)) !== 'asked') return 'conflict';
  yield* put(handle, other, 'friend');
  yield* put(other, handle, 'friend');
  return 'stored';
}

/** A block by the other person stays. */
export function* unfriend(handle: string, other: string): SqlScript<WriteResult> {
  yield sql(
    "delete from relations where kind in ('friend', 'asked') and ((handle = ?1 and other = ?2) or (handle = ?2 and other = ?1))",
    handle,
    other,
  );
  yield sql('delete from friend_invitations where (invited = ?1 and inviter = ?2) or (invited = ?2 and inviter = ?1)', handle, other);
  return 'stored';
}

/** The other's own list stays as it is: a blocked person does not notice. */
export function* block(handle: string, other: string): SqlScript<WriteResult> {
  yield* put(handle, other, 'blocked');
  yield sql('delete from friend_invitations where (invited = ?1 and inviter = ?2) or (invited = ?2 and inviter = ?1)', handle, other);
  return 'stored';
}

/** A friendship that was blocked is over: a request of the other shows again. */
export function* unblock(handle: string, other: string): SqlScript<WriteResult> {
  if ((yield* kindOf(handle, other)) !== 'blocked') return 'stored';
  yield sql('delete from relations where handle = ?1 and other = ?2', handle, other);
  yield sql("delete from relations where handle = ?2 and other = ?1 and kind = 'friend'", handle, other);
  return 'stored';
}

const MAX_BLOCKS = 1000;

export function* blocksOf(handle: string): SqlScript<Blocks> {
  const mine = yield sql("select other as handle from relations where handle = ?1 and kind = 'blocked' limit ?2", handle, MAX_BLOCKS);
  const theirs = yield sql("select handle from relations where other = ?1 and kind = 'blocked' limit ?2", handle, MAX_BLOCKS);
  const handles = (rows: typeof mine) => rows.map((row) => String(row.handle));
  return { blocked: handles(mine), blockedBy: handles(theirs) };
}

export function* invite(handle: string, other: string, table: string, until: number): SqlScript<WriteResult> {
  if ((yield* kindOf(handle, other)) !== 'friend') return 'conflict';
  // An invitation from a blocked person is dropped.
  if ((yield* kindOf(other, handle)) !== 'friend') return 'stored';
  yield sql(
    `insert into friend_invitations (invited, code, inviter, until) values (?1, ?2, ?3, ?4)
     on conflict (invited, code) do update set inviter = excluded.inviter, until = excluded.until`,
    other,
    table,
    handle,
    until,
  );
  return 'stored';
}

export function* invitationsFor(handle: string, now: number): SqlScript<readonly FriendInvitation[]> {
  const rows = yield sql(
    'select inviter, code from friend_invitations where invited = ?1 and until > ?2 order by until desc limit 20',
    handle,
    now,
  );
  return rows.map(({ inviter, code }) => ({ from: String(inviter), table: String(code) }));
}
