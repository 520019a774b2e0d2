import { randomBytes, randomInt } from 'node:crypto';
import { botFor } from '@parlour/games/bots-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { isRefusal, type Parsed, SEED_BYTES } from '@parlour/kernel';
import { CODE_ALPHABET, type NewTableRequest, type Person, type ServerMessage, TABLE_CODE_LENGTH, tableRefusal } from '@parlour/protocol';
import {
  type ConnectionId,
  connectionIds,
  type Effect,
  handleInput,
  hasUnstoredSteps,
  type Input,
  isOccupied,
  knowsPerson,
  lastMatch,
  newTable,
  outcomeOf,
  storedPosition,
  type TableEnv,
  type TableMeta,
  wakesBefore,
} from '@parlour/table';
import { BotWorkerPool } from '../bots/bot-worker-pool.ts';
import { ALL_TABLES, type FanoutFactory } from '../cluster/fanout/fanout.ts';
import { Peers } from '../cluster/peers.ts';
import { atMost } from '../limits/at-most.ts';
import type { TurnNotification } from '../push/turn-notifier.ts';
import { type Tracing, tracedStep } from '../tracing/tracing.ts';
import type { LiveRoom } from './live-room.ts';
import { type LoadedRoom, type LoadRoomSetup, loadRoom } from './load-room.ts';
import { MatchLog } from './match-log.ts';
import { type TableLists, tableLists } from './table-lists.ts';
import { TableWriter } from './table-writer.ts';

/** How long a table without connections stays in memory. */
const IDLE_MS = 60_000;
/** Matches without a change for this long are loaded only when a person connects. */
const RECENT_MS = 24 * 60 * 60 * 1000;
/** How long a closing server waits for results to be recorded, and for the connection to other nodes to end. */
const CLOSE_MS = 1000;
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface RoomsSetup extends LoadRoomSetup {
  /** The id of this node. */
  readonly node: string;
  readonly botDelayMs: TableEnv['botDelayMs'] | undefined;
  readonly send: (to: readonly ConnectionId[], message: ServerMessage) => void;
  /** Sends queued messages: players at one table need not wait for another table in the same event loop turn. */
  readonly flush: () => void;
  /** The room is dropped: its clients shall reconnect and load it from the log. */
  readonly evict: (connections: readonly ConnectionId[]) => void;
  /** All people shall reconnect to another node: this one cannot store. */
  readonly handOn: () => void;
  /** A person changed their name or avatar at another node. */
  readonly renamed: (person: Person) => void;
  /** A person was deleted at another node. */
  readonly forgotten: (handle: string) => void;
  /** A session of a person was revoked at another node. */
  readonly revoked: (handle: string) => void;
  /** A person blocked another one, or no longer does, at another node. */
  readonly blocksChanged: (handles: readonly string[]) => void;
  /** The length of an hour of a correspondence match. */
  readonly hourMs: number | undefined;
  /** A correspondence match waits for disconnected people. */
  readonly notify: (handles: readonly string[], notification: TurnNotification) => void;
  /** The build that clients compare with their own. */
  readonly build: string | undefined;
  /** The fanout, where the store is shared with other nodes. */
  readonly fanout?: FanoutFactory | undefined;
  /** Where steps are traced. */
  readonly tracing?: Tracing | undefined;
}

/** What an effect follows from: the input, and when it came. */
interface EffectCause {
  readonly input: Input;
  readonly received: number;
}

/** All tables of this process: loads them when a person connects, runs their effects, drops them when empty. */
export class Rooms {
  private readonly live = new Map<string, LiveRoom>();
  private readonly loading = new Map<string, Promise<LiveRoom | undefined>>();
  private readonly setup: RoomsSetup;
  private readonly env: TableEnv;
  private readonly sweeper: NodeJS.Timeout;
  private readonly thinkers = new BotWorkerPool();
  private readonly peers: Peers | undefined;
  readonly lists: TableLists;

  constructor(setup: RoomsSetup) {
    this.setup = setup;
    this.env = {
      bot: botFor,
      game: gameById,
      seed: () => new Uint8Array(randomBytes(SEED_BYTES)),
      matchId: newMatchId,
      hasBotWorkers: this.thinkers.isAvailable,
      isClustered: setup.fanout !== undefined,
      wallClock: Date.now,
      ...(setup.botDelayMs === undefined ? {} : { botDelayMs: setup.botDelayMs }),
      ...(setup.hourMs === undefined ? {} : { hourMs: setup.hourMs }),
      ...(setup.build === undefined ? {} : { build: setup.build }),
    };
    this.peers = setup.fanout === undefined ? undefined : this.connectPeers(setup.fanout);
    this.lists = tableLists(setup.store, this.live, this.peers !== undefined);
    this.sweeper = setInterval(() => this.sweep(), IDLE_MS / 2);
    this.sweeper.unref();
  }

  private connectPeers(fanout: FanoutFactory): Peers {
    const { node, store, metrics, log, renamed, forgotten, revoked, blocksChanged, recorder, handOn } = this.setup;
    return new Peers({
      node,
      fanout,
      store,
      metrics,
      log,
      handOn,
      renamed,
      revoked,
      blocksChanged,
      forgotten: (handle) => {
        recorder.forget(handle);
        forgotten(handle);
        this.erase(handle);
      },
      live: this.live,
      deliver: (live, input) => this.deliver(live, input),
    });
  }

  /** Whether the last heartbeat was stored; undefined for a node without peers, which sends none. */
  get canStore(): boolean | undefined {
    return this.peers?.canStore;
  }

  /** Whether people are sent to other nodes. */
  get isCutOff(): boolean {
    return this.peers?.isCutOff ?? false;
  }

  /** `meta` is added to what a new table has. */
  async open(request: NewTableRequest, host: Person, meta: Pick<TableMeta, 'fillAt' | 'otherGames'> = {}): Promise<Parsed<string>> {
    const game = gameById(request.game);
    if (game === undefined) return tableRefusal('no-such-game');
    for (;;) {
      const code = Array.from({ length: TABLE_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');
      const table = newTable(request, game, code, host, this.env.seed());
      if (isRefusal(table)) return table;
      const written = await this.setup.store.addTable({ ...table.ok, meta: { ...table.ok.meta, ...meta } });
      if (written === 'stored') return { ok: code };
      if (written !== 'conflict') return tableRefusal('not-saved');
    }
  }

  async find(code: string): Promise<LiveRoom | undefined> {
    const known = this.live.get(code);
    if (known !== undefined) {
      await this.peers?.ensureFresh(known);
      return known;
    }
    const underWay = this.loading.get(code);
    if (underWay !== undefined) return underWay;
    const load = this.load(code).finally(() => this.loading.delete(code));
    this.loading.set(code, load);
    return load;
  }

  /** The table of this code if it is in memory. */
  inMemory(code: string): LiveRoom | undefined {
    return this.live.get(code);
  }

  codesInMemory(): readonly string[] {
    return [...this.live.keys()];
  }

  /** Applies an input to a room and runs its effects. */
  deliver(live: LiveRoom, input: Input): void {
    if (live.dropped) return;
    let effects: readonly Effect[];
    const received = performance.now();
    try {
      effects = handleInput(live.room, input, received);
    } catch (error) {
      this.reloadFromLog(live, `a bug at the table, on ${input.type}`, error);
      return;
    }
    for (const effect of effects) this.runEffect(live, effect, { input, received });
    this.setup.flush();
    if (this.peers !== undefined && (input.type === 'connect' || input.type === 'disconnect')) this.peers.updateOccupancy(live);
  }

  /** Whether a match is over as far as this process knows: the store may not have it recorded yet. */
  hasEnded(match: string): boolean {
    if (this.setup.recorder.hasEnded(match)) return true;
    return [...this.live.values()].some(({ room }) => storedPosition(room)?.match === match && outcomeOf(room) !== undefined);
  }

  /** A move is due at a table that may have no connections. */
  async wake(code: string): Promise<void> {
    const live = await this.find(code);
    if (live === undefined) return;
    this.peers?.updateOccupancy(live);
    this.deliver(live, { type: 'wake' });
  }

  /** A person changed their name or avatar here: they may be connected to another node. */
  announceRename(person: Person): void {
    this.peers?.publish(ALL_TABLES, { type: 'person', person });
  }

  /** A person was deleted. Their sockets may be at any node. */
  announceDeletion(handle: string): void {
    this.setup.recorder.forget(handle);
    this.erase(handle);
    this.peers?.publish(ALL_TABLES, { type: 'forgotten', handle });
  }

  /** Chat and requests are also at tables where the person has no seat. */
  private erase(handle: string): void {
    for (const live of this.live.values()) if (knowsPerson(live.room, handle)) this.deliver(live, { type: 'erase-person', handle });
  }

  /** A session of a person was revoked. Their sockets may be at any node. */
  announceRevocation(handle: string): void {
    this.peers?.publish(ALL_TABLES, { type: 'revoked', handle });
  }

  /** Blocks work at every node where one of these people is connected. */
  announceBlocks(handles: readonly string[]): void {
    this.peers?.publish(ALL_TABLES, { type: 'blocks', handles });
  }

  /** Loads every match that was running when the last process ended. With several nodes, others run them. */
  async begin(): Promise<void> {
    if (this.peers !== undefined) return this.peers.begin();
    const began = performance.now();
    const codes = await this.setup.store.playingTables(Date.now() - RECENT_MS);
    for (const code of codes) await this.find(code);
    this.setup.log.info({ tables: codes.length, ms: Math.round(performance.now() - began) }, 'running matches read from their logs');
  }

  /** Lets other nodes lead the tables from now on. */
  async releaseTables(): Promise<void> {
    await this.peers?.releaseAll();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    for (const live of this.live.values()) this.drop(live);
    await Promise.all([this.setup.recorder.close(CLOSE_MS), this.thinkers.close(), atMost(CLOSE_MS, this.peers?.close())]);
  }

  private async load(code: string): Promise<LiveRoom | undefined> {
    const stored = await loadRoom(this.setup, this.env, code);
    return stored === undefined ? undefined : this.addLive(stored);
  }

  private addLive({ room, version }: LoadedRoom): LiveRoom {
    const { store, metrics } = this.setup;
    const shared = {
      store,
      room,
      deliver: (input: Input) => this.deliver(live, input),
      reloadFromLog: (problem: string, error?: unknown) => this.reloadFromLog(live, problem, error),
    };
    const live: LiveRoom = {
      room,
      writer: new TableWriter({
        ...shared,
        version,
        adopted: () => live.log.requestCatchUp(),
        stored: (stored, match) => {
          if (match !== undefined) {
            metrics.matches.inc({ game: room.game.id });
            this.setup.recorder.matchStarted(match);
          }
          this.peers?.publishForTable(live, { type: 'table', version: stored });
        },
      }),
      log: new MatchLog({
        ...shared,
        stored: (match, step, entry, times) => {
          const game = room.game.id;
          metrics.steps.inc({ game });
          metrics.stepSeconds.observe({ game }, (times.stored - times.received) / 1000);
          this.setup.tracing?.record(tracedStep(game, times));
          this.peers?.publishForTable(live, { type: 'step', match, step, entry });
        },
        onConflict: () => metrics.conflicts.inc(),
        caughtUp: () => metrics.catchUps.inc(),
      }),
      timer: undefined,
      idleSince: performance.now(),
      dropped: false,
      isShared: false,
    };
    this.live.set(room.code, live);
    this.setup.metrics.rooms.set(this.live.size);
    this.peers?.join(live);
    return live;
  }

  private runEffect(live: LiveRoom, effect: Effect, { input, received }: EffectCause): void {
    const { metrics } = this.setup;
    switch (effect.type) {
      case 'send':
        return this.setup.send(effect.to, effect.message);
      case 'append':
        return void live.log.append(effect, received);
      case 'create':
      case 'save':
        return live.writer.write(effect, input);
      case 'match-ended':
        return this.setup.recorder.matchEnded(effect.table, effect.outcome);
      case 'ask-bot':
        return this.thinkers.ask(effect.question, (decision) =>
          this.deliver(live, { type: 'bot-decision', ticket: effect.ticket, decision: decision }),
        );
      case 'wake':
        return this.setTimer(live, effect.at);
      case 'notify-turn': {
        const { code, game } = live.room;
        return this.setup.notify(effect.handles, { table: code, game: game.id, match: effect.match, step: effect.step });
      }
      case 'chat':
        return this.peers?.publishForTable(live, { type: 'chat', line: effect.line });
      case 'presence':
        return this.peers?.publishForTable(live, { type: 'presence', handles: effect.handles });
      case 'voice':
      case 'voice-signal':
        return this.peers?.publishForTable(live, effect);
      case 'report-bug':
        metrics.problems.inc();
        this.setup.log.error({ table: live.room.code, match: lastMatch(live.room) }, effect.problem);
    }
  }

  private setTimer(live: LiveRoom, at: number | null): void {
    clearTimeout(live.timer);
    if (at === null) return;
    const wait = Math.min(MAX_TIMER_MS, Math.max(0, Math.ceil(at - performance.now())));
    live.timer = setTimeout(() => this.deliver(live, { type: 'wake' }), wait);
  }

  /** The memory cannot be trusted: the room is loaded from the log again. */
  private reloadFromLog(live: LiveRoom, problem: string, error?: unknown): void {
    if (live.dropped) return;
    this.setup.metrics.problems.inc();
    this.setup.log.error({ table: live.room.code, match: lastMatch(live.room), err: error }, `${problem}: read again from the log`);
    this.drop(live);
    this.setup.evict(connectionIds(live.room));
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
      const { room, writer } = live;
      const isBusy = isOccupied(room) || hasUnstoredSteps(room) || writer.busy || wakesBefore(room, now + IDLE_MS);
      if (isBusy) live.idleSince = now;
      else if (now - live.idleSince > IDLE_MS) this.drop(live);
    }
  }
}

/** An unguessable id. It begins with the time, so that a database stores recent matches close together. */
function newMatchId(): string {
  return `${Date.now().toString(36)}${randomBytes(12).toString('base64url')}`;
}
