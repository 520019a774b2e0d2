import { type Day, dayOf } from '@parlour/protocol';
import type { Logger } from 'pino';
import { DEFAULT_RETENTION, type RetentionDays } from '../config.ts';
import { parseWholeNumber } from '../environment-settings.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, TidyLimits, TidyReport } from '../store/store.ts';
import { tidyPeople } from './tidy-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 60 * 60 * 1000;
/** Reports are deleted after so many days. */
const REPORT_DAYS = 90;
/** Passes of one run: each deletes a few hundred rows, so that nobody waits long. */
const MAX_PASSES = 50;

/** `PARLOUR_KEEP_LOBBIES`, `PARLOUR_KEEP_ABANDONED`, `PARLOUR_KEEP_MATCHES`, `PARLOUR_KEEP_DAILY` and `PARLOUR_KEEP_PEOPLE`, in days. */
export function retentionDays(environment: NodeJS.ProcessEnv, named: Partial<RetentionDays> = {}): RetentionDays {
  const days = (name: string, initial: number): number => {
    const text = environment[name];
    return text === undefined ? initial : parseWholeNumber(name, text, { min: 1, max: 36_500, unit: 'days', example: initial });
  };
  return {
    lobbies: days('PARLOUR_KEEP_LOBBIES', DEFAULT_RETENTION.lobbies),
    abandoned: days('PARLOUR_KEEP_ABANDONED', DEFAULT_RETENTION.abandoned),
    matches: days('PARLOUR_KEEP_MATCHES', DEFAULT_RETENTION.matches),
    daily: days('PARLOUR_KEEP_DAILY', DEFAULT_RETENTION.daily),
    people: days('PARLOUR_KEEP_PEOPLE', DEFAULT_RETENTION.people),
    ...named,
  };
}

function tidyLimits(days: RetentionDays, now: number): TidyLimits {
  return { lobbies: now - days.lobbies * DAY_MS, abandoned: now - days.abandoned * DAY_MS, matches: now - days.matches * DAY_MS };
}

/** The first day whose board of daily deals is kept. */
const firstKeptDay = ({ daily }: RetentionDays, now: number): Day => dayOf(now - daily * DAY_MS);

/** What was deleted. */
export interface RetentionReport extends TidyReport {
  readonly people: number;
}

/** Deletes in small passes until nothing is left to delete. */
export async function tidyAll(store: Store, days: RetentionDays, inUse: () => readonly string[]): Promise<RetentionReport> {
  const now = Date.now();
  const limits = tidyLimits(days, now);
  await store.daily.dropBefore(firstKeptDay(days, now));
  let [tables, matches] = [0, 0];
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const done = await store.tidy(limits, inUse());
    tables += done.tables;
    matches += done.matches;
    if (done.tables + done.matches === 0) break;
  }
  return { tables, matches, people: await tidyPeople(store, now - days.people * DAY_MS) };
}

export interface RetentionSetup {
  readonly store: Store;
  readonly days: RetentionDays;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Codes of the tables that are in memory. */
  readonly live: () => readonly string[];
}

/** Deletes once an hour what nobody has touched for long, and measures how much is stored. */
export class Retention {
  private readonly timer: NodeJS.Timeout;
  private readonly setup: RetentionSetup;

  constructor(setup: RetentionSetup) {
    this.setup = setup;
    this.timer = setInterval(() => void this.run(), EVERY_MS);
    this.timer.unref();
  }

  async run(): Promise<void> {
    const { store, days, log, metrics, live } = this.setup;
    try {
      await store.moderation.dropReports(Date.now() - REPORT_DAYS * DAY_MS);
      const done = await tidyAll(store, days, live);
      if (done.tables + done.matches + done.people > 0) log.info(done, 'old tables, matches and people deleted');
      const { tables, matches, bytes } = await store.sizes();
      metrics.stored.set({ what: 'tables' }, tables);
      metrics.stored.set({ what: 'matches' }, matches);
      metrics.storedBytes.set(bytes);
    } catch (error) {
      log.warn({ err: error }, 'old tables could not be deleted: tried again in an hour');
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}
