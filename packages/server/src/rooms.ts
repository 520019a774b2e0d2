import { randomBytes, randomInt } from 'node:crypto';
import { botFor } from '@parlour/bots';
import { gameById } from '@parlour/games';
import { isRefusal, type Parsed, SEED_BYTES } from '@parlour/kernel';
import { CODE_ALPHABET, CODE_LENGTH, type NewTableRequest, type Person, refuseAtTable, type ServerMessage } from '@parlour/protocol';
import {
  type ConnectionId,
  type Effect,
  handle,
  type Input,
  isBusy,
  newTable,
  openRoom,
  type Room,
  type SavedTable,
  type World,
} from '@parlour/table';
import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import type { Metrics } from './metrics.ts';
import type { KeptTable, Store, Written } from './store/store.ts';

/** How long a table without anybody stays in memory. */
const IDLE_MS = 60_000;
/** Matches that nobody has touched for so long are read again only when somebody comes. */
const RECENT_MS = 24 * 60 * 60 * 1000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A table in memory. */
export interface LiveRoom {
  readonly room: Room;
  /** The version of the table that is stored, as far as this process knows. */
  version: number;
  /** Writes of the table go one after the other: each names the version it follows. */
  saving: Promise<unknown>;
  timer: NodeJS.Timeout | undefined;
  idleSince: number;
  /** Taken out of memory: answers of the store that still come are of no use to it. */
  dropped: boolean;
}

export interface RoomsSetup {
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly thinking: World['thinking'];
  readonly send: (to: readonly ConnectionId[], message: ServerMessage) => void;
  /** The room is gone for now: its connections shall come back and find it as the log has it. */
  readonly evict: (connections: readonly ConnectionId[]) => void;
}

/** All tables of this process: reads them when somebody comes, carries out what they ask, forgets them when they are empty. */
export class Rooms {
  private readonly live = new Map<string, LiveRoom>();
  private readonly loading = new Map<string, Promise<LiveRoom | undefined>>();
  private readonly setup: RoomsSetup;
  private readonly world: World;
  private readonly sweeper: NodeJS.Timeout;

  constructor(setup: RoomsSetup) {
    this.setup = setup;
    this.world = {
      bot: botFor,
      seed: () => new Uint8Array(randomBytes(SEED_BYTES)),
      matchId: () => randomBytes(12).toString('base64url'),
      thinking: setup.thinking,
    };
    this.sweeper = setInterval(() => this.sweep(), IDLE_MS / 2);
    this.sweeper.unref();
  }

  async open(request: NewTableRequest, host: Person): Promise<Parsed<string>> {
    const game = gameById(request.game);
    if (game === undefined) return refuseAtTable('no-such-game');
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');
      const table = newTable(request, game, code, host);
      if (isRefusal(table)) return table;
      const written = await this.setup.store.addTable(table.ok);
      if (written === 'stored') return { ok: code };
      if (written !== 'conflict') return refuseAtTable('not-saved');
    }
  }

  async find(code: string): Promise<LiveRoom | undefined> {
    const known = this.live.get(code);
    if (known !== undefined) return known;
    const underWay = this.loading.get(code);
    if (underWay !== undefined) return underWay;
    const load = this.load(code).finally(() => this.loading.delete(code));
    this.loading.set(code, load);
    return load;
  }

  /** Gives an input to a room and does what it asks for. */
  deliver(live: LiveRoom, input: Input): void {
    if (live.dropped) return;
    let effects: readonly Effect[];
    try {
      effects = handle(live.room, input, performance.now());
    } catch (error) {
      this.giveUp(live, `a bug at the table, on ${input.type}`, error);
      return;
    }
    for (const effect of effects) this.obey(live, effect);
  }

  publicRooms(): Room[] {
    return [...this.live.values()].map(({ room }) => room).filter((room) => room.visibility === 'public' && room.connections.size > 0);
  }

  /** Reads every match that was running when the process before this one ended. */
  async recover(): Promise<void> {
    const began = performance.now();
    const codes = await this.setup.store.playingTables(Date.now() - RECENT_MS);
    for (const code of codes) await this.find(code);
    this.setup.log.info({ tables: codes.length, ms: Math.round(performance.now() - began) }, 'running matches read from their logs');
  }

  close(): void {
    clearInterval(this.sweeper);
    for (const live of this.live.values()) this.drop(live);
  }

  private async load(code: string): Promise<LiveRoom | undefined> {
    const { store } = this.setup;
    const kept = await store.readTable(code);
    const game = kept === undefined ? undefined : gameById(kept.table.game);
    if (kept === undefined || game === undefined) return undefined;
    const { table, version } = kept;
    const match = table.phase === 'lobby' || table.match === null ? undefined : await store.readMatch(table.match);
    const room = isRefusal(match) ? match : openRoom(table, game, match, this.world);
    if (!isRefusal(room)) return this.keep(room, version);
    const lobby = await this.quarantine(kept, JSON.stringify(room));
    if (lobby === undefined) return undefined;
    const empty = openRoom(lobby.table, game, undefined, this.world);
    return isRefusal(empty) ? undefined : this.keep(empty, lobby.version);
  }

  private keep(room: Room, version: number): LiveRoom {
    const live: LiveRoom = { room, version, saving: Promise.resolve(), timer: undefined, idleSince: performance.now(), dropped: false };
    this.live.set(room.code, live);
    this.setup.metrics.rooms.set(this.live.size);
    return live;
  }

  /** Undefined when the table could not be written: whoever comes next tries again. */
  private async quarantine({ table, version }: KeptTable, problem: string): Promise<KeptTable | undefined> {
    const { store, log, metrics } = this.setup;
    log.error({ table: table.code, match: table.match, problem }, 'a match does not replay: set aside, its table is back in the lobby');
    metrics.problems.inc();
    const lobby: SavedTable = { ...table, phase: 'lobby', match: null };
    if (table.match !== null) await store.quarantine(table.match, problem);
    const written = await store.writeTable(lobby, version);
    return written === 'stored' ? { table: lobby, version: version + 1 } : undefined;
  }

  private obey(live: LiveRoom, effect: Effect): void {
    const { store, metrics } = this.setup;
    switch (effect.do) {
      case 'send':
        return this.setup.send(effect.to, effect.message);
      case 'append':
        void store
          .append(effect.match, effect.expectedStep, effect.entry)
          .then((written) => this.answer(live, effect.ticket, written, metrics.steps));
        return;
      case 'create':
        void this.saveTable(live, (version) => store.createMatch(effect.match, effect.table, version)).then((written) =>
          this.answer(live, effect.ticket, written, metrics.matches),
        );
        return;
      case 'save':
        void this.saveTable(live, (version) => store.writeTable(effect.table, version)).then((written) => {
          if (written === 'conflict' || written === 'unknown') this.giveUp(live, 'the stored table is another');
        });
        return;
      case 'wake':
        return this.setTimer(live, effect.at);
      case 'complain':
        metrics.problems.inc();
        this.setup.log.error({ table: live.room.code, match: live.room.match }, effect.problem);
    }
  }

  private saveTable(live: LiveRoom, write: (expectedVersion: number) => Promise<Written>): Promise<Written> {
    const saved = live.saving.then(async () => {
      const written = await write(live.version);
      if (written === 'stored') live.version++;
      return written;
    });
    live.saving = saved;
    return saved;
  }

  private answer(live: LiveRoom, ticket: number, written: Written, counter: Counter): void {
    if (written === 'stored') counter.inc();
    if (written === 'conflict' || written === 'unknown') return this.giveUp(live, 'the log is further than the table');
    this.deliver(live, { type: written === 'stored' ? 'stored' : 'failed', ticket });
  }

  private setTimer(live: LiveRoom, at: number | null): void {
    clearTimeout(live.timer);
    if (at === null) return;
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(0, Math.ceil(at - performance.now())));
    live.timer = setTimeout(() => this.deliver(live, { type: 'wake' }), wait);
  }

  /** What is in memory cannot be trusted: the log can. */
  private giveUp(live: LiveRoom, problem: string, error?: unknown): void {
    if (live.dropped) return;
    this.setup.metrics.problems.inc();
    this.setup.log.error({ table: live.room.code, match: live.room.match, err: error }, `${problem}: read again from the log`);
    this.drop(live);
    this.setup.evict([...live.room.connections.keys()]);
  }

  private drop(live: LiveRoom): void {
    live.dropped = true;
    clearTimeout(live.timer);
    this.live.delete(live.room.code);
    this.setup.metrics.rooms.set(this.live.size);
  }

  private sweep(): void {
    const now = performance.now();
    for (const live of this.live.values()) {
      if (live.room.connections.size > 0 || isBusy(live.room)) live.idleSince = now;
      else if (now - live.idleSince > IDLE_MS) this.drop(live);
    }
  }
}
