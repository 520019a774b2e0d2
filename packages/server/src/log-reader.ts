import type { Input, Room } from '@parlour/table';
import { type Store, StoreAway } from './store/store.ts';

const RETRY_MS = 500;

export interface LogReaderSetup {
  readonly store: Store;
  readonly room: Room;
  deliver(input: Input): void;
  giveUp(problem: string, error: unknown): void;
}

/**
 * Reads what others wrote to the log of a table's match. While an append of our own is under way nothing is read: its answer
 * tells whether anybody was first, and a step sent again before that answer could be taken for one that follows the lost one.
 */
export class LogReader {
  /** Appends that have no answer yet. */
  appending = 0;
  private readonly setup: LogReaderSetup;
  private reading = Promise.resolve();
  private isReading = false;
  private behind = false;
  private following = false;
  private ended = false;

  constructor(setup: LogReaderSetup) {
    this.setup = setup;
  }

  /** Rejects when the store is away. */
  catchUp(): Promise<void> {
    this.behind = true;
    if (!this.isReading) this.reading = this.readAll();
    return this.reading;
  }

  /** Somebody wrote to the log: it is read as soon as the store can be asked and nothing of ours is under way. */
  follow(): void {
    this.behind = true;
    this.proceed();
  }

  /** After an answer: whatever was to be read meanwhile. */
  proceed(): void {
    if (!this.behind || this.appending > 0 || this.following || this.ended) return;
    this.following = true;
    this.insist().then(
      () => {
        this.following = false;
        this.proceed();
      },
      (error: unknown) => this.setup.giveUp('the log could not be read', error),
    );
  }

  /** Asks until the store answers. */
  async insist(): Promise<void> {
    while (!this.ended) {
      try {
        return await this.catchUp();
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
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
    const { store, room, deliver } = this.setup;
    const { running } = room;
    this.behind = false;
    if (running === null) return;
    const after = running.stored.step;
    try {
      const entries = await store.readEntries(running.id, after);
      if (this.appending > 0) this.behind = true;
      else if (entries.length > 0) deliver({ type: 'caught-up', match: running.id, after, entries });
    } catch (error) {
      this.behind = true;
      throw error;
    }
  }
}
