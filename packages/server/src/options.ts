import type { World } from '@parlour/table';

export interface Limits {
  readonly messagesPerSecond: number;
  readonly bytesPerSecond: number;
  /** Messages and bytes in one burst, in seconds of the above. */
  readonly burstSeconds: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly socketsPerTable: number;
  readonly requestsPerSecond: number;
  /** Open tables that one guest may have. */
  readonly tablesPerPerson: number;
  /** A reader who is this many bytes behind is cut off; coming back gives them the whole table again. */
  readonly unreadBytes: number;
}

export const DEFAULT_LIMITS: Limits = {
  messagesPerSecond: 20,
  bytesPerSecond: 16 * 1024,
  burstSeconds: 4,
  socketsPerPerson: 16,
  socketsPerAddress: 256,
  socketsPerTable: 64,
  requestsPerSecond: 25,
  tablesPerPerson: 20,
  unreadBytes: 1024 * 1024,
};

/** For load tests, which come from one address. */
export const NO_LIMITS: Partial<Limits> = {
  messagesPerSecond: 1e6,
  bytesPerSecond: 1e9,
  socketsPerPerson: 1e6,
  socketsPerAddress: 1e6,
  requestsPerSecond: 1e6,
  tablesPerPerson: 1e6,
};

export interface StorageLimits {
  /** How many pages of 4 KiB the database may grow to; as many as the disk has without this. */
  readonly mostPages?: number;
}

export interface ServerOptions {
  /** The first port to try; the next free one is taken. 0 lets the system choose. */
  readonly port?: number;
  readonly host?: string;
  /** Where everything is kept, or `memory` for nowhere. */
  readonly data?: string;
  /** `postgres://…`: everything is kept there instead, and any number of servers may share it. */
  readonly databaseUrl?: string;
  /** `redis://…`: tells servers that share a database at once what the others did; without it they look every second. */
  readonly redisUrl?: string;
  /** Sets running matches aside whose rules this version does not know, instead of refusing to start. */
  readonly setAside?: boolean;
  /** The built web client. */
  readonly web?: string;
  /** Origins besides the server's own from which browsers may act, such as a development server's. */
  readonly origins?: readonly string[];
  /** Believe `x-forwarded-*`: only behind a proxy that sets them. */
  readonly trustProxy?: boolean;
  readonly log?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly thinking?: World['thinking'];
  readonly limits?: Partial<Limits>;
  readonly storage?: StorageLimits;
}

export const DEFAULT_PORT = 4000;
export const HUMAN_THINKING: World['thinking'] = { least: 600, most: 1600 };
