import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { malformed, tableRefusal } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { checkSettings } from './check-settings.ts';
import { DEFAULT_LIMITS, DEFAULT_RATING_RULES, type ServerOptions } from './config.ts';
import { openDailySeeds } from './daily/daily-seeds.ts';
import { registerAgentEndpoint } from './http/agent-endpoint.ts';
import { sendRefusal } from './http/api-context.ts';
import { clientAddress, isPrivateAddress, rateLimitKey } from './http/client-address.ts';
import { addClientErrors } from './http/client-errors.ts';
import { limitConnections, trackConnections } from './http/connection-limits.ts';
import { createApp, MAX_BODY_BYTES } from './http/create-app.ts';
import { lanAddresses, listen, refuseUnusableAddress } from './http/listen.ts';
import { registerMetrics } from './http/metrics-route.ts';
import { isHostAllowed, isHttps, isOriginAllowed, type OriginRules } from './http/origin.ts';
import { limitWaitingRequests, readInTurns } from './http/read-in-turns.ts';
import { readiness } from './http/readiness.ts';
import { recentRecords } from './http/records.ts';
import { registerRequestMetrics } from './http/request-metrics.ts';
import { registerApi } from './http/routes.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { clientBuildId, registerStaticClient } from './http/static-client.ts';
import { readTls } from './http/tls.ts';
import { identities as guestsOf } from './identity/identities.ts';
import { sessions } from './identity/sessions.ts';
import { AddressLimiter } from './limits/address-limiter.ts';
import { atMost } from './limits/at-most.ts';
import { EventLoopWatch } from './limits/event-loop.ts';
import { throttled } from './limits/throttled.ts';
import { TurnBudget } from './limits/turn-budget.ts';
import { loadEarly } from './load-early.ts';
import { createMetrics } from './metrics.ts';
import { registerBanGuard } from './moderation/ban-guard.ts';
import { BanList } from './moderation/ban-list.ts';
import { ResultRecorder } from './profile/result-recorder.ts';
import { registerPush } from './push/push-routes.ts';
import { TurnNotifier } from './push/turn-notifier.ts';
import { pushKeys } from './push/vapid-keys.ts';
import { CorrespondenceTimer } from './rooms/correspondence-timer.ts';
import { Retention } from './rooms/retention.ts';
import { Rooms } from './rooms/rooms.ts';
import { SecurityLog } from './security-log.ts';
import { Connections } from './sockets/connections.ts';
import { limitUnreadAnswers } from './sockets/unread-answers.ts';
import { registerSockets } from './sockets/upgrade.ts';
import { openStorage, type Storage } from './store/open-storage.ts';
import { StoreUnavailable } from './store/store.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { registerVoice } from './voice/voice-servers.ts';

/** Together with what the rooms wait for, these are less than the five seconds that a closing server may take. */
const RELEASE_MS = 500;
const GOODBYE_MS = 1500;
const STORE_CLOSE_MS = 800;

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Sends every client a `bye`, stores what is in flight, and ends within five seconds. */
  close(): Promise<void>;
}

/** Several servers in one process may share a given storage. */
export async function startServer(options: ServerOptions = {}, shared?: Storage): Promise<RunningServer> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { hourMs, pushContact, securityContact, names, voice, keptFor } = checkSettings(options);
  const tls = options.tls === undefined ? undefined : readTls(options.tls);
  const host = options.host ?? '0.0.0.0';
  await refuseUnusableAddress(host, options.port);
  const node = randomBytes(9).toString('base64url');
  const log = pino({ level: options.log ?? 'info', base: { node } });
  const metrics = createMetrics();
  const tracing = await openTracing({ 'service.version': manifest.version, 'service.instance.id': node });
  const { store, fanout } = shared ?? (await openStorage(options, log, metrics, tracing));
  const sessionKeys = await store.sessionKeys();
  const dailySeeds = await openDailySeeds(store);
  const origins = originRules(options);
  const { trustProxy } = origins;
  const identities = guestsOf(store, sessions(sessionKeys), (headers) => isHttps(headers, origins));
  const securityLog = new SecurityLog(log, metrics.securityEvents);
  const keys = pushKeys(sessionKeys);
  const notifier = new TurnNotifier({ store, keys, contact: pushContact, log, sent: metrics.notifications });
  // Sockets and requests have a budget each: players do not wait behind a flood of requests.
  const connections = new Connections(limits, metrics, new TurnBudget());
  const bans: BanList = new BanList({
    store: store.moderation,
    securityLog,
    changed: () => connections.closeBanned(bans),
    failed: (error) => log.warn({ err: error }, 'the bans could not be read: the last ones count'),
  });
  const records = recentRecords();
  const web = options.web ?? builtClient();
  const build = clientBuildId(web);
  metrics.buildInfo.set({ version: manifest.version, client: build ?? 'none', node_version: process.version, node }, 1);
  const rooms: Rooms = new Rooms({
    node,
    store,
    recorder: new ResultRecorder(store, log, { ...DEFAULT_RATING_RULES, ...options.rating }),
    log,
    metrics,
    replays: new TurnBudget(),
    botDelayMs: options.botDelayMs,
    send: (to, message) => connections.send(to, message),
    flush: () => connections.flush(),
    evict: (ids) => connections.evict(ids),
    handOn: () => connections.evictAll(),
    renamed: (person) => connections.rename(rooms, person),
    forgotten: (handle) => {
      records.clear();
      connections.closeAllOf(handle);
    },
    revoked: (handle) => connections.reconnectAllOf(handle),
    blocksChanged: (handles) =>
      void connections
        .reloadBlocks(rooms, store.profiles, handles)
        .catch((error: unknown) => log.warn({ err: error }, 'blocks of another node could not be read')),
    hourMs,
    notify: (handles, notification) => void notifier.notify(handles, notification),
    build,
    fanout,
    tracing,
  });
  let closing = false;

  /** Local addresses are sent only to clients of the local network. */
  function addressesFor({ raw, socket: { localPort } }: FastifyRequest): readonly string[] {
    if (options.publicUrl !== undefined) return [options.publicUrl];
    if (!isPrivateAddress(clientAddress(raw, trustProxy))) return [];
    const scheme = tls === undefined ? 'http' : 'https';
    return lanAddresses(host).map((address) => new URL(`${scheme}://${address}:${localPort}`).origin);
  }

  /** As limits count it. */
  const addressOf = ({ raw }: FastifyRequest): string => rateLimitKey(clientAddress(raw, trustProxy));

  const app = createApp({ log, trustProxy, headMs: limits.requestHeadMs, tls });
  const endConnections = trackConnections(app.server);
  readInTurns(app.server, tls !== undefined, new TurnBudget());
  limitWaitingRequests(app, () => metrics.refusals.inc({ reason: 'too-many-waiting' }));
  registerSecurityHeaders(app);
  registerRequestMetrics(app, metrics, tracing);
  if (!trustProxy) limitConnections(app.server, limits.connectionsPerAddress);
  const limiter = new AddressLimiter(limits);
  registerGuard(app, { limiter, origins, names, trustProxy });
  registerBanGuard(app, { bans, identities, securityLog, trustProxy });
  registerErrorHandler(app);
  limitUnreadAnswers(app, {
    limits,
    addressOf,
    refused: (reason) => metrics.refusals.inc({ reason }),
  });
  const isReady = readiness(store);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = !closing && !rooms.isCutOff && (rooms.canStore ?? (await isReady()));
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  registerMetrics(app, metrics.registry, options.metricsToken);
  registerSecurityTxt(app, securityContact, options.publicUrl);
  registerApi(app, {
    store,
    dailySeeds,
    rooms,
    identities,
    connections,
    securityLog,
    bans,
    limits,
    limiter,
    records,
    addressOf,
  });
  registerPush(app, {
    store,
    identities,
    publicKey: keys.publicKey,
    services: options.pushServices ?? [],
    addressesFor,
  });
  registerVoice(app, { identities }, voice);
  addClientErrors(app, { limiter, log, errors: metrics.clientErrors, addressOf: ({ raw }) => clientAddress(raw, trustProxy) });
  if (options.agentEndpoint !== undefined) registerAgentEndpoint(app, { endpoint: options.agentEndpoint, origins, limiter, addressOf });
  await registerStaticClient(app, web, options.publicUrl);
  registerSockets(app.server, {
    store,
    rooms,
    identities,
    connections,
    bans,
    securityLog,
    limiter,
    origins,
    names,
    trustProxy,
    isClosing: () => closing || rooms.isCutOff,
    onError: (error) => log.error({ err: error }, 'a socket could not be opened'),
  });

  await bans.refresh();
  await rooms.begin();
  await loadEarly(options);
  const port = await listen(app, host, options.port).catch(async (error: unknown) => {
    bans.close();
    await rooms.close();
    await store.close();
    throw error;
  });
  log.info({ port }, 'listening');
  // From here on: a start that fails changes nothing.
  const slow = new CorrespondenceTimer(store, rooms, log, metrics);
  await slow.check();
  const retention = new Retention({ store, days: keptFor, log, metrics, live: () => rooms.codesInMemory() });
  void retention.run();
  const loop = new EventLoopWatch(metrics, log);

  async function close(): Promise<void> {
    if (closing) return;
    closing = true;
    slow.close();
    retention.close();
    loop.close();
    bans.close();
    await atMost(RELEASE_MS, rooms.releaseTables());
    await connections.close(GOODBYE_MS);
    await rooms.close();
    const closed = app.close();
    endConnections();
    await closed;
    await atMost(STORE_CLOSE_MS, Promise.all([store.close(), tracing?.close()]));
    log.info('closed');
  }
  return { address: host, port, close };
}

function originRules({ origins = [], trustProxy = false, tls, publicUrl }: ServerOptions): OriginRules {
  return { allowed: origins, trustProxy, https: tls !== undefined || publicUrl?.startsWith('https:') === true };
}

/** The client beside the built program, or in the build folder of the sources. */
function builtClient(): string {
  const [built, source] = ['./web', '../../../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return built !== undefined && existsSync(built) ? built : (source ?? 'dist/web');
}

interface Guard {
  readonly limiter: AddressLimiter;
  readonly origins: OriginRules;
  readonly names: readonly string[];
  readonly trustProxy: boolean;
}

/** Rejects requests with an unknown host name, from other sites, or above the rate limit. */
function registerGuard(app: FastifyInstance, { limiter, origins, names, trustProxy }: Guard): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isHostAllowed(request.headers, names)) return reply.code(421).send(tableRefusal('bad-origin'));
    // The router also accepts `/%61pi/`: the route it found counts, not the spelling of the URL.
    const address = clientAddress(request.raw, trustProxy);
    if (!request.url.startsWith('/api/') && request.routeOptions.url?.startsWith('/api/') !== true) {
      if (isProbe(request.url) || limiter.allow(isFile(request.url) ? 'file' : 'page', address)) return;
      return sendRefusal(reply, tableRefusal('too-many-messages'));
    }
    reply.header('cache-control', 'no-store');
    const safe = request.method === 'GET' || request.method === 'HEAD';
    if (!safe && !isOriginAllowed(request.headers, origins)) return reply.code(403).send(tableRefusal('bad-origin'));
    if (!limiter.allow('request', address)) return sendRefusal(reply, tableRefusal('too-many-messages'));
  });
}

/** What operators ask for is not counted. */
const isProbe = (url: string): boolean => /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url);

const isFile = (url: string): boolean => /^[^?]*\.\w+(?:\?|$)/.test(url);

function registerErrorHandler(app: FastifyInstance): void {
  const sayUnavailable = throttled<{ route: string | undefined; message: string }>(({ route, message }, times) =>
    app.log.warn({ route, times }, message),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode === 413) return reply.code(413).send(tableRefusal('message-too-large', { most: MAX_BODY_BYTES }));
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return sendRefusal(reply, malformed('JSON'));
    }
    if (error instanceof StoreUnavailable) {
      sayUnavailable({ route: request.routeOptions.url, message: error.message });
      return sendRefusal(reply, tableRefusal('not-saved'));
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return reply.code(500).send(tableRefusal('internal-error'));
  });
}
