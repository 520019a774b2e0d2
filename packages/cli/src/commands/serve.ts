import { fileURLToPath } from 'node:url';
import { DEFAULT_PORT, lanAddresses, NO_LIMITS, type RunningServer, StartupError, startServer } from '@parlour/server';
import { renderUnicodeCompact } from 'uqr';
import { agentEndpoint, agentUrl, NO_AGENTS } from '../agent-endpoint.ts';
import { defineCommand } from '../command.ts';
import type { Io } from '../io.ts';
import { isUsageError, type UsageError, usageError } from '../usage-error.ts';
import { waitForSignal } from '../wait-for-signal.ts';

export const serveCommand = defineCommand({
  name: 'serve',
  operands: [],
  summary: 'Starts the server with its web client.',
  details: ['Ctrl-C stops it: running matches are saved, and go on at the next start.'],
  flags: {
    port: { kind: 'integer', min: 0, max: 65_535, help: `port to listen on; without this the first free one from ${DEFAULT_PORT} on` },
    host: { kind: 'text', value: 'an address', default: '0.0.0.0', help: 'address to listen on; 127.0.0.1 for this machine only' },
    'tls-cert': { kind: 'text', value: 'a file', help: 'serve https with this certificate (PEM); needs --tls-key' },
    'tls-key': { kind: 'text', value: 'a file', help: 'the private key of --tls-cert (PEM)' },
    'public-url': { kind: 'text', value: 'https://games.example', help: 'the address that people use, for links made on this machine' },
    data: { kind: 'text', value: 'a folder', help: 'the data folder, or "memory" for none' },
    database: { kind: 'text', value: 'postgres://…', help: 'store everything in PostgreSQL instead; several servers may share it' },
    redis: { kind: 'text', value: 'redis://…', help: 'connects servers that share a database, so that moves show at once' },
    names: { kind: 'text', value: 'games.example,…', help: 'accept these host names only, and addresses and localhost' },
    'trust-proxy': { kind: 'switch', help: 'trust x-forwarded-* headers: only behind a proxy that sets them' },
    'close-unsupported': {
      kind: 'switch',
      help: 'close running matches whose rules this version does not know, instead of refusing to start',
    },
    pause: {
      kind: 'integer',
      min: 0,
      max: 60_000,
      help: 'milliseconds before a bot answers, and no pause at reveals; by default the tempo of each table counts',
    },
    mcp: { kind: 'switch', help: 'let AI agents play over HTTP, under /mcp' },
    'no-limits': { kind: 'switch', help: 'no limits per address and person: for load tests' },
    log: { kind: 'choice', values: ['silent', 'error', 'warn', 'info', 'debug'], default: 'warn', help: 'how much to log' },
  },
  async run({ flags }, io) {
    const { port, host, data, database, redis, pause, log } = flags;
    // Set up first, so that a signal during startup also closes the server.
    const stopped = waitForSignal();
    if (data !== undefined && database !== undefined) return usageError('--data and --database are two places: name one of them');
    const addresses = readAddresses(flags);
    if (isUsageError(addresses)) return addresses;
    const { tls, publicUrl, agents } = addresses;
    try {
      const server = await startServer({
        loadEarly: true,
        host,
        web: webFolder(),
        log: log as 'warn',
        trustProxy: flags['trust-proxy'],
        closeUnsupported: flags['close-unsupported'],
        ...withoutUndefined({
          port,
          tls,
          publicUrl,
          names: (flags.names ?? process.env.PARLOUR_NAMES)?.split(','),
          data,
          databaseUrl: database,
          redisUrl: redis,
          metricsToken: process.env.PARLOUR_METRICS_TOKEN,
          botDelayMs: pause === undefined ? undefined : { min: pause, max: pause },
          limits: flags['no-limits'] ? NO_LIMITS : undefined,
          agentEndpoint: agents.endpoint,
        }),
      });
      agents.connectTo(tls === undefined ? agentUrl(host, server.port) : publicUrl);
      announce(io, server, { host, scheme: tls === undefined ? 'http' : 'https', publicUrl });
      await stopped;
      await agents.close();
      await server.close();
      return 0;
    } catch (error) {
      if (error instanceof StartupError) return usageError(error.message);
      throw error;
    }
  },
});

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The options that were given. */
const withoutUndefined = <T extends object>(options: T): Defined<T> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Defined<T>;

/** The program and the web client it serves are built side by side. */
const webFolder = (): string => fileURLToPath(new URL('./web', import.meta.url));

interface AddressFlags {
  readonly 'tls-cert'?: string | undefined;
  readonly 'tls-key'?: string | undefined;
  readonly 'public-url'?: string | undefined;
  readonly mcp: boolean;
}

/** How people and agents reach the server. */
function readAddresses(flags: AddressFlags) {
  const tls = tlsFiles(flags['tls-cert'], flags['tls-key']);
  if (isUsageError(tls)) return tls;
  const publicUrl = readPublicUrl(flags['public-url'] ?? process.env.PARLOUR_PUBLIC_URL);
  if (isUsageError(publicUrl)) return publicUrl;
  // The certificate does not hold for 127.0.0.1, so agents come by the public address.
  if (flags.mcp && tls !== undefined && publicUrl === undefined) return usageError('--mcp with --tls-cert needs --public-url');
  return { tls, publicUrl, agents: flags.mcp ? agentEndpoint() : NO_AGENTS };
}

function tlsFiles(cert: string | undefined, key: string | undefined): { cert: string; key: string } | undefined | UsageError {
  if (cert !== undefined && key !== undefined) return { cert, key };
  return cert === key ? undefined : usageError('--tls-cert and --tls-key belong together: name both files');
}

function readPublicUrl(text: string | undefined): string | undefined | UsageError {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol);
  const hasMore = /[@?#]/.test(text) || url?.pathname !== '/';
  if (isWeb && !hasMore) return url.origin;
  return usageError(
    `--public-url or PARLOUR_PUBLIC_URL "${text.slice(0, 80)}" is wrong: https://games.example, without a path, a name or a password`,
  );
}

interface Listening {
  readonly host: string;
  readonly scheme: 'http' | 'https';
  readonly publicUrl: string | undefined;
}

function announce(io: Io, { port }: RunningServer, { host, scheme, publicUrl }: Listening): void {
  const [lan] = lanAddresses(host);
  io.out(`\nParlour is open.\n\n  On this machine  ${scheme}://localhost:${port}\n`);
  const address = publicUrl ?? (lan === undefined ? undefined : `${scheme}://${lan}:${port}`);
  if (address === undefined) return;
  const code = renderUnicodeCompact(address, { border: 2 });
  io.out(
    `  On this network  ${address}\n\n${code.replaceAll(/^/gm, '  ')}\n\n  Scan it with a phone in the same network. Ctrl-C stops the server.\n`,
  );
}
