import { malformed } from '@parlour/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sendRefusal } from './api-context.ts';
import { requestTimeouts } from './connection-limits.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import type { TlsPair } from './tls.ts';

export const MAX_BODY_BYTES = 16 * 1024;

export interface AppSetup {
  readonly log: FastifyBaseLogger;
  readonly trustProxy: boolean;
  readonly headMs: number;
  readonly tls: TlsPair | undefined;
}

/** An HTTP application without routes, over TLS where there is a certificate. */
export function createApp({ log, trustProxy, headMs, tls }: AppSetup): FastifyInstance {
  const { requestTimeout, http } = requestTimeouts(headMs);
  const common = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy,
    requestTimeout,
    forceCloseConnections: true,
    // An unreadable URL never reaches the hooks: it gets its headers here.
    frameworkErrors: (_error: Error, _request: unknown, reply: Parameters<typeof sendRefusal>[0]) => {
      void sendRefusal(reply.headers(SECURITY_HEADERS), malformed('an address'));
    },
  };
  if (tls === undefined) return fastify({ ...common, http });
  return fastify({ ...common, https: { ...http, ...tls, handshakeTimeout: headMs } });
}
