import type { ClientMessage, ServerMessage } from '@parlour/protocol';
import type { OpenTransport, TransportListener } from './transport.ts';

/** A silent connection is tested after this time, and given up after twice as long: a drop shows within two seconds. */
const PATIENCE_MS = 950;
const CONNECT_MS = 8000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;

/** A table's socket that reconnects by itself. */
export const tableSocket =
  (code: string): OpenTransport =>
  (line) =>
    // oxlint-disable-next-line eslint/no-restricted-properties -- a socket goes where the page came from
    new ReconnectingSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${code}/socket`, line);

class ReconnectingSocket {
  readonly #url: string;
  readonly #line: TransportListener;
  #socket: WebSocket | undefined;
  #heardAt = 0;
  #tries = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;

  constructor(url: string, line: TransportListener) {
    this.#url = url;
    this.#line = line;
    this.#watch = setInterval(this.#listen, PATIENCE_MS);
    addEventListener('offline', this.#drop);
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#again);
    this.#open();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    removeEventListener('offline', this.#drop);
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#again);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.onopen = () => this.#line.opened();
    socket.onmessage = ({ data }) => {
      this.#heardAt = performance.now();
      this.#tries = 0;
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'bye' && !message.again) this.close();
      this.#line.message(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    if (this.#ended) return;
    this.#line.lost();
    clearTimeout(this.#retry);
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
  };

  /** The network or the person is back: reconnects at once. */
  #again = (): void => {
    if (document.hidden || this.#ended) return;
    if (this.#socket !== undefined) {
      // Timers sleep in a hidden page, so its silence says nothing about the connection.
      this.#heardAt = performance.now();
      this.send({ type: 'ping' });
      return;
    }
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#open();
  };

  #listen = (): void => {
    if (this.#socket === undefined || document.hidden) return;
    const silence = performance.now() - this.#heardAt;
    const patience = this.#socket.readyState === WebSocket.OPEN ? 2 * PATIENCE_MS : CONNECT_MS;
    if (silence > patience) this.#drop();
    else if (silence > PATIENCE_MS / 2) this.send({ type: 'ping' });
  };
}
