import { Redis } from 'ioredis';
import { StartupError } from '../../startup-error.ts';
import {
  ALL_TABLES,
  beginningOf,
  decodeNodeMessage,
  encodeNodeMessage,
  type Fanout,
  type FanoutFactory,
  type FanoutListener,
  type NodeMessage,
} from './fanout.ts';

const PREFIX = 'parlour:';
const PULSE_MS = 1000;
/** A node that has not received its own pulse for this long treats the connection as dead. */
const DEAF_MS = 3000;
const LAST_RETRY_MS = 1000;

const OPTIONS = {
  lazyConnect: true,
  // A message that cannot be sent now is stale when it can: the log is read instead.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: DEAF_MS,
  retryStrategy: (tries: number) => Math.min(LAST_RETRY_MS, 50 * 2 ** Math.min(tries, 5)),
};

/** A wrong address or password is reported at once; an unreachable Redis is waited for while the nodes poll. */
export async function redisFanout(url: string): Promise<FanoutFactory> {
  await probe(url);
  return (node, listener) => new RedisFanout(url, node, listener);
}

async function probe(url: string): Promise<void> {
  const { hostname } = parseRedisUrl(url);
  const client = new Redis(url, { ...OPTIONS, retryStrategy: () => null });
  let problem = '';
  client.on('error', (error: Error & { code?: string }) => {
    problem = error.code ?? error.message;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    const said = `${problem} ${error instanceof Error ? error.message : ''}`;
    if (/WRONGPASS|NOAUTH|invalid password|AUTH/.test(said)) {
      throw new StartupError(`Redis at ${hostname} does not take the name and password of PARLOUR_REDIS_URL.`);
    }
    if (/ENOTFOUND|EAI_AGAIN/.test(said)) throw new StartupError(`There is no machine called ${hostname}: look at PARLOUR_REDIS_URL.`);
  } finally {
    client.disconnect();
  }
}

/** The library would take anything else as an option, or for the local machine. */
function parseRedisUrl(text: string): URL {
  const url = /^rediss?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && url.hostname !== '' && /^\/?\d*$/.test(url.pathname) && url.search === '' && url.hash === '') return url;
  throw new StartupError(
    '--redis or PARLOUR_REDIS_URL is wrong. It looks like redis://name:password@machine:6379/0, or rediss:// with TLS.',
  );
}

/** One channel a table. One connection publishes and subscribes, which needs Redis 6. */
class RedisFanout implements Fanout {
  private readonly node: string;
  /** How this node's own messages begin. */
  private readonly own: string;
  private readonly listener: FanoutListener;
  private readonly redis: Redis;
  private readonly codes = new Set([ALL_TABLES]);
  private readonly pulse: NodeJS.Timeout;
  private ownReceivedAt = Number.NEGATIVE_INFINITY;
  /** When a connection without this node's messages is opened again. */
  private patientUntil = Number.POSITIVE_INFINITY;
  private wasHealthy = false;
  private closed = false;

  constructor(url: string, node: string, listener: FanoutListener) {
    this.node = node;
    this.own = beginningOf(node);
    this.listener = listener;
    this.redis = new Redis(url, { ...OPTIONS, socketTimeout: DEAF_MS });
    // Reported by `healthy`; without a listener it would end the process.
    this.redis.on('error', () => {});
    this.redis.on('close', () => this.lose());
    this.redis.on('ready', () => {
      this.patientUntil = performance.now() + 2 * DEAF_MS;
      void this.subscribe([...this.codes]).then(() => this.beat());
    });
    this.redis.on('message', (channel: string, text: string) => this.receive(channel.slice(PREFIX.length), text));
    this.redis.connect().catch(() => {});
    this.pulse = setInterval(() => this.beat(), PULSE_MS);
  }

  get healthy(): boolean {
    return this.wasHealthy;
  }

  publish(code: string, message: NodeMessage): void {
    if (this.wasHealthy) this.send(code, message);
  }

  async listen(code: string): Promise<void> {
    this.codes.add(code);
    await this.subscribe([code]);
  }

  leave(code: string): void {
    this.codes.delete(code);
    if (this.redis.status === 'ready') this.redis.unsubscribe(PREFIX + code).catch(() => {});
  }

  async close(): Promise<void> {
    clearInterval(this.pulse);
    this.closed = true;
    // The last published message is sent before the connection is closed.
    if (this.redis.status === 'ready') await this.redis.quit().catch(() => {});
    this.redis.disconnect();
  }

  private async subscribe(codes: readonly string[]): Promise<void> {
    if (this.redis.status !== 'ready') return;
    await this.redis.subscribe(...codes.map((code) => PREFIX + code)).catch(() => {});
  }

  private send(code: string, message: NodeMessage): void {
    if (this.redis.status !== 'ready') return;
    this.redis.publish(PREFIX + code, encodeNodeMessage(this.node, message)).catch(() => {});
  }

  private receive(code: string, text: string): void {
    if (!text.startsWith(this.own)) {
      const decoded = decodeNodeMessage(text);
      return decoded === undefined ? undefined : this.listener.receive(code, decoded.from, decoded.message);
    }
    this.ownReceivedAt = performance.now();
    this.patientUntil = this.ownReceivedAt + 2 * DEAF_MS;
    this.tellHealth();
  }

  /** A node that just received a message of its own needs no pulse. */
  private beat(): void {
    if (performance.now() - this.ownReceivedAt > PULSE_MS) this.send(ALL_TABLES, { type: 'pulse' });
    this.tellHealth();
    if (performance.now() < this.patientUntil || this.redis.status !== 'ready') return;
    this.patientUntil = Number.POSITIVE_INFINITY;
    this.redis.disconnect(true);
  }

  /** A closed connection is noticed at once; a hanging one only by its silence. */
  private lose(): void {
    if (this.closed) return;
    this.ownReceivedAt = Number.NEGATIVE_INFINITY;
    this.tellHealth();
  }

  private tellHealth(): void {
    const healthy = performance.now() - this.ownReceivedAt < DEAF_MS;
    if (healthy === this.wasHealthy) return;
    this.wasHealthy = healthy;
    this.listener.health(healthy);
  }
}
