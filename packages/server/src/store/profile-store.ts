import type { Player, RatingChange, SecurityEventKind } from '@parlour/protocol';
import type { Blocks } from '@parlour/table';
import type { WriteResult } from './store.ts';

/** A key on a person's device. The server has only the public half. */
export interface Passkey {
  readonly id: string;
  readonly handle: string;
  /** base64url */
  readonly publicKey: string;
  readonly counter: number;
  readonly made: number;
  readonly used: number | null;
}

/** A secret that works once and for a short time: a challenge, a code. Stored only as a digest. */
export interface OneTimeSecret {
  readonly purpose: 'passkey' | 'device';
  readonly digest: string;
  /** The person it is for; null when that is not known before it is used. */
  readonly handle: string | null;
  readonly until: number;
}

/** A browser that is signed in. Its cookie holds a secret, of which only digests are kept. */
export interface StoredSession {
  readonly id: string;
  readonly handle: string;
  readonly digest: string;
  /** Of the secret before the last rotation, until the new one is used. */
  readonly previous: string | null;
  /** What the browser calls itself, for people. */
  readonly name: string;
  /** A digest of the address it was last used from. */
  readonly origin: string;
  readonly made: number;
  readonly used: number;
  readonly rotated: number;
  /** Up to when its person has read security events here. */
  readonly seen: number;
  /** When a passkey or the phrase was last shown here. */
  readonly proved: number | null;
}

export interface IdlePeople {
  readonly idle: readonly string[];
  readonly last: string | null;
}

/** A change that the other devices of a person are notified of. */
export interface SecurityEvent {
  readonly at: number;
  readonly kind: SecurityEventKind;
  /** The session that did it, and its name. */
  readonly session: string;
  readonly name: string;
}

/** One person's part in a finished match. */
export interface Participation {
  readonly seat: number;
  readonly handle: string;
  readonly place: number;
  readonly score: number;
  readonly left: boolean;
  /** How far back they had to remember, and whether they did; null for other games. */
  readonly memory: readonly (readonly [back: number, right: 0 | 1])[] | null;
  /** The names of the honours they earned. */
  readonly honours: readonly string[];
}

export interface FinishedMatch {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly players: readonly Player[];
  readonly participations: readonly Participation[];
  /** The match changes the skills of all players. */
  readonly rated: boolean;
  /** The day whose deal it was. */
  readonly daily?: string;
  /** What the best bot scored. */
  readonly bots?: number;
  /** Also between people of one address, as in tests. */
  readonly allowSameAddress?: boolean;
}

export interface PastParticipation extends Participation {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly points: RatingChange | null;
}

export interface PastGame extends PastParticipation {
  readonly players: readonly Player[];
}

/** How often two people met, and who had the better place in the matches that neither of them left. */
export interface HeadToHead {
  readonly handle: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** A person's skill at a game, and its uncertainty. `points` are shown and ranked. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  readonly points: number;
}

export interface RankedSkill {
  readonly handle: string;
  readonly game: string;
  readonly points: number;
  readonly games: number;
  /** Null while the rating is provisional. */
  readonly place: number | null;
}

/** New skills from the old ones, in the order of the participations; undefined for a first match. A weight of 1 counts fully, 0 not at all. */
export type RatingFunction = (before: readonly (Skill | undefined)[], weight: number) => readonly Skill[];

/** asked: this person asked. asking: the other person asked. */
export type RelationKind = 'friend' | 'asked' | 'asking' | 'blocked';

export interface Relation {
  readonly handle: string;
  readonly kind: RelationKind;
}

export interface FriendInvitation {
  readonly from: string;
  readonly table: string;
}

/**
 * What is stored of people beyond their name: sign-in methods, matches, ratings, friends.
 * As with the store, writes are durable when answered, and a read sees earlier writes.
 */
export interface ProfileStore {
  /** Conflict when that key exists already. */
  addPasskey(passkey: Passkey): Promise<WriteResult>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(handle: string): Promise<readonly Passkey[]>;
  usePasskey(id: string, counter: number, at: number): Promise<WriteResult>;
  removePasskey(handle: string, id: string): Promise<WriteResult>;
  /** One phrase a person: a new one ends the old. */
  setPhrase(handle: string, digest: string): Promise<WriteResult>;
  hasPhrase(handle: string): Promise<boolean>;
  personByPhrase(digest: string): Promise<string | undefined>;

  addSecret(secret: OneTimeSecret, now: number): Promise<WriteResult>;
  /** The person of a one-time secret, once; undefined for one that is unknown, used or expired. */
  consumeSecret(purpose: OneTimeSecret['purpose'], digest: string, now: number): Promise<{ readonly handle: string | null } | undefined>;

  /** Whom a secret concerns that can still be used. */
  readSecret(purpose: OneTimeSecret['purpose'], digest: string, now: number): Promise<{ readonly handle: string | null } | undefined>;

  addSession(session: StoredSession): Promise<WriteResult>;
  /** A session that is neither revoked nor unused for a year. */
  sessionByDigest(handle: string, digest: string, now: number): Promise<StoredSession | undefined>;
  sessionsOf(handle: string, now: number): Promise<readonly StoredSession[]>;
  touchSession(id: string, origin: string, now: number): Promise<WriteResult>;
  /** From one digest to another; the one that was used stays good until the new one is. Conflict when another page was first. */
  rotateSession(id: string, from: string, to: string, used: string, now: number): Promise<WriteResult>;
  /** When the person was first signed in. */
  firstSessionOf(handle: string): Promise<number | undefined>;
  proveSession(id: string, now: number): Promise<WriteResult>;
  /** Conflict when the person has no such session. */
  revokeSession(handle: string, id: string, now: number): Promise<WriteResult>;
  addSecurityEvent(handle: string, event: SecurityEvent): Promise<WriteResult>;
  /** The latest first. */
  securityEventsOf(handle: string, since: number): Promise<readonly SecurityEvent[]>;
  seeSecurityEvents(session: string, now: number): Promise<WriteResult>;

  /** The handles of a match by seat; null for bots. May be repeated. */
  recordSeats(match: string, game: string, handles: readonly (string | null)[]): Promise<WriteResult>;
  /** Conflict when it was recorded before: a match counts once, whichever node saw its end. */
  recordResult(match: FinishedMatch, rate: RatingFunction): Promise<WriteResult>;
  isFinished(match: string): Promise<boolean>;
  /** Matches and seats of a person, finished or not. */
  seatsOf(handle: string): Promise<readonly { readonly match: string; readonly seat: number }[]>;
  /** Newest first, those before a time. */
  gamesOf(handle: string, before: number, limit: number): Promise<readonly PastGame[]>;
  participationsOf(handle: string): Promise<readonly PastParticipation[]>;
  /** The most frequent co-players of a person. */
  coPlayersOf(handle: string, limit: number): Promise<readonly HeadToHead[]>;
  skillsOf(handle: string): Promise<readonly RankedSkill[]>;
  ladder(game: string, limit: number): Promise<readonly RankedSkill[]>;

  friendCode(handle: string): Promise<string | undefined>;
  /** Conflict when another person has the code. */
  setFriendCode(handle: string, code: string): Promise<WriteResult>;
  personByFriendCode(code: string): Promise<string | undefined>;
  relationsOf(handle: string): Promise<readonly Relation[]>;
  /** Sends a request, or accepts one. A blocked person never learns of it. */
  ask(handle: string, other: string): Promise<WriteResult>;
  /** Conflict when they never asked. */
  accept(handle: string, other: string): Promise<WriteResult>;
  unfriend(handle: string, other: string): Promise<WriteResult>;
  block(handle: string, other: string): Promise<WriteResult>;
  unblock(handle: string, other: string): Promise<WriteResult>;
  /** The people a person has blocked, and those who have blocked them. */
  blocksOf(handle: string): Promise<Blocks>;
  invite(handle: string, other: string, table: string, until: number): Promise<WriteResult>;
  invitationsFor(handle: string, now: number): Promise<readonly FriendInvitation[]>;

  /** Deletes a person for good. Finished matches keep a nameless player. */
  erase(handle: string, at: number): Promise<WriteResult>;
  /**
   * The people among the next few hundred after this handle who never played, have neither a sign-in method nor relations, and were
   * last here before a time; and the last handle of those that were looked at, null at the end.
   */
  idlePeople(before: number, after: string): Promise<IdlePeople>;
  /** Deletes the profile of such a person. Unlike a deleted person they may come back. */
  forget(handle: string): Promise<WriteResult>;
  isDeleted(handle: string): Promise<boolean>;
}
