import { isRecord, isRefusal, type Parsed } from '@parlour/kernel';
import { malformed, type Person } from './table.ts';
import { parseTableSettings, type Tempo } from './table-settings.ts';

/** A day of the server as `2026-11-16`: from midnight to midnight in universal time. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Boards and seeds of earlier days are not served. */
export const MAX_PAST_DAYS = 365;

export const dayOf = (at: number): Day => new Date(at).toISOString().slice(0, 10);

export const startOfDay = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`);

export const endOfDay = (day: Day): number => startOfDay(day) + DAY_MS;

export const dayPlus = (day: Day, days: number): Day => dayOf(startOfDay(day) + days * DAY_MS);

/** A real day, or undefined. */
export function parseDay(input: unknown): Day | undefined {
  if (typeof input !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(input)) return undefined;
  const at = startOfDay(input);
  return Number.isFinite(at) && dayOf(at) === input ? input : undefined;
}

/** GET /api/daily: the deals of today. */
export interface DailyDeals {
  readonly day: Day;
  /** Until the day ends, by the clock of the server. */
  readonly msLeft: number;
  readonly deals: readonly DailyDeal[];
  /** Days that are over, for practice without a connection: the seeds by game. */
  readonly past: readonly { readonly day: Day; readonly seeds: Readonly<Record<string, string>> }[];
}

export interface DailyDeal {
  readonly game: string;
  /** How many people have finished it. */
  readonly players: number;
  readonly mine: DailyAttempt | null;
  /** Days in a row on which the receiver finished this game's deal. */
  readonly streak: number;
}

/** A person's attempt at the deal of a day. */
export interface DailyAttempt {
  readonly code: string;
  /** Null while it is played, and for an attempt that does not count: given up, or ended after the day. */
  readonly result: DailyResult | null;
  readonly ended: boolean;
}

export interface DailyResult {
  readonly score: number;
  /** Among everyone who finished the deal of that day, from 1. */
  readonly rank: number;
  /** What the best bot at the own table scored; null where it is not known. */
  readonly bots: number | null;
  /** First at the own table of bots. */
  readonly won: boolean;
  readonly match: string;
}

/** POST /api/daily/:game. The answer is `{ code }`, of the table where the attempt is played. */
export interface DailyStart {
  /** The day that the page shows. */
  readonly day: Day;
  readonly tempo?: Tempo;
}

export function parseDailyStart(input: unknown): Parsed<DailyStart> {
  const day = isRecord(input) ? parseDay(input.day) : undefined;
  if (!isRecord(input) || day === undefined) return malformed('day: such as 2026-11-16');
  const settings = parseTableSettings({ tempo: input.tempo });
  if (isRefusal(settings)) return settings;
  return { ok: { day, ...(settings.ok.tempo === undefined ? {} : { tempo: settings.ok.tempo }) } };
}

/** GET /api/daily/:game/:day: everything the page of one deal shows. */
export interface DailyBoard {
  readonly day: Day;
  readonly today: Day;
  /** Until the day ends; 0 when it is over. */
  readonly msLeft: number;
  /** The hash of the seed, published before the day. */
  readonly seedHash: string;
  /** The seed, once the day is over. */
  readonly seed: string | null;
  /** The hash of the next day's seed; null for a day that is over. */
  readonly nextSeedHash: string | null;
  readonly players: number;
  /** The highest score first. */
  readonly distribution: readonly { readonly score: number; readonly players: number }[];
  readonly rows: readonly DailyRow[];
  readonly friends: readonly DailyRow[];
  readonly mine: DailyAttempt | null;
  readonly totals: DailyTotals | null;
  readonly allTime: readonly DailyTotalsRow[];
}

export interface DailyRow extends Pick<Person, 'name' | 'avatar'> {
  readonly score: number;
  readonly rank: number;
  readonly won: boolean;
  readonly you: boolean;
}

/** What a person has made of the daily deals of one game. */
export interface DailyTotals {
  readonly played: number;
  readonly wins: number;
  /** Days in a row up to today or yesterday. */
  readonly streak: number;
  readonly bestStreak: number;
}

export interface DailyTotalsRow extends Pick<Person, 'name' | 'avatar'>, DailyTotals {
  readonly you: boolean;
}
