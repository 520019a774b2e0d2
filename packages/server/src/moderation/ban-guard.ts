import { tableRefusal } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/api-context.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Identities } from '../identity/identities.ts';
import type { SecurityLog } from '../security-log.ts';
import type { BanList } from './ban-list.ts';

interface BanGuard {
  readonly bans: BanList;
  readonly identities: Identities;
  readonly securityLog: SecurityLog;
  readonly trustProxy: boolean;
}

/** Banned people and addresses may read, export and delete what is theirs, and choose another name; they change nothing else. */
export function registerBanGuard(app: FastifyInstance, { bans, identities, securityLog, trustProxy }: BanGuard): void {
  app.addHook('preHandler', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (bans.isEmpty || !(route.startsWith('/api/') || route === AGENTS) || !(isWrite(request) || route === VOICES)) return;
    const address = clientAddress(request.raw, trustProxy);
    // A ban of a person ends no sign-in: deleting their data may need one.
    const person = route.startsWith('/api/sign-in/') ? undefined : await identities.find(request.headers);
    const refused = bans.refusalFor({ address, person });
    if (refused === undefined || (refused === 'banned-name' && route === '/api/me')) return;
    securityLog.write('banned', { address, ...(person === undefined ? {} : { handle: person.handle }) });
    return sendRefusal(reply, tableRefusal(refused));
  });
}

/** A password for the TURN server is no data of the person. */
const VOICES = '/api/voice';
/** Agents play from the server's own address: only here is theirs known. */
const AGENTS = '/mcp';

const isWrite = ({ method }: FastifyRequest): boolean => method === 'POST' || method === 'PATCH';
