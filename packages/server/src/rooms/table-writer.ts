import { isRefusal, sameJson } from '@parlour/kernel';
import type { ClientMessage } from '@parlour/protocol';
import { type Effect, type Input, type MatchHead, type Occupant, type Room, toSavedTable } from '@parlour/table';
import { type Store, StoreUnavailable, type VersionedTable, type WriteResult } from '../store/store.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2000;

export interface TableWriterSetup {
  readonly store: Store;
  readonly room: Room;
  readonly version: number;
  deliver(input: Input): void;
  /** A version of ours is stored, and with it perhaps a match. */
  stored(version: number, match: MatchHead | undefined): void;
  /** Another node's table is this one's now. Its match may have gone on while it was read. */
  adopted(): void;
  /** What is stored cannot be brought together with what is in memory. */
  reloadFromLog(problem: string, error?: unknown): void;
}

type Job = Extract<Effect, { type: 'save' | 'create' }>;

/** What made the table change, and who was meant by a number of a seat. */
interface Cause {
  readonly input: Input;
  readonly meant: Occupant | undefined;
}

/**
 * Keeps one table in the store: one write at a time, the newest replaces what still waits. Where another node was first,
 * its table is adopted, and what was asked for here is asked again of the table as it is now, so that nobody's click is lost.
 */
export class TableWriter {
  /** The version that is stored, as far as is known here. */
  version: number;
  private readonly setup: TableWriterSetup;
  private next: Job | undefined;
  private causes: Cause[] = [];
  /** The newest version that another node told of. */
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

  write(job: Job, input: Input, meant: Occupant | undefined): void {
    const asked = inputBehind(job, input, this.setup.room);
    if (asked !== undefined) this.causes.push({ input: asked, meant });
    this.next = job;
    this.follow();
  }

  /** Another node is said to have saved this version, or one that is not known. */
  onVersionAnnounced(version = this.version + 1): void {
    this.announcedVersion = Math.max(this.announcedVersion, version);
    this.follow();
  }

  /** Looks whether another node saved the table. While a write of our own is under way, its outcome tells. */
  async refresh(): Promise<void> {
    if (this.working) return;
    await this.work(async () => {
      const rumour = this.announcedVersion;
      // What is told while the table is being read may be newer than what is read.
      this.announcedVersion = 0;
      const kept = await this.setup.store.readTable(this.setup.room.code).catch((error: unknown) => {
        this.announcedVersion = Math.max(this.announcedVersion, rumour);
        throw error;
      });
      if (kept !== undefined && kept.version > this.version) await this.adopt(kept, []);
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
      else await pause(FIRST_RETRY_MS);
    }
    this.working = false;
    this.follow();
  }

  /** What is still to be written, or to be read. */
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
      const { written, kept } = await this.outcomeOf(job);
      if (written === 'stored') {
        tries = 0;
        this.version++;
        this.setup.stored(this.version, job.type === 'create' ? job.match : undefined);
        if (job.type === 'create') this.setup.deliver({ type: 'stored', ticket: job.ticket });
      } else if (written === 'conflict') await this.adopt(kept, causes);
      else if (job.type === 'create') this.failedToCreate(job.ticket, causes);
      else {
        await pause(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries++));
        this.next ??= job;
        this.causes.unshift(...causes);
      }
    }
  }

  /** What a save before it would have kept is still to be kept. */
  private failedToCreate(ticket: number, causes: readonly Cause[]): void {
    this.setup.deliver({ type: 'failed', ticket });
    const others = causes.slice(0, -1);
    if (others.length === 0) return;
    this.causes.unshift(...others);
    this.next ??= { type: 'save', table: toSavedTable(this.setup.room) };
  }

  private async outcomeOf(job: Job): Promise<{ readonly written: WriteResult; readonly kept?: VersionedTable | undefined }> {
    const { store, room } = this.setup;
    const written = await (job.type === 'create'
      ? store.createMatch(job.match, job.table, this.version)
      : store.writeTable(job.table, this.version));
    if (written !== 'unknown') return { written };
    const kept = await this.retryUntilAvailable(() => store.readTable(room.code));
    if (kept?.version === this.version) return { written: 'failed' };
    if (kept?.version === this.version + 1 && sameJson(kept.table, job.table)) return { written: 'stored' };
    return { written: 'conflict', kept };
  }

  /** The table as it is stored becomes the table here; then what was asked for here is asked again. */
  private async adopt(known: VersionedTable | undefined, causes: readonly Cause[]): Promise<void> {
    const { store, room, deliver, adopted, reloadFromLog } = this.setup;
    const kept = known ?? (await this.retryUntilAvailable(() => store.readTable(room.code)));
    if (kept === undefined) return reloadFromLog('the table is no longer stored');
    const { table } = kept;
    const shown = [room.running?.id, room.pendingMatch?.head.id].includes(table.match ?? '');
    const match =
      table.phase === 'lobby' || table.match === null || shown
        ? undefined
        : await this.retryUntilAvailable(() => store.readMatch(table.match ?? ''));
    if (isRefusal(match)) return reloadFromLog(`the match of the table cannot be read: ${match.refused}`);
    const again = [...causes, ...this.causes];
    this.next = undefined;
    this.causes = [];
    this.version = kept.version;
    deliver({ type: 'table-saved-elsewhere', table, ...(match === undefined ? {} : { match }) });
    adopted();
    for (const cause of again) {
      const input = asMeant(cause, room);
      if (input !== undefined) deliver(input);
    }
  }

  /** Asks until the store answers. */
  private async retryUntilAvailable<T>(read: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await read();
      } catch (error) {
        if (this.ended || !(error instanceof StoreUnavailable)) throw error;
        await pause(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries));
      }
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What is to be asked again if this write is lost. What the table does of its own accord it does again by itself. */
function inputBehind(job: Job, input: Input, room: Room): Input | undefined {
  if (job.type === 'create')
    return room.pendingMatch === null ? undefined : { type: 'message', connection: room.pendingMatch.asker, message: { type: 'start' } };
  if (input.type === 'connect') return { type: 'person-changed', person: input.person };
  return input.type === 'message' || input.type === 'person-changed' || input.type === 'leave' || input.type === 'erase-person'
    ? input
    : undefined;
}

/** The occupant of the seat that a message names by its number. */
export function occupantMeant(input: Input, { occupants }: Room): Occupant | undefined {
  return input.type === 'message' && namesOccupant(input.message) ? occupants[input.message.seat] : undefined;
}

type OccupantMessage = ClientMessage & { readonly type: 'remove' | 'stand-in' | 'seat-code' };

const namesOccupant = (message: ClientMessage): message is OccupantMessage =>
  message.type === 'remove' || message.type === 'stand-in' || message.type === 'seat-code';

/** The same wish at the table as it is now: the occupant who was meant may sit elsewhere, or be gone. */
function asMeant({ input, meant }: Cause, room: Room): Input | undefined {
  if (input.type !== 'message' || !namesOccupant(input.message) || meant === undefined) return input;
  const seat = room.occupants.findIndex((chair) => occupant(chair) === occupant(meant));
  return seat < 0 ? undefined : { ...input, message: { ...input.message, seat } };
}

const occupant = (chair: Occupant): string => (chair.kind === 'bot' ? `bot ${chair.name}` : `person ${chair.person.handle}`);
