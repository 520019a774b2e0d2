import {
  type Effect,
  hasUnstoredSteps,
  type Input,
  isClustered,
  isInFlight,
  type Room,
  type StoredEntry,
  storedPosition,
} from '@parlour/table';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { StepTimes } from '../tracing/tracing.ts';

const RETRY_MS = 500;

type Append = Extract<Effect, { type: 'append' }>;

export interface MatchLogSetup {
  readonly store: Store;
  readonly room: Room;
  deliver(input: Input): void;
  /** A step of this node is stored. */
  stored(match: string, step: number, entry: StoredEntry, times: StepTimes): void;
  /** Another node was first, or the result of this node's write is unknown. */
  onConflict(): void;
  /** Steps of other nodes are about to be published. */
  caughtUp(): void;
  reloadFromLog(problem: string, error?: unknown): void;
}

/**
 * The log of a table's match, which other nodes may write too. While an append of this node is in flight nothing is read: its
 * answer says whether another node was first, and a step sent again before that answer could be taken for one that follows the
 * lost one.
 */
export class MatchLog {
  /** Appends that have no answer yet. */
  private appending = 0;
  private readonly setup: MatchLogSetup;
  private reading = Promise.resolve();
  private isReading = false;
  private behind = false;
  private following = false;
  private ended = false;

  constructor(setup: MatchLogSetup) {
    this.setup = setup;
  }

  async append({ ticket, match, expectedStep, entry }: Append, received: number): Promise<void> {
    const { store, deliver, stored } = this.setup;
    this.appending++;
    const checked = performance.now();
    const written = await store.append(match, expectedStep, entry);
    const storedAt = performance.now();
    this.appending--;
    if (written === 'conflict' || written === 'unknown') return this.resolve(ticket, written);
    deliver({ type: written, ticket });
    this.proceed();
    if (written === 'stored') stored(match, expectedStep + 1, entry, { received, checked, stored: storedAt, sent: performance.now() });
  }

  /** Another node was first, or the connection broke before the answer: the log decides. */
  private async resolve(ticket: number, written: 'conflict' | 'unknown'): Promise<void> {
    const { room, deliver, onConflict, reloadFromLog } = this.setup;
    if (!isClustered(room)) return reloadFromLog('the log is further than the table');
    onConflict();
    try {
      await (written === 'unknown' ? this.retryUntilAvailable() : this.catchUp());
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) return reloadFromLog('the log could not be read', error);
    }
    if (isInFlight(room, ticket)) deliver({ type: 'failed', ticket });
    this.proceed();
  }

  /** Rejects when the store is down. */
  catchUp(): Promise<void> {
    this.behind = true;
    if (!this.isReading) this.reading = this.readAll();
    return this.reading;
  }

  /** Another node stored a step. If it is the next one and nothing else is in flight, the log need not be read. */
  onStepAnnounced(match: string, step: number, entry: StoredEntry | undefined): void {
    const { room, deliver, caughtUp } = this.setup;
    const position = storedPosition(room);
    const known = position?.match === match ? position.step : step;
    if (step <= known) return;
    const isNext = step === known + 1 && this.appending === 0 && !this.isReading && !hasUnstoredSteps(room);
    if (entry === undefined || !isNext) return this.requestCatchUp();
    caughtUp();
    deliver({ type: 'log-advanced', match, after: known, entries: [entry] });
  }

  /** Another node wrote to the log: it is read as soon as the store is up and no append of this node is in flight. */
  requestCatchUp(): void {
    this.behind = true;
    this.proceed();
  }

  /** After an answer: reads what was requested meanwhile. */
  private proceed(): void {
    if (!this.behind || this.appending > 0 || this.following || this.ended) return;
    this.following = true;
    this.retryUntilAvailable().then(
      () => {
        this.following = false;
        this.proceed();
      },
      (error: unknown) => this.setup.reloadFromLog('the log could not be read', error),
    );
  }

  /** Retries until the store answers. */
  private async retryUntilAvailable(): Promise<void> {
    while (!this.ended) {
      try {
        return await this.catchUp();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  end(): void {
    this.ended = true;
  }

  private async readAll(): Promise<void> {
    this.isReading = true;
    try {
      while (this.behind && this.appending === 0) await this.readOnce();
    } finally {
      this.isReading = false;
    }
  }

  private async readOnce(): Promise<void> {
    const { store, room, deliver, caughtUp } = this.setup;
    const position = storedPosition(room);
    this.behind = false;
    if (position === null) return;
    const { match, step: after } = position;
    try {
      const entries = await store.readEntries(match, after);
      if (this.appending > 0) this.behind = true;
      else if (entries.length > 0) {
        caughtUp();
        deliver({ type: 'log-advanced', match, after, entries });
      }
    } catch (error) {
      this.behind = true;
      throw error;
    }
  }
}
