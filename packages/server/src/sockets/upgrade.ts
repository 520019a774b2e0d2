import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Person, PROTOCOL_VERSION, type TableRefusal, tableRefusal } from '@parlour/protocol';
import type { Blocks } from '@parlour/table';
import { WebSocketServer } from 'ws';
import { clientAddress } from '../http/client-address.ts';
import { isHostAllowed, isOriginAllowed, type OriginRules } from '../http/origin.ts';
import type { Identities } from '../identity/identities.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { BanList } from '../moderation/ban-list.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { SecurityLog } from '../security-log.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { CLOSING_MS, sendBye } from './connection.ts';
import type { Connections } from './connections.ts';

/** More than a message may have, so that a sender of too much still receives the reason. */
const MAX_PAYLOAD = 64 * 1024;
/** No browser splits a message of 8 KiB. */
const MAX_FRAGMENTS = 64;
/** Chunks in which the bytes of one unfinished frame may come. */
const MAX_BUFFERED_CHUNKS = 1024;
const NO_BLOCKS: Blocks = { blocked: [], blockedBy: [] };
const PATH = /^\/api\/tables\/([^/?]{1,20})\/socket(?:\?|$)/;

export interface UpgradeSetup {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly identities: Identities;
  readonly connections: Connections;
  readonly bans: BanList;
  readonly securityLog: SecurityLog;
  /** Each socket counts as a request: otherwise table codes could be guessed here without a limit. */
  readonly limiter: AddressLimiter;
  readonly origins: OriginRules;
  readonly names: readonly string[];
  readonly trustProxy: boolean;
  readonly isClosing: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Sockets of tables. A browser cannot read why an upgrade failed, so most refusals are sent over the open socket. */
export function registerSockets(server: Server, setup: UpgradeSetup): void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: MAX_PAYLOAD,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_BUFFERED_CHUNKS,
    autoPong: false,
    handleProtocols: () => false,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const code = PATH.exec(request.url ?? '')?.[1];
    if (code === undefined) return refuseUpgrade(stream, '404 Not Found');
    if (!isHostAllowed(request.headers, setup.names)) return refuseUpgrade(stream, '421 Misdirected Request');
    if (!isOriginAllowed(request.headers, setup.origins)) return refuseUpgrade(stream, '403 Forbidden');
    if (setup.isClosing()) return refuseUpgrade(stream, '503 Service Unavailable');
    if (!setup.limiter.allow('request', clientAddress(request, setup.trustProxy))) return refuseUpgrade(stream, '429 Too Many Requests');
    admit(setup, sockets, { request, stream, head }, code).catch((error: unknown) => {
      setup.onError(error);
      stream.destroy();
    });
  });
}

interface UpgradeRequest {
  readonly request: IncomingMessage;
  readonly stream: Duplex;
  readonly head: Buffer;
}

async function admit(
  setup: UpgradeSetup,
  sockets: WebSocketServer,
  { request, stream, head }: UpgradeRequest,
  typed: string,
): Promise<void> {
  const { rooms, connections } = setup;
  const address = clientAddress(request, setup.trustProxy);
  const found = await look(setup, request, address, typed).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return error;
    throw error;
  });
  sockets.handleUpgrade(request, stream, head, (socket) => {
    const leave = (refused: TableRefusal, again: boolean) => {
      socket.on('error', () => socket.terminate());
      sendBye(socket, tableRefusal(refused), again);
      destroySoon(stream);
    };
    if (setup.isClosing()) return leave('shutting-down', true);
    if (!speaksOurVersion(request.url ?? '')) return leave('wrong-version', false);
    if (found instanceof StoreUnavailable) return leave('not-saved', true);
    const { person, live, blocks, invited } = found;
    if (person === undefined) return leave('no-session', false);
    if (person.name === '') return leave('bad-name', false);
    const banned = setup.bans.refusalFor({ address, person });
    if (banned !== undefined) {
      setup.securityLog.write('banned', { address, handle: person.handle });
      return leave(banned, false);
    }
    if (typeof live === 'string') return leave(live, false);
    if (live.dropped) return leave('no-such-table', true);
    if (!connections.hasRoomFor(person.handle, address, live)) return leave('too-many-connections', false);
    connections.add(rooms, socket, stream, { person, address, live, blocks, invited });
  });
}

function speaksOurVersion(url: string): boolean {
  return new URLSearchParams(url.split('?', 2)[1]).get('version') === String(PROTOCOL_VERSION);
}

async function look({ store, identities, rooms, limiter }: UpgradeSetup, request: IncomingMessage, address: string, typed: string) {
  const person = await identities.find(request.headers);
  const live = person === undefined ? ('no-session' as const) : await limiter.findTable(rooms, store, typed, person, address);
  const blocks = person === undefined || typeof live === 'string' ? NO_BLOCKS : await store.profiles.blocksOf(person.handle);
  const invited = person?.agent === true && typeof live !== 'string' && (await isInvited(store, person, live.room.code));
  return { person, live, blocks, invited };
}

/** Only an agent needs an invitation to take a seat. */
async function isInvited({ profiles }: Store, { handle }: Person, code: string): Promise<boolean> {
  const invitations = await profiles.invitationsFor(handle, Date.now());
  return invitations.some(({ table }) => table === code);
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  destroySoon(stream);
}

/** No timeout of HTTP counts any more: a client that keeps its side open would keep the connection. */
function destroySoon(stream: Duplex): void {
  stream.resume();
  setTimeout(() => stream.destroy(), CLOSING_MS).unref();
}
