import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser's page may act here. Pages of other sites may not, although the browser would send the cookie along.
 * No Origin means no browser page: there is no cookie to steal there.
 */
export function originAllowed(headers: IncomingHttpHeaders, allowed: readonly string[], trustProxy: boolean): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (allowed.includes(origin)) return true;
  const forwarded = headers['x-forwarded-host'];
  const host = trustProxy && typeof forwarded === 'string' ? forwarded : headers.host;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url !== undefined && host !== undefined && url.host === host.toLowerCase().replace(/:(80|443)$/, '');
}
