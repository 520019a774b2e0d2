import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Chance } from '@parlour/kernel';
import { DelayedStream } from './delayed-stream.ts';
import { FrameSplitter, type WholeFrame } from './websocket-frames.ts';

/** A message that waits to be overtaken is sent alone after this time. */
const OVERTAKEN_WITHIN_MS = 150;
const LATE_MS = 1500;

/** Faults of client messages: in percent of the messages, and in milliseconds both ways. */
export interface NetworkConditions {
  readonly duplicated: number;
  readonly reordered: number;
  readonly delayMs: number;
}

const CALM: NetworkConditions = { duplicated: 0, reordered: 0, delayMs: 0 };

/** Stands in front of the nodes. Each connection goes to any of them, under the network conditions. */
export class Proxy {
  conditions: NetworkConditions = CALM;
  private readonly wires = new Set<ProxiedConnection>();
  private readonly server: Server;
  private readonly chance: Chance;

  private constructor(ports: () => readonly number[], chance: Chance) {
    this.chance = chance;
    this.server = createServer({ allowHalfOpen: true }, (client) => this.accept(client, chance.pick(ports())));
  }

  static async open(ports: () => readonly number[], chance: Chance): Promise<Proxy> {
    const proxy = new Proxy(ports, chance);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get base(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** Cuts this percentage of the connections; half of the time the node still reads what was sent to it. */
  cut(percent: number): void {
    for (const wire of this.some(percent)) wire.cut(this.chance.below(2) === 0);
  }

  /** Silences this percentage of the connections both ways; then cuts them, or sends everything at once. */
  silence(percent: number, ms: number): void {
    for (const wire of this.some(percent)) wire.silence(ms, this.chance.below(2) === 0);
  }

  calm(): void {
    this.conditions = CALM;
    for (const wire of this.wires) wire.resume();
  }

  async close(): Promise<void> {
    for (const wire of this.wires) wire.cut(false);
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private some(percent: number): ProxiedConnection[] {
    return [...this.wires].filter(() => this.chance.below(100) < percent);
  }

  private accept(client: Socket, port: number): void {
    const wire = new ProxiedConnection(
      client,
      connect({ port, host: '127.0.0.1', allowHalfOpen: true }),
      this.chance,
      () => this.conditions,
    );
    this.wires.add(wire);
    wire.whenGone(() => this.wires.delete(wire));
  }
}

class ProxiedConnection {
  private readonly client: Socket;
  private readonly node: Socket;
  private readonly up: DelayedStream;
  private readonly down: DelayedStream;
  private readonly frames = new FrameSplitter();
  private readonly chance: Chance;
  private readonly weather: () => NetworkConditions;
  private held: Buffer | undefined;
  private holding: NodeJS.Timeout | undefined;
  private silent: NodeJS.Timeout | undefined;

  constructor(client: Socket, node: Socket, chance: Chance, weather: () => NetworkConditions) {
    this.client = client;
    this.node = node;
    this.up = new DelayedStream(node);
    this.down = new DelayedStream(client);
    this.chance = chance;
    this.weather = weather;
    for (const socket of [client, node]) socket.setNoDelay(true);
    client.on('data', (chunk: Buffer) => {
      for (const piece of this.frames.take(chunk)) this.send(piece);
    });
    node.on('data', (chunk: Buffer) => this.down.put(chunk, this.delay()));
    node.on('end', () => this.down.end());
    node.on('error', () => this.cut(false));
    node.on('close', () => this.down.end());
    client.on('error', () => this.cut(false));
    client.on('end', () => this.cut(true));
  }

  whenGone(gone: () => void): void {
    this.client.on('close', gone);
  }

  /** With `softly` the node reads everything sent before it sees the end. */
  cut(softly: boolean): void {
    this.release();
    this.resume();
    this.client.destroy();
    if (softly) this.up.end();
    else this.node.destroy();
  }

  silence(ms: number, thenCut: boolean): void {
    this.up.silence(ms);
    this.down.silence(ms);
    clearTimeout(this.silent);
    this.silent = setTimeout(() => (thenCut ? this.cut(false) : this.resume()), ms);
  }

  resume(): void {
    clearTimeout(this.silent);
    this.up.resume();
    this.down.resume();
  }

  private send({ bytes, isMessage }: WholeFrame): void {
    const { duplicated, reordered } = this.weather();
    if (!isMessage) return this.up.put(bytes, this.delay());
    if (this.held === undefined && this.happens(reordered)) {
      this.held = bytes;
      this.holding = setTimeout(() => this.release(), OVERTAKEN_WITHIN_MS);
      return;
    }
    this.up.put(bytes, this.delay());
    if (this.happens(duplicated)) this.repeat(bytes);
    this.release();
  }

  /** Sends it again at once, or much later, as through a node that hung. */
  private repeat(bytes: Buffer): void {
    if (this.chance.below(2) === 0) return this.up.put(bytes, this.delay());
    setTimeout(() => this.up.put(bytes, 0), this.chance.below(LATE_MS));
  }

  private release(): void {
    clearTimeout(this.holding);
    const { held } = this;
    this.held = undefined;
    if (held !== undefined) this.up.put(held, 0);
  }

  private happens(percent: number): boolean {
    return percent > 0 && this.chance.below(100) < percent;
  }

  private delay(): number {
    const { delayMs } = this.weather();
    return delayMs === 0 ? 0 : this.chance.below(delayMs);
  }
}
