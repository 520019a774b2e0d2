import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export interface OriginRules {
  /** Origins besides the server's own. */
  readonly allowed: readonly string[];
  readonly trustProxy: boolean;
  /** The server serves https itself. */
  readonly https: boolean;
}

/**
 * Whether a browser's page may act. Pages of other sites may not, although the browser would send the cookie along.
 * A request without Origin comes from no browser page: there is no cookie to steal.
 */
export function isOriginAllowed(headers: IncomingHttpHeaders, { allowed, trustProxy, https }: OriginRules): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (allowed.includes(origin)) return true;
  const forwarded = headers['x-forwarded-host'];
  const host = trustProxy && typeof forwarded === 'string' ? forwarded : headers.host;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  // A plain-http page of the same name may come from anyone in the network.
  if (url === undefined || host === undefined || (isHttps(headers, { https, trustProxy }) && url.protocol !== 'https:')) return false;
  const standardPort = url.protocol === 'https:' ? /:443$/ : /:80$/;
  return url.host === host.toLowerCase().replace(standardPort, '');
}

/** Whether a request came by https, as far as the server or its proxy knows. */
export function isHttps(headers: IncomingHttpHeaders, { https, trustProxy }: Pick<OriginRules, 'https' | 'trustProxy'>): boolean {
  return https || (trustProxy && headers['x-forwarded-proto'] === 'https');
}

/**
 * Whether the request names one of the server's hosts. A page of another site whose name is pointed here (DNS rebinding)
 * has the same origin for its browser, and only the name reveals it. IP addresses cannot be rebound.
 */
export function isHostAllowed({ host = '' }: IncomingHttpHeaders, names: readonly string[]): boolean {
  return names.length === 0 || isAddressOrLocalhost(host) || names.includes(nameOf(host));
}

export function isAddressOrLocalhost(host: string): boolean {
  return isIP(nameOf(host)) !== 0 || isLocalhost(host);
}

/** Whether a browser of this machine takes the host for a secure one, also over plain http. */
export function isLocalhost(host: string): boolean {
  const name = nameOf(host);
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
