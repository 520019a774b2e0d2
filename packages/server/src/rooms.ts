import { randomBytes, randomInt } from 'node:crypto';
import { botFor } from '@parlour/bots';
import { gameById } from '@parlour/games';
import { isRefusal, type Parsed, SEED_BYTES } from '@parlour/kernel';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  type NewTableRequest,
  type Person,
  refuseAtTable,
  type ServerMessage,
  type TableSummary,
} from '@parlour/protocol';
import {
  type Chair,
  type ConnectionId,
  type Effect,
  handle,
  type Input,
  isBusy,
  newTable,
  openRoom,
  type Room,
  type SavedTable,
  summaryFor,
  summaryOf,
  type World,
} from '@parlour/table';
import type { Logger } from 'pino';
import { EVERYWHERE, type OpenFanout } from './fanout/fanout.ts';
import type { LiveRoom } from './live-room.ts';
import { MatchLog } from './match-log.ts';
import type { Metrics } from './metrics.ts';
import { Peers } from './peers.ts';
import { type KeptTable, type Store, StoreAway } from './store/store.ts';
import { TableWriter } from './table-writer.ts';

/** How long a table without anybody stays in memory. */
const IDLE_MS = 60_000;
/** Matches that nobody has touched for so long are read again only when somebody comes. */
const RECENT_MS = 24 * 60 * 60 * 1000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface RoomsSetup {
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly thinking: World['thinking'];
  readonly send: (to: readonly ConnectionId[], message: ServerMessage) => void;
  /** The room is gone for now: its connections shall come back and find it as the log has it. */
  readonly evict: (connections: readonly ConnectionId[]) => void;
  /** Somebody changed their name or face at another node. */
  readonly renamed: (person: Person) => void;
  /** What clients compare with their own build. */
  readonly build: string | undefined;
  /** The store is shared with other nodes, and this is how they hear of one another. */
  readonly fanout?: OpenFanout | undefined;
}

/** All tables of this process: reads them when somebody comes, carries out what they ask, forgets them when they are empty. */
export class Rooms {
  private readonly live = new Map<string, LiveRoom>();
  private readonly loading = new Map<string, Promise<LiveRoom | undefined>>();
  private readonly setup: RoomsSetup;
  private readonly world: World;
  private readonly sweeper: NodeJS.Timeout;
  private readonly peers: Peers | undefined;

  constructor(setup: RoomsSetup) {
    this.setup = setup;
    this.world = {
      bot: botFor,
      seed: () => new Uint8Array(randomBytes(SEED_BYTES)),
      matchId: () => randomBytes(12).toString('base64url'),
      thinking: setup.thinking,
      shared: setup.fanout !== undefined,
      stamp: Date.now,
      ...(setup.build === undefined ? {} : { build: setup.build }),
    };
    this.peers = setup.fanout === undefined ? undefined : this.meetPeers(setup.fanout);
    this.sweeper = setInterval(() => this.sweep(), IDLE_MS / 2);
    this.sweeper.unref();
  }

  private meetPeers(fanout: OpenFanout): Peers {
    const { store, metrics, renamed } = this.setup;
    const node = randomBytes(9).toString('base64url');
    return new Peers({ node, fanout, store, metrics, renamed, live: this.live, deliver: (live, input) => this.deliver(live, input) });
  }

  async open(request: NewTableRequest, host: Person): Promise<Parsed<string>> {
    const game = gameById(request.game);
    if (game === undefined) return refuseAtTable('no-such-game');
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');
      const table = newTable(request, game, code, host, this.world.seed());
      if (isRefusal(table)) return table;
      const written = await this.setup.store.addTable(table.ok);
      if (written === 'stored') return { ok: code };
      if (written !== 'conflict') return refuseAtTable('not-saved');
    }
  }

  async find(code: string): Promise<LiveRoom | undefined> {
    const known = this.live.get(code);
    if (known !== undefined) {
      await this.peers?.freshen(known);
      return known;
    }
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
    const meant = input.type === 'message' && input.message.type === 'remove' ? live.room.chairs[input.message.seat] : undefined;
    try {
      effects = handle(live.room, input, performance.now());
    } catch (error) {
      this.giveUp(live, `a bug at the table, on ${input.type}`, error);
      return;
    }
    for (const effect of effects) this.obey(live, effect, input, meant);
    if (this.peers !== undefined && (input.type === 'connect' || input.type === 'disconnect')) this.peers.attend(live);
  }

  /** Public tables where somebody is, as someone sees them in a list. */
  async publicTables(limit: number, handle: string | undefined): Promise<TableSummary[]> {
    if (this.peers === undefined) {
      const rooms = [...this.live.values()].map(({ room }) => room);
      const open = rooms.filter((room) => room.visibility === 'public' && room.connections.size > 0);
      return open.slice(0, limit).map((room) => summaryFor(room, handle));
    }
    const kept = await this.setup.store.publicTables(limit);
    return kept.flatMap(({ table }) => {
      const room = this.live.get(table.code)?.room;
      const game = gameById(table.game);
      if (room !== undefined) return summaryFor(room, handle);
      return game === undefined ? [] : summaryOf(table, game);
    });
  }

  /** Somebody changed their name or face here: they may be at a table by way of another node. */
  tellRenamed(person: Person): void {
    this.peers?.publish(EVERYWHERE, { type: 'person', person });
  }

  /** Reads every match that was running when the process before this one ended. Where there are several nodes, others run them. */
  async begin(): Promise<void> {
    if (this.peers !== undefined) return this.peers.begin();
    const began = performance.now();
    const codes = await this.setup.store.playingTables(Date.now() - RECENT_MS);
    for (const code of codes) await this.find(code);
    this.setup.log.info({ tables: codes.length, ms: Math.round(performance.now() - began) }, 'running matches read from their logs');
  }

  /** Lets others lead the tables from now on. */
  async resign(): Promise<void> {
    await this.peers?.resign();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    for (const live of this.live.values()) this.drop(live);
    await this.peers?.close();
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
    // While nodes are upgraded one by one, some know the rules of this match and some do not.
    if (room.refused === 'record-rules-version' && this.peers !== undefined)
      throw new StoreAway('this build does not know the rules of the match');
    const lobby = await this.quarantine(kept, JSON.stringify(room));
    if (lobby === undefined) return undefined;
    const empty = openRoom(lobby.table, game, undefined, this.world);
    return isRefusal(empty) ? undefined : this.keep(empty, lobby.version);
  }

  private keep(room: Room, version: number): LiveRoom {
    const { store, metrics } = this.setup;
    const shared = {
      store,
      room,
      deliver: (input: Input) => this.deliver(live, input),
      giveUp: (problem: string, error?: unknown) => this.giveUp(live, problem, error),
    };
    const live: LiveRoom = {
      room,
      writer: new TableWriter({
        ...shared,
        version,
        stored: (stored, match) => {
          if (match) metrics.matches.inc();
          this.peers?.publish(room.code, { type: 'table', version: stored });
        },
      }),
      log: new MatchLog({
        ...shared,
        stored: (match, step, entry) => {
          metrics.steps.inc();
          this.peers?.publish(room.code, { type: 'step', match, step, entry });
        },
        overtaken: () => metrics.conflicts.inc(),
        caughtUp: () => metrics.catchUps.inc(),
      }),
      timer: undefined,
      idleSince: performance.now(),
      dropped: false,
    };
    this.live.set(room.code, live);
    this.setup.metrics.rooms.set(this.live.size);
    this.peers?.join(live);
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

  private obey(live: LiveRoom, effect: Effect, input: Input, meant: Chair | undefined): void {
    const { metrics } = this.setup;
    switch (effect.do) {
      case 'send':
        return this.setup.send(effect.to, effect.message);
      case 'append':
        return void live.log.append(effect);
      case 'create':
      case 'save':
        return live.writer.write(effect, input, meant);
      case 'wake':
        return this.setTimer(live, effect.at);
      case 'chat':
        return this.peers?.publish(live.room.code, { type: 'chat', line: effect.line });
      case 'presence':
        return this.peers?.publish(live.room.code, { type: 'presence', handles: effect.handles });
      case 'complain':
        metrics.problems.inc();
        this.setup.log.error({ table: live.room.code, match: live.room.match }, effect.problem);
    }
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
    live.writer.end();
    live.log.end();
    clearTimeout(live.timer);
    this.live.delete(live.room.code);
    this.peers?.leave(live.room.code);
    this.setup.metrics.rooms.set(this.live.size);
  }

  private sweep(): void {
    const now = performance.now();
    for (const live of this.live.values()) {
      if (live.room.connections.size > 0 || isBusy(live.room) || live.writer.busy) live.idleSince = now;
      else if (now - live.idleSince > IDLE_MS) this.drop(live);
    }
  }
}
