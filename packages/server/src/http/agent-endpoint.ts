import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '@parlour/kernel';
import { tableRefusal } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import { sendRefusal } from './api-context.ts';
import { isOriginAllowed, type OriginRules } from './origin.ts';

/** Answers the requests of agents under `/mcp`. The address is the client's, as limits count it. */
export type AgentEndpoint = (request: IncomingMessage, response: ServerResponse, body: unknown, address: string) => Promise<void>;

/** Requests of one address that have no whole answer yet: streams, waiting for a turn, and answers that are not read. */
const MAX_OPEN = 64;

export interface AgentEndpointSetup {
  readonly endpoint: AgentEndpoint;
  readonly origins: OriginRules;
  readonly limiter: AddressLimiter;
  readonly addressOf: (request: FastifyRequest) => string;
}

export function registerAgentEndpoint(app: FastifyInstance, { endpoint, origins, limiter, addressOf }: AgentEndpointSetup): void {
  const open = new Map<string, number>();
  app.all('/mcp', async (request, reply) => {
    // A page of another site must not play through a visitor's browser.
    if (!isOriginAllowed(request.headers, origins)) return reply.code(403).send(tableRefusal('bad-origin'));
    const address = addressOf(request);
    const others = open.get(address) ?? 0;
    if (others >= MAX_OPEN || (isNewAgent(request.body) && !limiter.allow('new-agent', address)))
      return sendRefusal(reply, tableRefusal('too-many-messages'));
    open.set(address, others + 1);
    reply.raw.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    reply.hijack();
    await endpoint(request.raw, reply.raw, request.body, address);
  });
}

const isNewAgent = (body: unknown): boolean => isRecord(body) && body.method === 'initialize';
