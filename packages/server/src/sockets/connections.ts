import type { Duplex } from 'node:stream';
import { isRefusal, type Refusal } from '@parlour/kernel';
import {
  type Frame,
  MAX_KEY_LENGTH,
  MAX_MESSAGE_BYTES,
  malformed,
  type Person,
  parseClientMessage,
  type ServerMessage,
  tableRefusal,
} from '@parlour/protocol';
import { type ConnectionId, connectionCount, hasHostPowers, ownsSeat, personOn, type TokenBucket, TokenBuckets } from '@parlour/table';
import type { WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import { rateLimitKey } from '../http/client-address.ts';
import { AddressCounts } from '../limits/address-counts.ts';
import type { TurnBudget } from '../limits/turn-budget.ts';
import type { Metrics } from '../metrics.ts';
import type { BanList } from '../moderation/ban-list.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ProfileStore } from '../store/profile-store.ts';
import { CLOSING_MS, type Connection, GOING_AWAY, POLICY, sendBye, type Visitor } from './connection.ts';
import { type FrameHead, FrameMeter } from './frame-meter.ts';
import { PongSchedule } from './pong-schedule.ts';
import { textFrame } from './websocket-text-frame.ts';

/** A socket is closed after this many refused messages: nobody sends so many by mistake. */
const MAX_REFUSALS = 200;
/** A socket that was silent for so long is pinged, and closed when no answer comes in as long again. */
const SILENCE_MS = 15_000;
const PONG = textFrame(JSON.stringify({ type: 'pong' } satisfies ServerMessage));
/** Messages to one socket in one event loop turn are joined up to this many bytes. */
const ONE_PIECE = 4096;
/** A piece of incoming bytes that is read at once. */
const MAX_PIECE = 64 * 1024;
const HOUR_SECONDS = 3600;

/** All sockets of this process: incoming bytes are measured and parsed, and clients that do not read are disconnected. */
export class Connections {
  private readonly all = new Map<ConnectionId, Connection>();
  private readonly perPerson = new Map<string, number>();
  private readonly perAddress: AddressCounts;
  private readonly messages: readonly [TokenBuckets, TokenBuckets];
  private readonly bytes: readonly [TokenBuckets, TokenBuckets];
  private readonly moves: readonly [TokenBuckets, TokenBuckets];
  private readonly limits: Limits;
  private readonly metrics: Metrics;
  /** More frames in one chunk than may be sent and refused before a socket is closed are a flood. */
  private readonly framesPerChunk: number;
  private readonly turns: TurnBudget;
  private readonly pongs = new PongSchedule<Connection>((connection) => this.write(connection, PONG));
  private readonly silence: NodeJS.Timeout;
  private readonly cutter: NodeJS.Timeout;
  private unsent: Connection[] = [];
  private lastFrame: { readonly frame: Frame | null; readonly text: string } = { frame: null, text: '' };
  private made = 0;

  constructor(limits: Limits, metrics: Metrics, turns: TurnBudget) {
    this.limits = limits;
    this.turns = turns;
    const { messagesPerSecond, bytesPerSecond, movesPerHour, peoplePerAddress, burstSeconds } = limits;
    const both = (perSecond: number, seconds = burstSeconds): [TokenBuckets, TokenBuckets] => [
      new TokenBuckets(perSecond, perSecond * seconds),
      new TokenBuckets(perSecond * peoplePerAddress, perSecond * peoplePerAddress * seconds),
    ];
    this.messages = both(messagesPerSecond);
    this.bytes = both(bytesPerSecond);
    this.moves = both(movesPerHour / HOUR_SECONDS, HOUR_SECONDS);
    this.perAddress = new AddressCounts(limits.socketsPerAddress);
    this.framesPerChunk = messagesPerSecond * burstSeconds + MAX_REFUSALS;
    this.metrics = metrics;
    this.silence = setInterval(() => this.probeSilent(), SILENCE_MS);
    this.silence.unref();
    this.cutter = setInterval(() => this.cutUnfinished(), Math.ceil(limits.unfinishedMs / 5));
    this.cutter.unref();
  }

  /** Whether one more socket is allowed. A crowd of spectators keeps nobody from their own seat or table. */
  hasRoomFor(handle: string, address: string, live: LiveRoom): boolean {
    const { socketsPerPerson, socketsPerTable } = this.limits;
    return (
      (this.perPerson.get(handle) ?? 0) < socketsPerPerson &&
      this.perAddress.hasRoomFor(address) &&
      (connectionCount(live.room) < socketsPerTable || ownsSeat(live.room, handle) || hasHostPowers(live.room, handle))
    );
  }

  add(rooms: Rooms, socket: WebSocket, stream: Duplex, { person, address: from, live, blocks, invited }: Visitor): void {
    const address = rateLimitKey(from);
    const now = performance.now();
    const allowed = ([ofGuest, ofAddress]: readonly [TokenBuckets, TokenBuckets]) => [
      ofGuest.of(person.handle, now),
      ofAddress.of(address, now),
    ];
    const meter = new FrameMeter((head) => this.countFrame(connection, head));
    const connection: Connection = {
      id: ++this.made,
      socket,
      stream,
      unsent: null,
      handle: person.handle,
      address,
      from,
      live,
      messages: allowed(this.messages),
      bytes: allowed(this.bytes),
      moves: allowed(this.moves),
      refusalsLeft: MAX_REFUSALS,
      received: true,
      probed: false,
      meter,
      framesLeft: 0,
      unfinishedSince: null,
    };
    this.readFrom(connection);
    this.all.set(connection.id, connection);
    count(this.perPerson, person.handle, 1);
    this.perAddress.add(address);
    this.metrics.sockets.set(this.all.size);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.onMessage(rooms, connection, data, isBinary));
    socket.on('ping', (data: Buffer) => this.answerPing(connection, data));
    socket.on('pong', () => {
      connection.received = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.remove(rooms, connection));
    rooms.deliver(live, { type: 'connect', connection: connection.id, person, blocks, invited });
  }

  /** Sends a message to all of these. Each socket gets its messages of one turn in one write. */
  send(to: readonly ConnectionId[], message: ServerMessage): void {
    if (message.type === 'refused') this.metrics.refusals.inc({ reason: message.refusal.refused }, to.length);
    const frame = textFrame(this.textOf(message));
    for (const id of to) {
      const connection = this.all.get(id);
      if (connection !== undefined) this.write(connection, frame);
    }
    if (message.type === 'bye') this.shut(to);
  }

  /** Everyone at a table gets the same frame, whatever private parts they have: it is serialized once. */
  private textOf(message: ServerMessage): string {
    if (message.type !== 'frame') return JSON.stringify(message);
    const { frame, private: own } = message;
    if (frame !== this.lastFrame.frame) this.lastFrame = { frame, text: `{"type":"frame","frame":${JSON.stringify(frame)}` };
    return own === undefined ? `${this.lastFrame.text}}` : `${this.lastFrame.text},"private":${JSON.stringify(own)}}`;
  }

  /** Closes these after their last message. */
  private shut(connections: readonly ConnectionId[]): void {
    this.flush();
    for (const id of connections) this.all.get(id)?.socket.close(POLICY);
  }

  /** Whether the socket accepts more. A client that does not read is disconnected. */
  private reads({ socket, stream }: Connection): boolean {
    if (socket.readyState !== socket.OPEN) return false;
    if (stream.writableLength <= this.limits.unreadBytes) return true;
    this.metrics.refusals.inc({ reason: 'too-slow' });
    socket.terminate();
    return false;
  }

  private write(connection: Connection, frame: Buffer): void {
    if (!this.reads(connection)) return;
    const { stream, unsent } = connection;
    if (unsent === null) {
      connection.unsent = frame;
      if (this.unsent.push(connection) === 1) process.nextTick(() => this.flush());
    } else if (unsent.length + frame.length <= ONE_PIECE) {
      connection.unsent = Buffer.concat([unsent, frame]);
    } else {
      stream.write(unsent);
      connection.unsent = frame;
    }
  }

  /** Writes queued messages, each socket in one write. Without a call this happens at the end of the turn. */
  flush(): void {
    const connections = this.unsent;
    if (connections.length === 0) return;
    this.unsent = [];
    for (const connection of connections) {
      if (connection.unsent !== null) connection.stream.write(connection.unsent);
      connection.unsent = null;
    }
  }

  /** Disconnects these; they reconnect by themselves. */
  evict(connections: readonly ConnectionId[]): void {
    this.flush();
    for (const id of connections) {
      const socket = this.all.get(id)?.socket;
      if (socket !== undefined) sendBye(socket, tableRefusal('internal-error'), true);
    }
  }

  /** Asks all people to reconnect, which brings them to another node. */
  evictAll(): void {
    this.flush();
    for (const { socket } of this.all.values()) sendBye(socket, tableRefusal('shutting-down'), true);
  }

  /** The person was deleted: all their sockets are closed. */
  closeAllOf(handle: string): void {
    for (const connection of this.all.values())
      if (connection.handle === handle) sendBye(connection.socket, tableRefusal('no-session'), false, POLICY);
  }

  /** A session of a person was revoked: all of their sockets come back by themselves, as far as they still may. */
  reconnectAllOf(handle: string): void {
    for (const connection of this.all.values())
      if (connection.handle === handle) sendBye(connection.socket, tableRefusal('no-session'), true);
  }

  /** Closes the sockets of people who were banned meanwhile. */
  closeBanned(bans: BanList): void {
    for (const { id, socket, from, handle, live } of this.all.values()) {
      const person = personOn(live.room, id) ?? { handle, name: '' };
      const refused = bans.refusalFor({ address: from, person });
      if (refused !== undefined) sendBye(socket, tableRefusal(refused), false, POLICY);
    }
  }

  /** Tells the tables where these people are connected whom they have blocked, and who has blocked them. */
  async reloadBlocks(rooms: Rooms, profiles: ProfileStore, handles: readonly string[]): Promise<void> {
    for (const handle of handles) {
      if (!this.perPerson.has(handle)) continue;
      const blocks = await profiles.blocksOf(handle);
      for (const live of this.tablesOf(handle)) rooms.deliver(live, { type: 'blocks-changed', handle, blocks });
    }
  }

  private tablesOf(person: string): Set<LiveRoom> {
    const lives = new Set<LiveRoom>();
    for (const { handle, live } of this.all.values()) if (handle === person) lives.add(live);
    return lives;
  }

  /** Updates the tables where a person is connected with their new name. */
  rename(rooms: Rooms, person: Person): void {
    for (const live of this.tablesOf(person.handle)) rooms.deliver(live, { type: 'person-changed', person });
  }

  /** Asks every client to reconnect later, and waits until they are gone, for a limited time. */
  async close(withinMs: number): Promise<void> {
    clearInterval(this.silence);
    this.pongs.close();
    clearInterval(this.cutter);
    this.flush();
    for (const { socket } of this.all.values()) sendBye(socket, tableRefusal('shutting-down'), true, GOING_AWAY);
    const until = performance.now() + withinMs;
    while (this.all.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { socket } of this.all.values()) socket.terminate();
  }

  /** Counted with the person's other sockets and with everybody of that address. */
  private isAllowed({ messages, bytes }: Connection, size: number): boolean {
    const now = performance.now();
    return messages.every((left) => left.take(1, now)) && bytes.every((left) => left.take(size, now));
  }

  /** Bytes that came with the upgrade were put back by ws, and arrive here too. */
  private readFrom(connection: Connection): void {
    const { stream } = connection;
    this.turns.share(stream, MAX_PIECE, (piece, listeners) => {
      const accepted = this.measure(connection, piece);
      for (const listener of listeners) listener.call(stream, piece.subarray(0, accepted));
      if (accepted < piece.length) this.shutOut(connection, tableRefusal('too-many-messages'));
    });
  }

  /** How many bytes ws may read: it reports whole messages only, and would read on after a socket was closed. */
  private measure(connection: Connection, chunk: Buffer): number {
    const { meter } = connection;
    connection.framesLeft = this.framesPerChunk;
    if (connection.refusalsLeft <= 0) return 0;
    const accepted = meter.read(chunk);
    if (!meter.isUnfinished) connection.unfinishedSince = null;
    else connection.unfinishedSince ??= performance.now();
    return accepted;
  }

  /** Messages in one frame and pings are counted when handled; every other frame here. */
  private countFrame(connection: Connection, { isFragment, isPong, beginsMessage, bytes }: FrameHead): boolean {
    if (--connection.framesLeft < 0) return false;
    if (beginsMessage) connection.unfinishedSince = performance.now();
    if ((!isFragment && !isPong) || this.isAllowed(connection, bytes)) return true;
    this.refuse(connection, tableRefusal('too-many-messages'));
    return connection.refusalsLeft > 0;
  }

  /** Disconnects clients whose message is not finished in time. */
  private cutUnfinished(): void {
    const since = performance.now() - this.limits.unfinishedMs;
    for (const { unfinishedSince, socket } of this.all.values()) {
      if (unfinishedSince === null || unfinishedSince > since) continue;
      this.metrics.refusals.inc({ reason: 'unfinished' });
      socket.terminate();
    }
  }

  /** A ping counts as a message, and a client that does not read gets no answer. */
  private answerPing(connection: Connection, data: Buffer): void {
    if (!this.reads(connection)) return;
    connection.received = true;
    if (this.isAllowed(connection, data.length)) connection.socket.pong(data);
    else this.refuse(connection, tableRefusal('too-many-messages'));
  }

  private onMessage(rooms: Rooms, connection: Connection, data: Buffer, isBinary: boolean): void {
    // A client that is being disconnected is ignored.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    connection.received = true;
    if (isBinary) return this.refuse(connection, malformed('text'));
    if (data.length > MAX_MESSAGE_BYTES)
      return this.refuse(connection, tableRefusal('message-too-large', { most: MAX_MESSAGE_BYTES }), keyIn(data));
    if (!this.isAllowed(connection, data.length)) return this.refuse(connection, tableRefusal('too-many-messages'), keyIn(data));
    const message = parseClientMessage(data.toString('utf8'));
    if (isRefusal(message)) return this.refuse(connection, message);
    if (message.ok.type === 'ping') return this.pongs.request(connection);
    if (message.ok.type === 'move' && !takeAll(connection.moves))
      return this.refuse(connection, tableRefusal('too-many-moves'), message.ok.key);
    rooms.deliver(connection.live, { type: 'message', connection: connection.id, message: message.ok });
  }

  private refuse(connection: Connection, refusal: Refusal, key?: string): void {
    if (--connection.refusalsLeft <= 0) {
      this.metrics.refusals.inc({ reason: refusal.refused });
      this.flush();
      return this.shutOut(connection, refusal);
    }
    this.send([connection.id], { type: 'refused', refusal, ...(key === undefined ? {} : { key }) });
  }

  /** Stops reading: further bytes would be parsed for nothing. */
  private shutOut({ socket, stream }: Connection, refusal: Refusal): void {
    if (socket.readyState !== socket.OPEN) return;
    sendBye(socket, refusal, false, POLICY);
    stream.pause();
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  }

  private remove(rooms: Rooms, connection: Connection): void {
    if (!this.all.delete(connection.id)) return;
    this.pongs.remove(connection);
    count(this.perPerson, connection.handle, -1);
    this.perAddress.remove(connection.address);
    this.metrics.sockets.set(this.all.size);
    rooms.deliver(connection.live, { type: 'disconnect', connection: connection.id });
  }

  /** Visible pages ping by themselves: only the others are asked. */
  private probeSilent(): void {
    for (const connection of this.all.values()) {
      const { received, probed, socket } = connection;
      if (!received && probed) socket.terminate();
      else if (!received) socket.ping();
      connection.probed = !received;
      connection.received = false;
    }
  }
}

/** The key of a move that is not parsed: its sender waits for an answer by this key. */
const keyIn = (data: Buffer): string | undefined => KEY.exec(data.toString('utf8', 0, MAX_MESSAGE_BYTES))?.[1];
const KEY = new RegExp(`"key":"([^"\\\\]{1,${MAX_KEY_LENGTH}})"`);

function takeAll(buckets: readonly TokenBucket[]): boolean {
  const now = performance.now();
  return buckets.every((left) => left.take(1, now));
}

function count(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const next = (counts.get(key) ?? 0) + change;
  if (next === 0) counts.delete(key);
  else counts.set(key, next);
}
