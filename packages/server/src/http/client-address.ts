import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** The address of the client. Behind a proxy it is the last address in the header, the one the proxy itself has seen. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return plain(last ?? request.socket.remoteAddress ?? 'unknown');
}

/** The key that limits are counted by. With IPv6 one client has 2^64 addresses, so its network counts as one. */
export function rateLimitKey(address: string): string {
  const one = plain(address);
  return isIPv6(one) ? `${expand(one).slice(0, 4).join(':')}::/64` : one;
}

/** The IPv6 site of an address, as it is counted: its provider usually gives it so much. */
export function siteOf(key: string): string | undefined {
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

export const isLoopback = (address: string): boolean => isIn(LOOPBACK, address);

export const isPrivateAddress = (address: string): boolean => isLoopback(address) || isIn(PRIVATE, address);

function isIn(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, 'ipv4');
  return isIPv6(address) && list.check(address, 'ipv6');
}

/** An IPv4 address that came over an IPv6 socket is the same address. */
function plain(address: string): string {
  const inside = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  return inside !== undefined && isIPv4(inside) ? inside : address;
}

function expand(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::', 2);
  const groups = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
