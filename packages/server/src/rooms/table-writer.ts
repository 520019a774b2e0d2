import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal, sameJson } from '@parlour/kernel';
import { type Effect, holdsMatch, type Input, inputBehind, type MatchHead, type Room, toSavedTable } from '@parlour/table';
import { type Store, StoreUnavailable, type VersionedTable, type WriteResult } from '../store/store.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2000;

export interface TableWriterSetup {
  readonly store: Store;
  readonly room: Room;
  readonly version: number;
  deliver(input: Input): void;
  /** A version of this node is stored, and with it perhaps a match. */
  stored(version: number, match: MatchHead | undefined): void;
  /** Another node's table replaces this one. Its match may have gone on during the read. */
  adopted(): void;
  /** The stored table cannot be reconciled with the memory. */
  reloadFromLog(problem: string, error?: unknown): void;
}

type Job = Extract<Effect, { type: 'save' | 'create' }>;

/**
 * Saves one table: one write at a time, the newest replaces a waiting one. Where another node was first,
 * its table is adopted, and the inputs of this node are applied again to it, so that no click is lost.
 */
export class TableWriter {
  /** The stored version, as far as known here. */
  version: number;
  private readonly setup: TableWriterSetup;
  private next: Job | undefined;
  private causes: Input[] = [];
  /** The newest version that another node announced. */
  private announcedVersion = 0;
  private working = false;
  private ended = false;

  constructor(setup: TableWriterSetup) {
    this.setup = setup;
    this.version = setup.version;
  }

  get busy(): boolean {
    return this.working;
  }

  write(job: Job, input: Input): void {
    const asked = inputBehind(job, input, this.setup.room);
    if (asked !== undefined) this.causes.push(asked);
    this.next = job;
    this.follow();
  }

  /** Another node announced this version, or an unknown one. */
  onVersionAnnounced(version = this.version + 1): void {
    this.announcedVersion = Math.max(this.announcedVersion, version);
    this.follow();
  }

  /** Checks whether another node saved the table. While a write of this node is in flight, its outcome decides. */
  async refresh(): Promise<void> {
    if (this.working) return;
    await this.work(async () => {
      const announced = this.announcedVersion;
      // A version announced during the read may be newer than the one read.
      this.announcedVersion = 0;
      const saved = await this.setup.store.readTable(this.setup.room.code).catch((error: unknown) => {
        this.announcedVersion = Math.max(this.announcedVersion, announced);
        throw error;
      });
      if (saved !== undefined && saved.version > this.version) await this.adopt(saved, []);
    });
  }

  end(): void {
    this.ended = true;
  }

  private async work(task: () => Promise<void>): Promise<void> {
    this.working = true;
    try {
      await task();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) this.setup.reloadFromLog('a table could not be brought up to date', error);
      else await sleep(FIRST_RETRY_MS);
    }
    this.working = false;
    this.follow();
  }

  /** Starts the next write or read. */
  private follow(): void {
    if (this.working || this.ended) return;
    if (this.next !== undefined) void this.work(() => this.writeAll());
    else if (this.announcedVersion > this.version) void this.refresh();
  }

  private async writeAll(): Promise<void> {
    for (let tries = 0; this.next !== undefined && !this.ended; ) {
      const job = this.next;
      const causes = this.causes;
      this.next = undefined;
      this.causes = [];
      const { written, saved } = await this.outcomeOf(job);
      if (written === 'stored') {
        tries = 0;
        this.version++;
        this.setup.stored(this.version, job.type === 'create' ? job.match : undefined);
        if (job.type === 'create') this.setup.deliver({ type: 'stored', ticket: job.ticket });
      } else if (written === 'conflict') await this.adopt(saved, causes);
      else if (job.type === 'create') this.failedToCreate(job.ticket, causes);
      else {
        await sleep(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries++));
        this.next ??= job;
        this.causes.unshift(...causes);
      }
    }
  }

  /** The failed write may have replaced a save: that is still to be written. */
  private failedToCreate(ticket: number, causes: readonly Input[]): void {
    this.setup.deliver({ type: 'failed', ticket });
    const others = causes.slice(0, -1);
    if (others.length === 0) return;
    this.causes.unshift(...others);
    this.next ??= { type: 'save', table: toSavedTable(this.setup.room) };
  }

  private async outcomeOf(job: Job): Promise<{ readonly written: WriteResult; readonly saved?: VersionedTable | undefined }> {
    const { store, room } = this.setup;
    const written = await (job.type === 'create'
      ? store.createMatch(job.match, job.table, this.version)
      : store.writeTable(job.table, this.version));
    if (written !== 'unknown') return { written };
    const saved = await this.retryUntilAvailable(() => store.readTable(room.code));
    if (saved?.version === this.version) return { written: 'failed' };
    if (saved?.version === this.version + 1 && sameJson(saved.table, job.table)) return { written: 'stored' };
    return { written: 'conflict', saved };
  }

  /** Replaces the table with the stored one; then applies the inputs of this node again. */
  private async adopt(known: VersionedTable | undefined, causes: readonly Input[]): Promise<void> {
    const { store, room, deliver, adopted, reloadFromLog } = this.setup;
    const saved = known ?? (await this.retryUntilAvailable(() => store.readTable(room.code)));
    if (saved === undefined) return reloadFromLog('the table is no longer stored');
    const { table } = saved;
    const shown = table.match !== null && holdsMatch(room, table.match);
    const match =
      table.phase === 'lobby' || table.match === null || shown
        ? undefined
        : await this.retryUntilAvailable(() => store.readMatch(table.match ?? ''));
    if (isRefusal(match)) return reloadFromLog(`the match of the table cannot be read: ${match.refused}`);
    const again = [...causes, ...this.causes];
    this.next = undefined;
    this.causes = [];
    this.version = saved.version;
    deliver({ type: 'table-saved-elsewhere', table, ...(match === undefined ? {} : { match }) });
    adopted();
    for (const input of again) deliver(input);
  }

  /** Retries until the store answers. */
  private async retryUntilAvailable<T>(read: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await read();
      } catch (error) {
        if (this.ended || !(error instanceof StoreUnavailable)) throw error;
        await sleep(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries));
      }
    }
  }
}
