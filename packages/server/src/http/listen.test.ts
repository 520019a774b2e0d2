import type { NetworkInterfaceInfo } from 'node:os';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { lanAddresses, listen } from './listen.ts';

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${address}/24`,
});

const INTERFACES = {
  lo: [ipv4('127.0.0.1', true)],
  docker0: [ipv4('172.17.0.1')],
  'br-1f2e': [ipv4('172.18.0.1')],
  wlan0: [ipv4('192.168.1.7')],
  eth0: [ipv4('169.254.3.4'), ipv4('10.0.0.5')],
};

it('names addresses of the real network before those of containers, and no loopback address', () => {
  expect(lanAddresses('0.0.0.0', INTERFACES)).toEqual(['192.168.1.7', '10.0.0.5', '172.17.0.1', '172.18.0.1']);
  expect(lanAddresses('::', INTERFACES)[0]).toBe('192.168.1.7');
});

it('names the one address that the server listens on', () => {
  expect(lanAddresses('192.168.1.7', INTERFACES)).toEqual(['192.168.1.7']);
});

it.each(['localhost', '127.0.0.1', '::1'])('names none for a server on %s', (host) => {
  expect(lanAddresses(host, INTERFACES)).toEqual([]);
});

it('refuses a port that was asked for and is taken, and takes the next one where none was asked for', async () => {
  const [one, two, three] = [fastify(), fastify(), fastify()];
  try {
    const taken = await listen(one, '127.0.0.1', 0);
    await expect(listen(two, '127.0.0.1', taken)).rejects.toThrow(`Port ${taken} is taken`);
    const [first, second] = [await listen(two, '127.0.0.1', undefined), await listen(three, '127.0.0.1', undefined)];
    expect(second).toBeGreaterThan(first);
  } finally {
    await Promise.all([one, two, three].map((app) => app.close()));
  }
});

it.each(['203.0.113.7', 'no-such-host.invalid'])('refuses to listen on %s in one line', async (host) => {
  const app = fastify();
  await expect(listen(app, host, 0)).rejects.toThrow(/^--host ".*" is not an address of this machine\.$/);
  await app.close();
});
