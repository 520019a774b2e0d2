import type { Refusal } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { MatchHead, SavedTable, StoredEntry, StoredMatch } from '@parlour/table';
import type { People } from './people.ts';

/**
 * How a write ended. stored: it is durable, and only now.
 * conflict: another writer was first, nothing changed. failed: it could not be kept, nothing changed.
 */
export type Written = 'stored' | 'conflict' | 'failed';

/**
 * Where tables, people and the logs of matches are kept. Writes are done in the order they were asked for,
 * and a read sees all writes that were asked for before it.
 */
export interface Store {
  /** What is kept of people beyond their name. */
  readonly people: People;
  readPerson(handle: string): Promise<Person | undefined>;
  writePerson(person: Person): Promise<Written>;
  erasePerson(handle: string): Promise<Written>;

  /** Conflict when the code is taken. */
  addTable(table: SavedTable): Promise<Written>;
  writeTable(table: SavedTable): Promise<Written>;
  readTable(code: string): Promise<SavedTable | undefined>;
  /** Codes of the tables at which someone has a seat, the latest first. */
  tablesOf(handle: string, limit: number): Promise<readonly string[]>;
  /** How many tables someone has opened since then that are not over. */
  countHosted(handle: string, since: number): Promise<number>;
  /** Codes of the tables where a match was running when they were last written. */
  playingTables(since: number): Promise<readonly string[]>;

  /** A new match and the table that plays it, both or neither. */
  createMatch(head: MatchHead, table: SavedTable): Promise<Written>;
  /** Conflict when the log does not hold exactly `expectedStep` entries. */
  append(match: string, expectedStep: number, entry: StoredEntry): Promise<Written>;
  /** A refusal when there is no such match, or when what is stored cannot be one. */
  readMatch(id: string): Promise<StoredMatch | Refusal>;
  /** Leaves a nameless player in a seat of a match. Its log stays as it is. */
  forgetPlayer(match: string, seat: number): Promise<Written>;
  /** Marks a match that does not replay, for people to look into. Its log stays as it is. */
  quarantine(match: string, problem: string): Promise<Written>;

  /** After everything asked for is done. */
  close(): Promise<void>;
}
