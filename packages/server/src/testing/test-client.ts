import { type ServerMessage, type SocketMessage, socketPath, type TableInfo } from '@parlour/protocol';
import { WebSocket } from 'ws';

/** The server refused a request. */
export class ServerRefused extends Error {
  override name = 'Unserved';
}

export interface Session {
  readonly base: string;
  readonly cookie: string;
  readonly handle: string;
}

/** A person with a name, created as a browser does. */
export async function signIn(base: string, name: string): Promise<Session> {
  const answer = await fetch(`${base}/api/me`, { method: 'PATCH', headers: json, body: JSON.stringify({ name }) });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (!answer.ok || cookie === undefined) throw new ServerRefused(`no session: ${answer.status} ${await answer.text()}`);
  const { handle } = (await answer.json()) as { handle: string };
  return { base, cookie, handle };
}

const json = { 'content-type': 'application/json' };

export async function request(session: Session, method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${session.base}${path}`, {
    method,
    headers: { cookie: session.cookie, ...(body === undefined ? {} : json) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

export async function openTable(session: Session, wish: object): Promise<string> {
  const { status, body } = await request(session, 'POST', '/api/tables', { game: 'thats-not-a-hat', ...wish });
  if (status !== 201) throw new ServerRefused(`no table: ${status} ${JSON.stringify(body)}`);
  return (body as { code: string }).code;
}

/** One socket at one table, with everything it received. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly received: ServerMessage[] = [];
  closed: number | undefined;
  private listeners: (() => void)[] = [];

  constructor(session: Session, code: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(session.base.replace('http', 'ws') + socketPath(code), {
      headers: { cookie: session.cookie, ...headers },
      perMessageDeflate: false,
    });
    this.socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString('utf8')) as ServerMessage);
      this.stir();
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (closeCode) => {
      this.closed = closeCode;
      this.stir();
    });
  }

  /** Opens a socket and waits for its welcome. */
  static async open(session: Session, code: string): Promise<TestSocket> {
    const socket = new TestSocket(session, code);
    await socket.next('welcome');
    return socket;
  }

  /** The table as the last message describes it. */
  get table(): TableInfo | undefined {
    const last = this.received.findLast((message) => message.type === 'table' || message.type === 'welcome');
    return last?.table;
  }

  /** The step of the last match message on this socket. */
  get step(): number {
    const last = this.received.findLast((message) => message.type === 'ack' || message.type === 'observation');
    if (last?.type === 'ack') return last.step;
    return last?.type === 'observation' ? last.observation.step : 0;
  }

  say(message: SocketMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** The first message of this type from `from` on. */
  async next<T extends ServerMessage['type']>(type: T, from = 0): Promise<Extract<ServerMessage, { type: T }>> {
    await this.until(() => this.received.slice(from).some((message) => message.type === type), `a ${type}`);
    return this.received.slice(from).find((message) => message.type === type) as Extract<ServerMessage, { type: T }>;
  }

  /** Sends a message and returns the answer, by type. */
  ask<T extends ServerMessage['type']>(message: SocketMessage, type: T): Promise<Extract<ServerMessage, { type: T }>> {
    const from = this.received.length;
    this.say(message);
    return this.next(type, from);
  }

  async until(isSo: () => boolean, what: string): Promise<void> {
    const limit = Date.now() + 30_000;
    while (!isSo()) {
      if (Date.now() > limit) throw new Error(`waited for ${what}; received ${this.received.map(({ type }) => type).join(' ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.socket.terminate();
  }

  private stir(): void {
    const waiting = this.listeners;
    this.listeners = [];
    for (const listener of waiting) listener();
  }
}
