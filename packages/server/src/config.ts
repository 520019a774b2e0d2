import type { TableEnv } from '@parlour/table';
import type { AgentEndpoint } from './http/agent-endpoint.ts';
import type { TlsFiles } from './http/tls.ts';

export interface Limits {
  /** For one person, over all their sockets. */
  readonly messagesPerSecond: number;
  readonly bytesPerSecond: number;
  /** An address may send as much as this many people. */
  readonly peoplePerAddress: number;
  /** Messages and bytes in one burst, in seconds of the above. */
  readonly burstSeconds: number;
  /** Moves of one person, at all tables: each is stored. An address may make as many as `peoplePerAddress` people. */
  readonly movesPerHour: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly socketsPerTable: number;
  /** Connections of any kind from one address, where no proxy stands in front of the server. */
  readonly connectionsPerAddress: number;
  readonly requestsPerSecond: number;
  /** Unknown table codes that one address may try. */
  readonly wrongTableCodesPerMinute: number;
  /** New people, and new tables, of one address. */
  readonly newPeoplePerHour: number;
  readonly tablesPerHour: number;
  /** Attempts at daily deals by people who are new today, of one address. */
  readonly newPeopleDailyPerHour: number;
  /** Agents that begin to play over HTTP from one address. All of them are people of the server's own address. */
  readonly newAgentsPerHour: number;
  /** Codes and phrases that one address may try. */
  readonly triesPerMinute: number;
  /** Passkey challenges that one address may request: each is stored until it is answered or expires. */
  readonly challengesPerMinute: number;
  /** Data exports for one address. */
  readonly exportsPerHour: number;
  /** Matches replayed for one address, to find out whether they are over. */
  readonly replaysPerMinute: number;
  /** Errors of the web client that one address may report. */
  readonly errorReportsPerMinute: number;
  /** Reports about people and tables that one person may send. */
  readonly reportsPerHour: number;
  /** Changes of a person's name and avatar: each is stored, and sent to everybody at their tables. */
  readonly renamesPerMinute: number;
  /** Tables that one person may open in a day. */
  readonly tablesPerPerson: number;
  /** How long a request's head may take to arrive; the whole request, twice as long. */
  readonly requestHeadMs: number;
  /** A client that is this many bytes behind is disconnected; it gets the whole table when it reconnects. */
  readonly unreadBytes: number;
  /** Bytes of HTTP responses that one address has requested and not read. */
  readonly unreadAnswerBytes: number;
  /** How long a response may take to be read, and the speed from which it may take longer. */
  readonly answerMs: number;
  readonly answerBytesPerSecond: number;
  /** How long a WebSocket message or frame may stay unfinished. */
  readonly unfinishedMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  messagesPerSecond: 20,
  bytesPerSecond: 16 * 1024,
  peoplePerAddress: 20,
  burstSeconds: 4,
  movesPerHour: 6000,
  socketsPerPerson: 16,
  socketsPerAddress: 256,
  socketsPerTable: 64,
  connectionsPerAddress: 512,
  requestsPerSecond: 25,
  wrongTableCodesPerMinute: 12,
  newPeoplePerHour: 300,
  tablesPerHour: 120,
  newPeopleDailyPerHour: 60,
  newAgentsPerHour: 60,
  triesPerMinute: 12,
  challengesPerMinute: 60,
  exportsPerHour: 60,
  replaysPerMinute: 30,
  errorReportsPerMinute: 12,
  reportsPerHour: 5,
  renamesPerMinute: 30,
  tablesPerPerson: 20,
  requestHeadMs: 10_000,
  unreadBytes: 256 * 1024,
  unreadAnswerBytes: 16 * 1024 * 1024,
  answerMs: 30_000,
  answerBytesPerSecond: 4 * 1024,
  unfinishedMs: 10_000,
};

/** For load tests, which come from one address. */
export const NO_LIMITS: Partial<Limits> = {
  messagesPerSecond: 1e6,
  bytesPerSecond: 1e9,
  movesPerHour: 1e9,
  socketsPerPerson: 1e6,
  socketsPerAddress: 1e6,
  connectionsPerAddress: 1e6,
  requestsPerSecond: 1e6,
  wrongTableCodesPerMinute: 1e6,
  newPeoplePerHour: 1e9,
  tablesPerHour: 1e9,
  newPeopleDailyPerHour: 1e9,
  newAgentsPerHour: 1e9,
  replaysPerMinute: 1e6,
  tablesPerPerson: 1e6,
  unreadAnswerBytes: 1e9,
};

/** After how many days without use things are deleted. */
export interface RetentionDays {
  /** Tables without a match, or whose match is over. */
  readonly lobbies: number;
  /** Tables whose match was never finished. */
  readonly abandoned: number;
  /** Finished matches whose table is gone, from their deal on. */
  readonly matches: number;
  /** Boards of daily deals. */
  readonly daily: number;
  /** People who never played, without a sign-in method or friends. */
  readonly people: number;
}

export const DEFAULT_RETENTION: RetentionDays = { lobbies: 30, abandoned: 90, matches: 365, daily: 365, people: 90 };

/** Which matches change ratings, besides the host's wish. */
export interface RatingRules {
  /** A shorter match counts for nobody. */
  readonly minMatchMs: number;
  /** Also between people who were last seen at one address. */
  readonly allowSameAddress: boolean;
}

export const DEFAULT_RATING_RULES: RatingRules = { minMatchMs: 60_000, allowSameAddress: false };

export interface StorageLimits {
  /** How many pages of 4 KiB the database may grow to; without this, the disk is the limit. */
  readonly mostPages?: number;
}

export interface ServerOptions {
  /** The port to listen on; 0 lets the system choose. Without it, the first free one from `DEFAULT_PORT` on. */
  readonly port?: number;
  readonly host?: string;
  /** Loads large libraries before it listens, so that their first use does not block the event loop. Tests go without. */
  readonly loadEarly?: boolean;
  /** Serves https itself, with this certificate and key. */
  readonly tls?: TlsFiles;
  /** The public address, such as `https://games.example`: links made on this machine use it. */
  readonly publicUrl?: string;
  /** The data folder, or `memory` for none. */
  readonly data?: string;
  /** `postgres://…`: stores everything there instead, and any number of servers may share it. */
  readonly databaseUrl?: string;
  /** `redis://…`: carries messages between servers that share a database; without it they poll every second. */
  readonly redisUrl?: string;
  /** Closes running matches whose rules this version does not know, instead of refusing to start. */
  readonly closeUnsupported?: boolean;
  /** The built web client. */
  readonly web?: string;
  /** Origins besides the server's own from which browsers may act, such as a development server's. */
  readonly origins?: readonly string[];
  /** Host names of the server, besides addresses and localhost; without them any name is accepted. */
  readonly names?: readonly string[];
  /** The token for reading the metrics; without one only this machine may. */
  readonly metricsToken?: string;
  /** Trusts `x-forwarded-*`: only behind a proxy that sets them. */
  readonly trustProxy?: boolean;
  readonly log?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The delay of bots at every table, whatever its tempo. */
  readonly botDelayMs?: NonNullable<TableEnv['botDelayMs']>;
  /** The length of an hour of a correspondence match, for tests. */
  readonly hourMs?: number;
  /** The operator's contact for push services: `mailto:…` or `https://…`. */
  readonly pushContact?: string;
  /** Where to report security problems, for `/.well-known/security.txt`: `mailto:…` or `https://…`. */
  readonly securityContact?: string;
  /** Hosts of push services besides those of the well-known browsers. */
  readonly pushServices?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly storage?: StorageLimits;
  readonly retention?: Partial<RetentionDays>;
  readonly rating?: Partial<RatingRules>;
  /** Lets agents play over HTTP, under `/mcp`; without it there is no such path. */
  readonly agentEndpoint?: AgentEndpoint;
}

export const DEFAULT_PORT = 4000;
export const PUSH_CONTACT = 'mailto:operator@parlour.example';
