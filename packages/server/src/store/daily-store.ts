import type { Day } from '@parlour/protocol';
import * as daily from './daily/attempts.ts';
import { serverKey } from './daily/server-key.ts';
import type { SqlRunner } from './sql-script.ts';
import type { WriteResult } from './store.ts';

/** One person's attempt at the deal of a game and day: there is only one. */
export interface StoredAttempt {
  readonly game: string;
  readonly day: Day;
  readonly handle: string;
  /** The table where it is played. */
  readonly code: string;
  readonly began: number;
  readonly ended: number | null;
  /** Null until it ends, and for an attempt that does not count. */
  readonly score: number | null;
  /** At its table, from 1. */
  readonly place: number | null;
  readonly match: string | null;
  /** What the best bot at its table scored. */
  readonly bots: number | null;
}

/** How many people reached a score. */
export interface ScoreCount {
  readonly score: number;
  readonly players: number;
}

export interface StoredTotals {
  readonly handle: string;
  readonly played: number;
  readonly wins: number;
  /** Up to `lastDay`. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly lastDay: Day;
}

/** Attempts at daily deals. Their results are written with the results of their matches, see `ProfileStore.recordResult`. */
export interface DailyStore {
  /** The secret of all daily deals, made once and the same for every node; undefined when it could not be stored. */
  key(fresh: () => Buffer): Promise<Buffer | undefined>;
  /** Begins an attempt. An earlier one of the same person stays and is returned instead. */
  begin(attempt: Pick<StoredAttempt, 'game' | 'day' | 'handle' | 'code' | 'began'>): Promise<StoredAttempt | undefined>;
  /** Ends an attempt without a result. */
  giveUp(game: string, day: Day, handle: string, at: number): Promise<WriteResult>;
  attempt(game: string, day: Day, handle: string): Promise<StoredAttempt | undefined>;
  /** The latest first. */
  attemptsOf(handle: string): Promise<readonly StoredAttempt[]>;
  /** The attempts of these people that count. */
  attemptsOfMany(game: string, day: Day, handles: readonly string[]): Promise<readonly StoredAttempt[]>;
  /** The best attempts that count. */
  best(game: string, day: Day, limit: number): Promise<readonly StoredAttempt[]>;
  /** The highest score first. */
  scores(game: string, day: Day): Promise<readonly ScoreCount[]>;
  totals(game: string, handle: string): Promise<StoredTotals | undefined>;
  /** The most wins first. */
  allTime(game: string, limit: number): Promise<readonly StoredTotals[]>;
  /** Deletes attempts and scores of days before this one. Totals stay. */
  dropBefore(day: Day): Promise<WriteResult>;
}

/** A `DailyStore` for any database that can run the scripts. */
export function sqlDailyStore({ read, write }: SqlRunner): DailyStore {
  return {
    key: async (fresh) => {
      const made = fresh().toString('hex');
      let key = '';
      const written = await write(function* () {
        key = yield* serverKey('daily', made);
        return 'stored';
      });
      return written === 'stored' ? Buffer.from(key, 'hex') : undefined;
    },
    begin: async (attempt) => {
      let begun: StoredAttempt | undefined;
      const written = await write(function* () {
        begun = yield* daily.begin(attempt);
        return 'stored';
      });
      return written === 'stored' ? begun : undefined;
    },
    giveUp: (game, day, handle, at) => write(() => daily.giveUp(game, day, handle, at)),
    attempt: (game, day, handle) => read(() => daily.attempt(game, day, handle)),
    attemptsOf: (handle) => read(() => daily.attemptsOf(handle)),
    attemptsOfMany: (game, day, handles) => read(() => daily.attemptsOfMany(game, day, handles)),
    best: (game, day, limit) => read(() => daily.best(game, day, limit)),
    scores: (game, day) => read(() => daily.scores(game, day)),
    totals: (game, handle) => read(() => daily.totals(game, handle)),
    allTime: (game, limit) => read(() => daily.allTime(game, limit)),
    dropBefore: (day) => write(() => daily.dropBefore(day)),
  };
}
