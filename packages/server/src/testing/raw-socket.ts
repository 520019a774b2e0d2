import { connect, type Socket } from 'node:net';
import { socketPath } from '@parlour/protocol';
import type { Session } from './test-client.ts';

const FINAL = 0x80;
const MASKED = 0x80;

export const OPCODE = { continuation: 0, text: 1, ping: 9, pong: 10 } as const;

/** One WebSocket frame of a client, with any opcode and with or without the final bit. Payloads are masked with zeros. */
export function rawFrame(opcode: number, isFinal: boolean, payload: Buffer = Buffer.alloc(0)): Buffer {
  const first = (isFinal ? FINAL : 0) | opcode;
  if (payload.length < 126) return Buffer.concat([Buffer.from([first, MASKED | payload.length, 0, 0, 0, 0]), payload]);
  const head = Buffer.from([first, MASKED | 126, payload.length >> 8, payload.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

/** A bare TCP connection to a server: it sends any bytes, and reads only on request. */
export class RawSocket {
  readonly socket: Socket;
  received = 0;
  /** The first bytes of the response. */
  head = '';
  closed = false;

  private constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('error', () => this.socket.destroy());
    this.socket.on('close', () => {
      this.closed = true;
    });
    this.socket.on('data', (chunk: Buffer) => {
      this.received += chunk.length;
      if (this.head.length < 4096) this.head += chunk.toString('latin1');
    });
  }

  /** Sends a request, and reads nothing when `reads` is false. */
  static request(port: number, path: string, { cookie, reads = true }: { cookie?: string; reads?: boolean } = {}): RawSocket {
    const raw = new RawSocket(port);
    if (!reads) raw.socket.pause();
    const cookies = cookie === undefined ? '' : `Cookie: ${cookie}\r\n`;
    raw.socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${cookies}\r\n`);
    return raw;
  }

  /** A WebSocket at a table. */
  static async table({ base, cookie }: Session, code: string): Promise<RawSocket> {
    const { port } = new URL(base);
    const raw = new RawSocket(Number(port));
    const fields = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n`;
    raw.socket.write(`GET ${socketPath(code)} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n${fields}\r\n`);
    await raw.until(() => raw.head.includes('"type":"welcome"'));
    return raw;
  }

  write(bytes: Buffer | string): void {
    if (!this.closed) this.socket.write(bytes);
  }

  /** Writes no faster than the other side reads. False when it is closed first. */
  async writeAll(bytes: Buffer): Promise<boolean> {
    if (this.closed) return false;
    if (this.socket.write(bytes)) return true;
    await Promise.race([
      new Promise((resolve) => this.socket.once('drain', resolve)),
      new Promise((resolve) => this.socket.once('close', resolve)),
    ]);
    return !this.closed;
  }

  async until(isSo: () => boolean, withinMs = 10_000): Promise<boolean> {
    const limit = Date.now() + withinMs;
    while (!isSo() && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 10));
    return isSo();
  }

  destroy(): void {
    this.socket.destroy();
  }
}
