import { expect, it } from 'vitest';
import { AddressBuckets } from './address-buckets.ts';

const SITE = '2001:db8:1';

it('gives every address its tokens, and the networks of one IPv6 site together sixteen times as many', () => {
  const buckets = new AddressBuckets(1 / 60, 3);
  let taken = 0;
  for (let network = 0; network < 100; network++) while (buckets.take(`${SITE}:${network.toString(16)}::1`, 0)) taken++;
  expect(taken).toBe(48);
  expect(buckets.take('2001:db8:2:0::1', 0)).toBe(true);
  expect(buckets.take(`${SITE}:99::1`, 60_000)).toBe(true);
});

it('counts an IPv4 address by itself', () => {
  const buckets = new AddressBuckets(1, 2);
  let taken = 0;
  for (let last = 0; last < 100; last++) while (buckets.take(`192.0.2.${last}`, 0)) taken++;
  expect(taken).toBe(200);
});

it('a refused address costs its site nothing', () => {
  const buckets = new AddressBuckets(1, 2);
  for (let i = 0; i < 100; i++) buckets.take(`${SITE}:1::1`, 0);
  expect(buckets.take(`${SITE}:2::1`, 0)).toBe(true);
});

it('charges the site for what an address did', () => {
  const buckets = new AddressBuckets(1, 2);
  for (let network = 0; network < 32; network++) buckets.charge(`${SITE}:${network.toString(16)}::1`, 0);
  expect(buckets.has(`${SITE}:ff::1`, 0)).toBe(false);
  expect(buckets.has('2001:db8:2:ff::1', 0)).toBe(true);
});
