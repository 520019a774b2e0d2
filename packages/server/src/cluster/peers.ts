import type { Person } from '@parlour/protocol';
import {
  handlesHere,
  hasPresenceOf,
  type Input,
  isOccupied,
  recentChat,
  runsUnattended,
  storedPosition,
  voiceMembers,
} from '@parlour/table';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Store, TablePosition } from '../store/store.ts';
import { STORE_FAILURES } from '../store/store-failures.ts';
import { ALL_TABLES, type Fanout, type FanoutFactory, type NodeMessage } from './fanout/fanout.ts';
import { HEARTBEAT_MS, HEARTBEAT_TTL_MS, Leadership } from './leadership.ts';

/** Tables that are read at the same time when other nodes wrote to them. */
const READ_TOGETHER = 16;
/** Tables per statement, and the most tables per heartbeat. With more, each is checked less often. */
const ASK_TOGETHER = 500;
const MAX_A_BEAT = 1000;
/** Every this many heartbeats an occupied table is read, whatever messages say: a node may have died before it sent one. */
const LOOK_BEATS = 10;

export interface PeersSetup {
  readonly node: string;
  readonly fanout: FanoutFactory;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The tables in memory, by their codes. */
  readonly live: ReadonlyMap<string, LiveRoom>;
  deliver(live: LiveRoom, input: Input): void;
  renamed(person: Person): void;
  forgotten(handle: string): void;
  revoked(handle: string): void;
  blocksChanged(handles: readonly string[]): void;
  /** This node cannot store anything, but another can: its people are better off there. */
  handOn(): void;
}

/** The other nodes of the cluster: their messages, the messages to them, and which of them leads a table. */
export class Peers {
  private readonly setup: PeersSetup;
  private readonly fanout: Fanout;
  private readonly leadership: Leadership;
  private readonly receivedAt = new Map<string, number>();
  private healthySince = Number.POSITIVE_INFINITY;
  private readonly heart: NodeJS.Timeout;
  private beating = false;
  private beats = 0;
  /** When other nodes last said that they can store; one that cannot is not in it. */
  private readonly storingAt = new Map<string, number>();
  private cutOff = false;

  constructor(setup: PeersSetup) {
    this.setup = setup;
    this.leadership = new Leadership(setup.store, setup.node, (code, leading) => {
      const live = setup.live.get(code);
      if (live !== undefined) setup.deliver(live, { type: 'leadership', isLeader: leading });
      setup.metrics.tablesLed.set(this.leadership.count);
    });
    this.fanout = setup.fanout(setup.node, {
      receive: (code, from, message) => this.onNodeMessage(code, from, message),
      health: (healthy) => this.health(healthy),
    });
    this.heart = setInterval(() => void this.beat(), HEARTBEAT_MS);
  }

  /** The first heartbeat, so that the first table has a leader at once. */
  async begin(): Promise<void> {
    await this.leadership.sendHeartbeat();
  }

  publish(code: string, message: NodeMessage): void {
    this.fanout.publish(code, message);
  }

  /** Tells the nodes that share a table. A node that is alone with it sends nothing: one that joins asks for the position. */
  publishForTable({ room, isShared }: LiveRoom, message: NodeMessage): void {
    if (isShared) this.fanout.publish(room.code, message);
  }

  /** Messages about a table may have come before this node subscribed: it is read once more after that. */
  join(live: LiveRoom): void {
    const { code } = live.room;
    void this.fanout.listen(code).then(() => {
      this.fanout.publish(code, { type: 'who' });
      return refresh(live);
    });
  }

  leave(code: string): void {
    this.fanout.leave(code);
    this.leadership.release(code);
  }

  /** A person connected to a table or left it, or it runs unattended. */
  updateOccupancy({ room }: LiveRoom): void {
    if (isOccupied(room) || runsUnattended(room)) this.leadership.want(room.code);
    else this.leadership.release(room.code);
  }

  /** Called before a person is shown a table: without messages, memory may be behind. */
  async ensureFresh(live: LiveRoom): Promise<void> {
    if (!this.fanout.healthy) await refresh(live);
  }

  /** Lets other nodes take over the tables, and drops this node's people there. */
  async releaseAll(): Promise<void> {
    clearInterval(this.heart);
    this.fanout.publish(ALL_TABLES, { type: 'gone' });
    await this.leadership.releaseAll();
  }

  async close(): Promise<void> {
    clearInterval(this.heart);
    await this.fanout.close();
  }

  private async beat(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    this.forgetSilent();
    await this.leadership.sendHeartbeat();
    this.checkStoring();
    this.beats++;
    const share = Math.max(this.fanout.healthy ? LOOK_BEATS : 1, Math.ceil(this.setup.live.size / MAX_A_BEAT));
    let index = 0;
    await this.refreshAll(({ room }) => isOccupied(room) && index++ % share === this.beats % share);
    this.beating = false;
  }

  /** Whether this node can store, as its last heartbeat says. */
  get canStore(): boolean {
    return this.leadership.canStore && this.leadership.isAlive;
  }

  /** Whether people are sent to other nodes, because only those can store. */
  get isCutOff(): boolean {
    return this.cutOff;
  }

  private checkStoring(): void {
    const { isAlive, canStore } = this.leadership;
    this.fanout.publish(ALL_TABLES, { type: 'storing', ok: canStore });
    // When no node can store, people stay: the tables they look at are in memory here.
    const since = performance.now() - HEARTBEAT_TTL_MS;
    const cutOff = !isAlive && [...this.storingAt.values()].some((at) => at > since);
    if (cutOff !== this.cutOff) {
      this.cutOff = cutOff;
      if (cutOff) this.setup.log.error(STORE_FAILURES.cutOff);
      else this.setup.log.warn('this node takes people again');
    }
    if (cutOff) this.setup.handOn();
  }

  /** While no messages arrive, the silence of a node means nothing. */
  private forgetSilent(): void {
    const now = performance.now();
    if (!this.fanout.healthy || now - this.healthySince < HEARTBEAT_TTL_MS) return;
    for (const [node, at] of this.receivedAt) if (now - at > HEARTBEAT_TTL_MS) this.forget(node);
  }

  /** Drops a node whose last message may be lost. */
  private forget(node: string): void {
    this.storingAt.delete(node);
    if (!this.receivedAt.delete(node)) return;
    for (const live of this.setup.live.values()) {
      if (hasPresenceOf(live.room, node)) this.setup.deliver(live, { type: 'presence', node, handles: [] });
    }
    void this.refreshAll(({ room }) => isOccupied(room));
  }

  private health(healthy: boolean): void {
    this.setup.metrics.fanoutHealthy.set(healthy ? 1 : 0);
    if (!healthy) return this.setup.log.warn('Redis is away: this node looks into the database every second for what others did');
    this.setup.log.info('messages of other nodes arrive through Redis');
    this.healthySince = performance.now();
    this.fanout.publish(ALL_TABLES, { type: 'who' });
    for (const live of this.setup.live.values()) {
      // Messages of a node that joined meanwhile did not arrive.
      live.isShared = true;
      this.publishState(live);
    }
    void this.refreshAll(() => true);
  }

  private onNodeMessage(code: string, from: string, message: NodeMessage): void {
    if (message.type === 'gone') return this.forget(from);
    // A node that returns after a long silence was dropped: it is asked again for its people.
    if (!this.receivedAt.has(from) && message.type !== 'who') this.fanout.publish(ALL_TABLES, { type: 'who' });
    this.receivedAt.set(from, performance.now());
    if (code === ALL_TABLES) return this.hearEverywhere(from, message);
    const live = this.setup.live.get(code);
    if (live !== undefined) this.receiveAt(live, from, message);
  }

  private hearEverywhere(from: string, message: NodeMessage): void {
    if (message.type === 'storing' && message.ok) this.storingAt.set(from, performance.now());
    else if (message.type === 'storing') this.storingAt.delete(from);
    if (message.type === 'person') this.setup.renamed(message.person);
    if (message.type === 'blocks') this.setup.blocksChanged(message.handles);
    if (message.type === 'revoked') this.setup.revoked(message.handle);
    if (message.type === 'forgotten') this.setup.forgotten(message.handle);
    else if (message.type === 'who') for (const live of this.setup.live.values()) this.publishPresence(live);
  }

  private receiveAt(live: LiveRoom, from: string, message: NodeMessage): void {
    const chat = recentChat(live.room);
    if (!live.isShared || message.type === 'who') {
      live.isShared = true;
      this.publishState(live);
    }
    switch (message.type) {
      case 'step':
        if (storedPosition(live.room)?.match !== message.match) return live.writer.onVersionAnnounced();
        return live.log.onStepAnnounced(message.match, message.step, message.entry);
      case 'table':
        if (message.version > live.writer.version) live.writer.onVersionAnnounced(message.version);
        return;
      case 'presence':
        return this.setup.deliver(live, { type: 'presence', node: from, handles: message.handles });
      case 'who':
        if (chat.length > 0) this.fanout.publish(live.room.code, { type: 'talk', lines: chat });
        return;
      case 'voice':
        return this.setup.deliver(live, { type: 'remote-voice', node: from, members: message.members });
      case 'voice-signal':
        return this.setup.deliver(live, { ...message, type: 'remote-voice-signal' });
      case 'chat':
        return this.setup.deliver(live, { type: 'remote-chat', lines: [message.line] });
      case 'talk':
        if (chat.length === 0) this.setup.deliver(live, { type: 'remote-chat', lines: message.lines });
    }
  }

  private publishPresence({ room }: LiveRoom): void {
    if (!isOccupied(room)) return;
    this.fanout.publish(room.code, { type: 'presence', handles: handlesHere(room) });
    const members = voiceMembers(room);
    if (members.length > 0) this.fanout.publish(room.code, { type: 'voice', members });
  }

  /** Another node has written to this table. A node that sent no message before is asked for its people. */
  private meet(live: LiveRoom): void {
    if (live.isShared) return;
    live.isShared = true;
    this.fanout.publish(live.room.code, { type: 'who' });
    this.publishState(live);
  }

  /** Sends the present state: the other node may have read the table before the last changes. */
  private publishState(live: LiveRoom): void {
    const { room, writer } = live;
    this.publishPresence(live);
    this.fanout.publish(room.code, { type: 'table', version: writer.version });
    const position = storedPosition(room);
    if (position !== null) this.fanout.publish(room.code, { type: 'step', ...position });
  }

  /** Reads the tables again that another node wrote to: one statement finds them. */
  private async refreshAll(wanted: (live: LiveRoom) => boolean): Promise<void> {
    const all = [...this.setup.live.values()].filter(wanted);
    for (let i = 0; i < all.length; i += ASK_TOGETHER) await this.refreshBehind(all.slice(i, i + ASK_TOGETHER));
  }

  private async refreshBehind(lives: readonly LiveRoom[]): Promise<void> {
    const { store } = this.setup;
    const stored = await store.tablePositions(lives.map(({ room }) => room.code)).catch(() => []);
    const positions = new Map(stored.map((position) => [position.code, position]));
    const behind = lives.filter((live) => isBehind(live, positions.get(live.room.code)));
    for (const live of behind) this.meet(live);
    for (let i = 0; i < behind.length; i += READ_TOGETHER) await Promise.all(behind.slice(i, i + READ_TOGETHER).map(refresh));
  }
}

function isBehind({ room, writer }: LiveRoom, stored: TablePosition | undefined): boolean {
  if (stored === undefined) return false;
  const position = storedPosition(room);
  return stored.version > writer.version || (position?.match === stored.match && stored.step > (position?.step ?? 0));
}

async function refresh({ writer, log }: LiveRoom): Promise<void> {
  await writer.refresh();
  await log.catchUp().catch(() => {});
}
