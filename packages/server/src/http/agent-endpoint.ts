import type { IncomingMessage, ServerResponse } from 'node:http';
import { tableRefusal } from '@parlour/protocol';
import type { FastifyInstance } from 'fastify';
import { isOriginAllowed, type OriginRules } from './origin.ts';

/** Answers the requests of agents under `/mcp`. */
export type AgentEndpoint = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void>;

export function registerAgentEndpoint(app: FastifyInstance, endpoint: AgentEndpoint, origins: OriginRules): void {
  app.all('/mcp', async (request, reply) => {
    // A page of another site must not play through a visitor's browser.
    if (!isOriginAllowed(request.headers, origins)) return reply.code(403).send(tableRefusal('bad-origin'));
    reply.hijack();
    await endpoint(request.raw, reply.raw, request.body);
  });
}
