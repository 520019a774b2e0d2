import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress, isLoopback, isPrivateAddress, rateLimitKey } from './client-address.ts';

it('counts an IPv6 network as one, however its addresses are written', () => {
  const counted = ['2001:db8:0:7::1', '2001:0db8:0000:0007:ffff::', '2001:DB8::7:1:2:3:4'].map(rateLimitKey);
  expect(new Set(counted)).toEqual(new Set(['2001:db8:0:7::/64']));
  expect(rateLimitKey('2001:db8:0:8::1')).not.toBe(counted[0]);
  expect(rateLimitKey('::1')).toBe('0:0:0:0::/64');
  expect(rateLimitKey('192.0.2.7')).toBe('192.0.2.7');
  // So a server on all addresses sees those who come by IPv4.
  expect(rateLimitKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

it('recognises local addresses', () => {
  expect(['127.0.0.1', '::1', '127.8.8.8'].every(isLoopback)).toBe(true);
  expect(['10.1.2.3', '172.31.0.1', '192.168.1.1', 'fe80::1', 'fd00::1', '::1'].every(isPrivateAddress)).toBe(true);
  expect(['172.32.0.1', '203.0.113.9', '2001:db8::1', 'unknown', ''].some(isPrivateAddress)).toBe(false);
});

it('uses the address that the nearest proxy saw, and only behind a proxy', () => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = '198.51.100.1, ::ffff:203.0.113.9';
  expect(clientAddress(request, true)).toBe('203.0.113.9');
  expect(clientAddress(request, false)).toBe('unknown');
});
