import type { Player } from '@parlour/protocol';
import type { MatchHead } from '@parlour/table';
import { eraseAttempts } from './daily/attempts.ts';
import * as credentials from './profile/credentials.ts';
import * as friendships from './profile/friendships.ts';
import * as results from './profile/match-results.ts';
import * as sessions from './profile/sessions.ts';
import type { ProfileStore } from './profile-store.ts';
import { type SqlRunner, type SqlScript, sql } from './sql-script.ts';
import type { WriteResult } from './store.ts';

/** A `ProfileStore` for any database that can run the scripts. */
export function sqlProfileStore({ read, write }: SqlRunner): ProfileStore {
  return {
    addPasskey: (key) => write(() => credentials.addPasskey(key)),
    passkey: (id) => read(() => credentials.passkey(id)),
    passkeysOf: (handle) => read(() => credentials.passkeysOf(handle)),
    usePasskey: (id, counter, at) => write(() => credentials.usePasskey(id, counter, at)),
    removePasskey: (handle, id) => write(() => credentials.removePasskey(handle, id)),
    setPhrase: (handle, digest) => write(() => credentials.setPhrase(handle, digest)),
    hasPhrase: (handle) => read(() => credentials.hasPhrase(handle)),
    personByPhrase: (digest) => read(() => credentials.personByPhrase(digest)),
    addSecret: (secret, now) => write(() => credentials.addSecret(secret, now)),
    consumeSecret: async (purpose, digest, now) => {
      let taken: { readonly handle: string | null } | undefined;
      const written = await write(function* () {
        taken = yield* credentials.consumeSecret(purpose, digest, now);
        return 'stored';
      });
      return written === 'stored' ? taken : undefined;
    },
    readSecret: (purpose, digest, now) => read(() => credentials.readSecret(purpose, digest, now)),
    addSession: (session) => write(() => sessions.addSession(session)),
    sessionByDigest: (handle, digest, now) => read(() => sessions.sessionByDigest(handle, digest, now)),
    sessionsOf: (handle, now) => read(() => sessions.sessionsOf(handle, now)),
    touchSession: (id, origin, now) => write(() => sessions.touchSession(id, origin, now)),
    rotateSession: (id, from, to, used, now) => write(() => sessions.rotateSession(id, from, to, used, now)),
    firstSessionOf: (handle) => read(() => sessions.firstSessionOf(handle)),
    proveSession: (id, now) => write(() => sessions.proveSession(id, now)),
    revokeSession: (handle, id, now) => write(() => sessions.revokeSession(handle, id, now)),
    addSecurityEvent: (handle, event) => write(() => sessions.addSecurityEvent(handle, event)),
    securityEventsOf: (handle, since) => read(() => sessions.securityEventsOf(handle, since)),
    seeSecurityEvents: (id, now) => write(() => sessions.seeSecurityEvents(id, now)),
    recordSeats: (match, game, handles) => write(() => results.recordSeats(match, game, handles)),
    recordResult: (match, rate) => write(() => results.recordResult(match, rate)),
    isFinished: (match) => read(() => results.isFinished(match)),
    seatsOf: (handle) => read(() => results.seatsOf(handle)),
    gamesOf: (handle, before, limit) => read(() => results.gamesOf(handle, before, limit)),
    participationsOf: (handle) => read(() => results.participationsOf(handle)),
    coPlayersOf: (handle, limit) => read(() => results.coPlayersOf(handle, limit)),
    skillsOf: (handle) => read(() => results.skillsOf(handle)),
    ladder: (game, limit) => read(() => results.ladder(game, limit)),
    friendCode: (handle) => read(() => friendships.friendCode(handle)),
    setFriendCode: (handle, code) => write(() => friendships.setFriendCode(handle, code)),
    personByFriendCode: (code) => read(() => friendships.personByFriendCode(code)),
    relationsOf: (handle) => read(() => friendships.relationsOf(handle)),
    ask: (handle, other) => write(() => friendships.ask(handle, other)),
    accept: (handle, other) => write(() => friendships.accept(handle, other)),
    unfriend: (handle, other) => write(() => friendships.unfriend(handle, other)),
    block: (handle, other) => write(() => friendships.block(handle, other)),
    unblock: (handle, other) => write(() => friendships.unblock(handle, other)),
    blocksOf: (handle) => read(() => friendships.blocksOf(handle)),
    invite: (handle, other, table, until) => write(() => friendships.invite(handle, other, table, until)),
    invitationsFor: (handle, now) => read(() => friendships.invitationsFor(handle, now)),
    erase: (handle, at) => write(() => erase(handle, at)),
    idlePeople: (before, after) => read(() => sessions.idlePeople(before, after)),
    forget: (handle) => write(() => forget(handle)),
    isDeleted: (handle) => read(() => isGone(handle)),
  };
}

/** The head of a match with a nameless player in one seat. */
export function anonymizePlayer(head: MatchHead, seat: number): MatchHead {
  const handles = head.handles?.map((handle, index) => (index === seat ? null : handle));
  return { ...head, players: head.players.with(seat, results.DELETED_PLAYER), ...(handles === undefined ? {} : { handles }) };
}

/** The tables whose rows belong to one person, by the column `handle`. */
const TABLES_BY_HANDLE = `passkeys phrases one_time_secrets participations ratings friend_codes sessions security_events`.split(' ');

function* erase(handle: string, at: number): SqlScript<WriteResult> {
  yield sql('insert into deleted_people (handle, at) values (?1, ?2) on conflict do nothing', handle, at);
  const played = yield sql('select match, seat, players from participations join match_results using (match) where handle = ?1', handle);
  for (const { match = null, seat, players } of played) {
    const nameless = (JSON.parse(String(players)) as readonly Player[]).map((player, index) =>
      index === Number(seat) ? results.DELETED_PLAYER : player,
    );
    yield sql('update match_results set players = ?2 where match = ?1', match, JSON.stringify(nameless));
  }
  yield* forget(handle);
  return 'stored';
}

/** Deletes what belongs to one person alone. */
function* forget(handle: string): SqlScript<WriteResult> {
  for (const table of TABLES_BY_HANDLE) yield sql(`delete from ${table} where handle = ?1`, handle);
  yield sql('delete from relations where handle = ?1 or other = ?1', handle);
  yield sql('delete from rating_pairs where one = ?1 or other = ?1', handle);
  yield sql('delete from friend_invitations where invited = ?1 or inviter = ?1', handle);
  yield* eraseAttempts(handle);
  yield sql('delete from reports where reporter = ?1 or handle = ?1', handle);
  return 'stored';
}

function* isGone(handle: string): SqlScript<boolean> {
  const rows = yield sql('select 1 as found from deleted_people where handle = ?1', handle);
  return rows.length > 0;
}
