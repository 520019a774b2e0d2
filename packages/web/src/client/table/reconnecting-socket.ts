import { PING_EVERY_MS, PONG_EVERY_MS, type ServerMessage, type SocketMessage, socketPath } from '@parlour/protocol';
import type { OpenTransport, TransportListener } from './transport.ts';

/** How often the time since the last message is checked. */
const WATCH_MS = 200;
/** A pong that is this late is requested. */
const LATE_MS = PONG_EVERY_MS + 150;
/** Without a message for this long the connection counts as lost, so that a drop shows within two seconds. */
const LOST_MS = 1750;
const CONNECT_MS = 8000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;

/** A table's socket that reconnects by itself. */
export const tableSocket =
  (code: string): OpenTransport =>
  (line) =>
    // oxlint-disable-next-line eslint/no-restricted-properties -- a socket goes where the page came from
    new ReconnectingSocket(location.origin.replace(/^http/, 'ws') + socketPath(code), line);

class ReconnectingSocket {
  readonly #url: string;
  readonly #line: TransportListener;
  #socket: WebSocket | undefined;
  #receivedAt = 0;
  #pingedAt = 0;
  #tries = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;

  constructor(url: string, line: TransportListener) {
    this.#url = url;
    this.#line = line;
    this.#watch = setInterval(this.#checkSilence, WATCH_MS);
    addEventListener('offline', this.#drop);
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#again);
    this.#open();
  }

  send(message: SocketMessage): void {
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
    this.#receivedAt = performance.now();
    socket.onopen = () => {
      if (!document.hidden) this.#ping();
      this.#line.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#receivedAt = performance.now();
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
      this.#receivedAt = performance.now();
      this.#ping();
      return;
    }
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#open();
  };

  /** Asks the server for pongs: it sends them by itself for a while, so pings are rare. */
  #ping(): void {
    this.#pingedAt = performance.now();
    this.send({ type: 'ping' });
  }

  #checkSilence = (): void => {
    if (this.#socket === undefined || document.hidden) return;
    const now = performance.now();
    const silence = now - this.#receivedAt;
    const sincePing = now - this.#pingedAt;
    const isOpen = this.#socket.readyState === WebSocket.OPEN;
    if (silence > (isOpen ? LOST_MS : CONNECT_MS)) this.#drop();
    else if (isOpen && (sincePing > PING_EVERY_MS || (silence > LATE_MS && sincePing > LATE_MS))) this.#ping();
  };
}
