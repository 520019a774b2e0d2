import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';

const FINAL = 0x80;
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const MASKED = 0x80;

export interface SocketListener {
  /** The connection is open. */
  opened?(): void;
  received(payload: Buffer): void;
  closed?(): void;
}

/**
 * A minimal WebSocket client: a load generator on the same machine must use little CPU.
 * It masks with zeros and has no fragments, which the servers it talks to never send.
 */
export class MinimalWebSocket {
  private readonly socket: Socket;
  private readonly listener: SocketListener;
  private rest: Buffer | undefined;
  private greeted = false;

  constructor(base: string, path: string, headers: Readonly<Record<string, string>>, listener: SocketListener) {
    const { hostname, port, protocol, host } = new URL(base);
    const isSafe = protocol === 'https:' || protocol === 'wss:';
    const there = { host: hostname, port: Number(port || (isSafe ? 443 : 80)) };
    this.listener = listener;
    this.socket = isSafe ? connectSafely({ ...there, servername: hostname }) : connect(there);
    this.socket.setNoDelay(true);
    this.socket.on('error', () => this.socket.destroy());
    this.socket.on('close', () => listener.closed?.());
    this.socket.on('data', (chunk: Buffer) => this.read(this.rest === undefined ? chunk : Buffer.concat([this.rest, chunk])));
    const fields = { host, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', ...headers };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}sec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`);
  }

  get isOpen(): boolean {
    return this.greeted && !this.socket.destroyed;
  }

  say(message: string | Buffer): void {
    if (this.isOpen) this.socket.write(frame(typeof message === 'string' ? TEXT : BINARY, message));
  }

  terminate(): void {
    this.socket.destroy();
  }

  private read(data: Buffer): void {
    const from = this.greeted ? 0 : this.greet(data);
    this.rest = this.receive(data, from);
  }

  /** Reads the upgrade response; returns where the frames begin. */
  private greet(data: Buffer): number {
    const end = data.indexOf('\r\n\r\n');
    if (end < 0) return data.length;
    if (!data.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) {
      this.socket.destroy();
      return data.length;
    }
    this.greeted = true;
    this.listener.opened?.();
    return end + 4;
  }

  /** Handles every whole frame; returns what is left of the last one. */
  private receive(data: Buffer, from: number): Buffer | undefined {
    if (!this.isOpen) return data;
    let at = from;
    while (data.length - at >= 2) {
      const size = (data[at + 1] as number) & 127;
      const start = at + (size < 126 ? 2 : size === 126 ? 4 : 10);
      if (start > data.length) break;
      const length = size < 126 ? size : size === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
      if (start + length > data.length) break;
      this.take((data[at] as number) & 15, data.subarray(start, start + length));
      at = start + length;
    }
    return at === data.length ? undefined : data.subarray(at);
  }

  private take(kind: number, payload: Buffer): void {
    if (kind === TEXT || kind === BINARY) this.listener.received(payload);
    else if (kind === PING) this.socket.write(frame(PONG, payload));
    else if (kind === CLOSE) this.socket.end(frame(CLOSE, payload));
  }
}

function frame(kind: number, message: string | Buffer): Buffer {
  const length = Buffer.byteLength(message);
  const header = length < 126 ? 6 : length < 65_536 ? 8 : 14;
  const whole = Buffer.allocUnsafe(header + length);
  whole[0] = FINAL | kind;
  whole[1] = MASKED | (header === 6 ? length : header === 8 ? 126 : 127);
  if (header === 8) whole.writeUInt16BE(length, 2);
  if (header === 14) whole.writeBigUInt64BE(BigInt(length), 2);
  whole.fill(0, header - 4, header);
  if (typeof message === 'string') whole.write(message, header);
  else message.copy(whole, header);
  return whole;
}
