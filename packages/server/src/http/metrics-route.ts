import { createHash, timingSafeEqual } from 'node:crypto';
import { tableRefusal } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { sendRefusal } from './api-context.ts';
import { isLoopback } from './client-address.ts';
import { isAddressOrLocalhost } from './origin.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Metrics for the operator: for this machine without a token, for any other with it. */
export function registerMetrics(app: FastifyInstance, registry: Registry, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (!(token === undefined ? isOfThisMachine(request) : brings(request, token))) return sendRefusal(reply, tableRefusal('no-such-page'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Not through a proxy here, which forwards other clients, and not by a host name, which another site may point here. */
function isOfThisMachine({ raw: { headers, socket } }: FastifyRequest): boolean {
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return direct && isLoopback(socket.remoteAddress ?? '') && isAddressOrLocalhost(headers.host ?? '');
}

const brings = ({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
