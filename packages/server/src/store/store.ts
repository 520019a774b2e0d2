import type { Refusal } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { MatchHead, SavedTable, StoredEntry, StoredMatch } from '@parlour/table';
import type { ProfileStore } from './profile-store.ts';

/**
 * How a write ended. stored: it is durable, and only now.
 * conflict: another writer was first, nothing changed. failed: it could not be kept, nothing changed.
 * unknown: the line to the database broke before it answered. Nothing may be said of such a write before what is
 * stored was read again; the first read that succeeds afterwards tells for good.
 */
export type WriteResult = 'stored' | 'conflict' | 'failed' | 'unknown';

/** The store cannot be asked just now. Every read may reject with this; later the same question may be answered. */
export class StoreUnavailable extends Error {
  override name = 'StoreAway';
}

/** A table as it is stored. Its version counts how often it was written, from 1. */
export interface VersionedTable {
  readonly table: SavedTable;
  readonly version: number;
}

/** A running match under rules that are not known here. */
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

/** Browsers at which one person can be called. */
export const MAX_SUBSCRIPTIONS = 8;

/** Where a browser can be called, as it says of itself. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Where tables, people and the logs of matches are kept. Writes of one process are done in the order they were asked for,
 * and a read sees all writes that were asked for before it.
 */
export interface Store {
  /** What is kept of people beyond their name. */
  readonly profiles: ProfileStore;
  /** A browser belongs to whoever used it last. Somebody's oldest are forgotten when there are many. */
  addSubscription(handle: string, subscription: Subscription): Promise<WriteResult>;
  subscriptionsOf(handle: string): Promise<readonly Subscription[]>;
  dropSubscription(endpoint: string): Promise<WriteResult>;

  readPerson(handle: string): Promise<Person | undefined>;
  writePerson(person: Person): Promise<WriteResult>;
  erasePerson(handle: string): Promise<WriteResult>;

  /** Stored as version 1. Conflict when the code is taken. */
  addTable(table: SavedTable): Promise<WriteResult>;
  /** Stored as version `expectedVersion + 1`. Conflict when another version is stored. */
  writeTable(table: SavedTable, expectedVersion: number): Promise<WriteResult>;
  readTable(code: string): Promise<VersionedTable | undefined>;
  /** Codes of the tables at which someone has a seat, the latest first. */
  tablesOf(handle: string, limit: number): Promise<readonly string[]>;
  /** How many tables someone has opened since then that are not over. */
  countHosted(handle: string, since: number): Promise<number>;
  /** Codes of the tables where a match was running when they were last written. */
  playingTables(since: number): Promise<readonly string[]>;
  /** Codes of slow games that something is due in by then. */
  dueTables(by: number): Promise<readonly string[]>;
  /** Public tables with a living leader, the latest first. */
  publicTables(limit: number): Promise<readonly VersionedTable[]>;

  /** A new match and the table that plays it, both or neither. Conflict on the table's version or the match's id. */
  createMatch(head: MatchHead, table: SavedTable, expectedVersion: number): Promise<WriteResult>;
  /**
   * Conflict when the log does not hold exactly `expectedStep` entries. After one that was not stored, those to the same
   * match that were asked for before its answer are not stored either: they were meant to follow it.
   */
  append(match: string, expectedStep: number, entry: StoredEntry): Promise<WriteResult>;
  /** A refusal when there is no such match, or when what is stored cannot be one. */
  readMatch(id: string): Promise<StoredMatch | Refusal>;
  hasMatch(id: string): Promise<boolean>;
  /** Leaves a nameless player in a seat of a match. Its log stays as it is. */
  anonymizePlayer(match: string, seat: number): Promise<WriteResult>;
  /** The log behind step `after`, in order. */
  readEntries(match: string, after: number): Promise<readonly StoredEntry[]>;
  /** Marks a match that does not replay, for people to look into. Its log stays as it is. */
  quarantine(match: string, problem: string): Promise<WriteResult>;
  /** Running matches of games that are not named here, or are named without the version of their rules. */
  unsupportedMatches(rules: ReadonlyMap<string, readonly number[]>): Promise<readonly UnsupportedMatch[]>;

  /** This node is alive for so long from now on, by the store's own clock. */
  heartbeat(node: string, ttlMs: number): Promise<WriteResult>;
  /** Takes every one of these tables that no other living node leads. Tells which this node leads now: none if it is not alive itself. */
  claimLeadership(node: string, codes: readonly string[]): Promise<readonly string[]>;
  /** Gives up these tables; without codes all of them, and the heartbeat too. */
  releaseLeadership(node: string, codes?: readonly string[]): Promise<WriteResult>;

  /** Deletes what nobody has touched for long. Tables in `keep` stay. */
  tidy(before: TidyLimits, keep: readonly string[]): Promise<TidyReport>;
  /** How much is stored, for the metrics. */
  sizes(): Promise<StoreSizes>;

  /** Writes something that is not kept, as durably as anything: whether the store can be written to. */
  probe(): Promise<WriteResult>;

  /** Made once, and shared by all who use this store. */
  sessionKeys(): Promise<SessionKeys>;

  /** After everything asked for is done. */
  close(): Promise<void>;
}

/** Each game with each version of its rules. */
export function rulePairs(rules: ReadonlyMap<string, readonly number[]>): (readonly [game: string, version: number])[] {
  return [...rules].flatMap(([game, versions]) => versions.map((version) => [game, version] as const));
}
