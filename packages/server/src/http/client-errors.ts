import { isRefusal } from '@parlour/kernel';
import { parseClientError, tableRefusal } from '@parlour/protocol';
import { TokenBucket } from '@parlour/table';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter } from 'prom-client';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import { sendRefusal } from './api-context.ts';

/** Log lines for reports of all addresses together: the others are only counted. */
const LOGGED_PER_MINUTE = 60;

export interface ClientErrorSetup {
  readonly limiter: AddressLimiter;
  readonly log: FastifyBaseLogger;
  readonly errors: Counter<'kind' | 'page'>;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** Counts and logs uncaught errors of web clients. A report names no person and needs no session. */
export function addClientErrors(app: FastifyInstance, { limiter, log, errors, addressOf }: ClientErrorSetup): void {
  const lines = new TokenBucket(LOGGED_PER_MINUTE / 60, LOGGED_PER_MINUTE, performance.now());
  app.post('/api/client-errors', async (request, reply) => {
    if (!limiter.allow('error-report', addressOf(request))) return sendRefusal(reply, tableRefusal('too-many-messages'));
    const report = parseClientError(request.body);
    if (isRefusal(report)) return sendRefusal(reply, report);
    const { kind, page } = report.ok;
    errors.inc({ kind, page });
    if (lines.take(1, performance.now())) log.warn({ clientError: report.ok }, 'a web client reported an error');
    return { ok: true };
  });
}
