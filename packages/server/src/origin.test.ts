import { expect, it } from 'vitest';
import { originAllowed } from './origin.ts';

it('lets pages of its own host act, however they write it', () => {
  expect(originAllowed({ host: 'parlour.example', origin: 'https://parlour.example' }, [], false)).toBe(true);
  expect(originAllowed({ host: 'Parlour.example:443', origin: 'https://parlour.example' }, [], false)).toBe(true);
  expect(originAllowed({ host: '192.168.1.7:4000', origin: 'http://192.168.1.7:4000' }, [], false)).toBe(true);
});

it('lets no other page act, but for those that were allowed', () => {
  const headers = { host: 'parlour.example', origin: 'http://localhost:5173' };
  expect(originAllowed(headers, [], false)).toBe(false);
  expect(originAllowed(headers, ['http://localhost:5173'], false)).toBe(true);
  expect(originAllowed({ host: 'a', origin: 'null' }, [], false)).toBe(false);
  expect(originAllowed({ host: 'a:4000', origin: 'http://a:4001' }, [], false)).toBe(false);
  expect(originAllowed({ host: 'a', 'sec-fetch-site': 'cross-site' }, [], false)).toBe(false);
});

it('believes a proxy only when told to', () => {
  const headers = { host: 'inside', 'x-forwarded-host': 'outside', origin: 'https://outside' };
  expect(originAllowed(headers, [], false)).toBe(false);
  expect(originAllowed(headers, [], true)).toBe(true);
});

it('lets programs that are no browser act', () => {
  expect(originAllowed({ host: 'a' }, [], false)).toBe(true);
});
