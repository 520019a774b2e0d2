import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { refusalOf } from './api-context.ts';

/** Counts, times and traces every answer by its route, and counts every refusal by its reason. Addresses of no route are one label. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics, tracing: Tracing | undefined): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.httpSeconds.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    const reason = refusalOf(reply);
    if (reason !== undefined) metrics.refusals.inc({ reason });
    if (tracing === undefined) return;
    const to = performance.now();
    tracing.record({
      name: `${request.method} ${route}`,
      from: to - reply.elapsedTime,
      to,
      attributes: { 'http.request.method': request.method, 'http.route': route, 'http.response.status_code': reply.statusCode },
      failed: reply.statusCode >= 500,
    });
  });
}
