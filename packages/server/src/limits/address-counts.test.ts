import { expect, it } from 'vitest';
import { AddressCounts } from './address-counts.ts';

const networks = Array.from({ length: 100 }, (_, network) => `2001:db8:1:${network.toString(16)}::1`);

it('has room for so many of an address, and again when one is gone', () => {
  const counts = new AddressCounts(2);
  counts.add('192.0.2.1');
  expect(counts.hasRoomFor('192.0.2.1')).toBe(true);
  counts.add('192.0.2.1');
  expect(counts.hasRoomFor('192.0.2.1')).toBe(false);
  expect(counts.hasRoomFor('192.0.2.2')).toBe(true);
  counts.remove('192.0.2.1');
  expect(counts.hasRoomFor('192.0.2.1')).toBe(true);
});

it('has room for sixteen times as many of all networks of one IPv6 site', () => {
  const counts = new AddressCounts(2);
  for (const address of networks) while (counts.hasRoomFor(address)) counts.add(address);
  const added = networks.slice(0, 16);
  expect(counts.size).toBe(16 + 1);
  expect(counts.hasRoomFor('2001:db8:2:0::1')).toBe(true);
  for (const address of added) {
    counts.remove(address);
    counts.remove(address);
  }
  expect(counts.size).toBe(0);
});
