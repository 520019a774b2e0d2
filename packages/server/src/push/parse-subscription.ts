import { isRecord, type Parsed } from '@parlour/kernel';
import { malformed, tableRefusal } from '@parlour/protocol';
import type { Subscription } from '../store/store.ts';

/** The push services of the known browsers. The server posts to no other host: it would be a way into its own network. */
const SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

const MAX_ENDPOINT_LENGTH = 1000;
const POINT = /^[\w-]{86,88}$/;
const SECRET = /^[\w-]{16,32}$/;

/** A browser's subscription, if its push service is known or configured. */
export function parseSubscription(input: unknown, allowed: readonly string[]): Parsed<Subscription> {
  if (!isRecord(input) || !isRecord(input.keys)) return malformed('endpoint, keys');
  const { endpoint, keys } = input;
  if (typeof endpoint !== 'string' || endpoint.length > MAX_ENDPOINT_LENGTH || !URL.canParse(endpoint))
    return malformed('endpoint: an address');
  if (!isService(new URL(endpoint), allowed)) return tableRefusal('unknown-push-service', { service: new URL(endpoint).host });
  const { p256dh, auth } = keys;
  if (typeof p256dh !== 'string' || !POINT.test(p256dh)) return malformed('keys.p256dh: a public key');
  if (typeof auth !== 'string' || !SECRET.test(auth)) return malformed('keys.auth: a secret');
  return { ok: { endpoint, keys: { p256dh, auth } } };
}

function isService({ protocol, host, hostname, port }: URL, allowed: readonly string[]): boolean {
  if (allowed.includes(host)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
