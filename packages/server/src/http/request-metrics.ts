import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { refusalOf } from './api-context.ts';

/** Counts and times every answer by its route, and every refusal by its reason. Addresses of no route are one label. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.httpSeconds.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    const reason = refusalOf(reply);
    if (reason !== undefined) metrics.refusals.inc({ reason });
  });
}
