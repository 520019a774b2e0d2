import type { FastifyInstance } from 'fastify';
import { isAddressOrLocalhost, isLocalhost } from './origin.ts';

/** Only own resources. Elements may have inline styles; sheets and scripts are files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const SECURITY_HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
} as const;

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    // Browsers ignore it on a plain-http address of the network, with an error in the console.
    if (request.protocol === 'https' || isLocalhost(request.host)) reply.header('cross-origin-opener-policy', 'same-origin');
    // It applies to a whole host name for a year: on localhost it would affect every other program of that machine.
    if (request.protocol === 'https' && !isAddressOrLocalhost(request.host)) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
