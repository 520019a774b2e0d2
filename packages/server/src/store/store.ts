import type { Refusal } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { MatchHead, SavedTable, StoredEntry, StoredMatch } from '@parlour/table';
import type { DailyStore } from './daily-store.ts';
import type { ModerationStore } from './moderation-store.ts';
import type { ProfileStore } from './profile-store.ts';

/**
 * The result of a write. stored: it is durable.
 * conflict: another writer was first, nothing changed. failed: it could not be stored, nothing changed.
 * unknown: the connection to the database broke before it answered. Such a write must not be reported before the
 * stored data was read again; the first read that succeeds afterwards decides.
 */
export type WriteResult = 'stored' | 'conflict' | 'failed' | 'unknown';

/** The store is down. Every read may reject with this; the same read may succeed later. */
export class StoreUnavailable extends Error {
  override name = 'StoreAway';
}

/** A stored table. Its version counts its writes, from 1. */
export interface VersionedTable {
  readonly table: SavedTable;
  readonly version: number;
}

/** The version of a table and the step of its match. */
export interface TablePosition {
  readonly code: string;
  readonly version: number;
  readonly match: string | null;
  readonly step: number;
}

/** A saved table, and how many steps the log of its match has. */
export interface TableAtStep {
  readonly table: SavedTable;
  readonly step: number;
}

/** A running match under unknown rules. */
export interface UnsupportedMatch {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
}

/** Times before which things are deleted, in milliseconds. */
export interface TidyLimits {
  /** Tables without a match, or whose match is over. */
  readonly lobbies: number;
  /** Tables whose match was never finished, with that match. */
  readonly abandoned: number;
  /** Matches of no table, by the time of their deal. */
  readonly matches: number;
}

export interface TidyReport {
  readonly tables: number;
  readonly matches: number;
}

export interface StoreSizes {
  readonly tables: number;
  readonly matches: number;
  readonly bytes: number;
}

/** Ids of matches begin with the time of the deal: those dealt before come first in the alphabet. */
export const matchIdAt = (time: number): string => Math.max(0, time).toString(36).padStart(8, '0');

/** The session keys, the one that signs first. */
export type SessionKeys = readonly [Buffer, ...Buffer[]];

/** The most browsers of one person that get notifications. */
export const MAX_SUBSCRIPTIONS = 8;

/** A browser's subscription to notifications, as sent by it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Tables, people and logs of matches. Writes of one process are executed in the order of their requests,
 * and a read sees all writes requested before it.
 */
export interface Store {
  /** What is stored of people beyond their name. */
  readonly profiles: ProfileStore;
  /** Reports and bans. */
  readonly moderation: ModerationStore;
  /** Attempts at daily deals. */
  readonly daily: DailyStore;
  /** A browser belongs to its last person. The oldest of a person are dropped when there are many. */
  addSubscription(handle: string, subscription: Subscription): Promise<WriteResult>;
  subscriptionsOf(handle: string): Promise<readonly Subscription[]>;
  dropSubscription(endpoint: string): Promise<WriteResult>;

  readPerson(handle: string): Promise<Person | undefined>;
  /** Those of the people that exist, by handle, in one read. */
  readPeople(handles: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  writePerson(person: Person): Promise<WriteResult>;
  erasePerson(handle: string): Promise<WriteResult>;

  /** Stored as version 1. Conflict when the code exists. */
  addTable(table: SavedTable): Promise<WriteResult>;
  /** Stored as version `expectedVersion + 1`. Conflict when another version is stored. */
  writeTable(table: SavedTable, expectedVersion: number): Promise<WriteResult>;
  readTable(code: string): Promise<VersionedTable | undefined>;
  /** These tables with the step of their matches, in one query. Unknown tables are left out. */
  readTables(codes: readonly string[]): Promise<readonly TableAtStep[]>;
  /** The versions and steps of these tables, in one query. Unknown tables are left out. */
  tablePositions(codes: readonly string[]): Promise<readonly TablePosition[]>;
  /** Codes of the tables where a person has a seat, the latest first. */
  tablesOf(handle: string, limit: number): Promise<readonly string[]>;
  /** How many unfinished tables a person has opened since then. */
  countHosted(handle: string, since: number): Promise<number>;
  /** Codes of the tables where a match was running when they were last written. */
  playingTables(since: number): Promise<readonly string[]>;
  /** Codes of correspondence matches with a move due by then. */
  dueTables(by: number): Promise<readonly string[]>;
  /** Public tables with a live leader, the latest first. */
  publicTables(limit: number): Promise<readonly VersionedTable[]>;

  /** A new match and the table that plays it, both or neither. Conflict on the table's version or the match's id. */
  createMatch(head: MatchHead, table: SavedTable, expectedVersion: number): Promise<WriteResult>;
  /**
   * Conflict when the log does not hold exactly `expectedStep` entries. After one that was not stored, appends to the same
   * match that were requested before its answer are not stored either: they were meant to follow it.
   */
  append(match: string, expectedStep: number, entry: StoredEntry): Promise<WriteResult>;
  /** A refusal when the match does not exist, or its data is damaged. */
  readMatch(id: string): Promise<StoredMatch | Refusal>;
  hasMatch(id: string): Promise<boolean>;
  /** Leaves a nameless player in a seat of a match. Its log stays as it is. */
  anonymizePlayer(match: string, seat: number): Promise<WriteResult>;
  /** The log after step `after`, in order. */
  readEntries(match: string, after: number): Promise<readonly StoredEntry[]>;
  /** Marks a match that does not replay, for inspection. Its log stays as it is. */
  quarantine(match: string, problem: string): Promise<WriteResult>;
  /** Running matches of games that are not listed, or are listed without the version of their rules. */
  unsupportedMatches(rules: ReadonlyMap<string, readonly number[]>): Promise<readonly UnsupportedMatch[]>;

  /** This node is alive for this long from now on, by the store's own clock. */
  heartbeat(node: string, ttlMs: number): Promise<WriteResult>;
  /** Claims each of these tables that no other live node leads. Returns the tables this node leads now: none if it is not alive itself. */
  claimLeadership(node: string, codes: readonly string[]): Promise<readonly string[]>;
  /** Releases these tables; without codes all of them, and the heartbeat too. */
  releaseLeadership(node: string, codes?: readonly string[]): Promise<WriteResult>;

  /** Deletes what nobody has touched for long. Tables in `keep` stay. */
  tidy(before: TidyLimits, inUse: readonly string[]): Promise<TidyReport>;
  /** How much is stored, for the metrics. */
  sizes(): Promise<StoreSizes>;

  /** Writes and removes a value, as durably as any write: whether the store can be written to. */
  probe(): Promise<WriteResult>;

  /** Created once, and shared by all nodes of this store. */
  sessionKeys(): Promise<SessionKeys>;

  /** Closes after all requests are done. */
  close(): Promise<void>;
}

/** Each game with each version of its rules. */
export function rulePairs(rules: ReadonlyMap<string, readonly number[]>): (readonly [game: string, version: number])[] {
  return [...rules].flatMap(([game, versions]) => versions.map((version) => [game, version] as const));
}
