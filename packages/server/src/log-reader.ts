import type { Input, Room } from '@parlour/table';
import { type Store, StoreAway } from './store/store.ts';

const RETRY_MS = 500;

/**
 * Reads what others wrote to the log of a table's match. While an append of our own is under way nothing is read: its answer
 * tells whether anybody was first, and a step sent again before that answer could be taken for one that follows the lost one.
 */
export class LogReader {
  /** Appends that have no answer yet. */
  appending = 0;
  private readonly store: Store;
  private readonly room: Room;
  private readonly deliver: (input: Input) => void;
  private reading: Promise<void> | undefined;
  private behind = false;
  private ended = false;

  constructor(store: Store, room: Room, deliver: (input: Input) => void) {
    this.store = store;
    this.room = room;
    this.deliver = deliver;
  }

  /** Rejects when the store is away. */
  catchUp(): Promise<void> {
    this.behind = true;
    this.reading ??= this.readAll();
    return this.reading;
  }

  /** After an answer: whatever was to be read meanwhile. */
  proceed(): void {
    if (this.behind && this.appending === 0) this.catchUp().catch(() => {});
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
    await null;
    try {
      while (this.behind && this.appending === 0) await this.readOnce();
    } finally {
      this.reading = undefined;
    }
  }

  private async readOnce(): Promise<void> {
    const { running } = this.room;
    this.behind = false;
    if (running === null) return;
    const after = running.stored.step;
    const entries = await this.store.readEntries(running.id, after);
    if (this.appending > 0) this.behind = true;
    else if (entries.length > 0) this.deliver({ type: 'caught-up', match: running.id, after, entries });
  }
}
