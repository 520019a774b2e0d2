import { expect, it } from 'vitest';
import { isOriginAllowed, type OriginRules } from './origin.ts';

const PLAIN: OriginRules = { allowed: [], trustProxy: false, https: false };

it('allows pages of its own host, however they write it', () => {
  expect(isOriginAllowed({ host: 'parlour.example', origin: 'https://parlour.example' }, PLAIN)).toBe(true);
  expect(isOriginAllowed({ host: 'Parlour.example:443', origin: 'https://parlour.example' }, PLAIN)).toBe(true);
  expect(isOriginAllowed({ host: '192.168.1.7:4000', origin: 'http://192.168.1.7:4000' }, PLAIN)).toBe(true);
});

it('allows no other page, except listed origins', () => {
  const headers = { host: 'parlour.example', origin: 'http://localhost:5173' };
  expect(isOriginAllowed(headers, PLAIN)).toBe(false);
  expect(isOriginAllowed(headers, { ...PLAIN, allowed: ['http://localhost:5173'] })).toBe(true);
  expect(isOriginAllowed({ host: 'a', origin: 'null' }, PLAIN)).toBe(false);
  expect(isOriginAllowed({ host: 'a:4000', origin: 'http://a:4001' }, PLAIN)).toBe(false);
  expect(isOriginAllowed({ host: 'a', 'sec-fetch-site': 'cross-site' }, PLAIN)).toBe(false);
});

it('trusts a proxy only when configured', () => {
  const headers = { host: 'inside', 'x-forwarded-host': 'outside', origin: 'https://outside' };
  expect(isOriginAllowed(headers, PLAIN)).toBe(false);
  expect(isOriginAllowed(headers, { ...PLAIN, trustProxy: true })).toBe(true);
});

it('allows programs that are not browsers', () => {
  expect(isOriginAllowed({ host: 'a' }, PLAIN)).toBe(true);
});

it('takes no plain-http page for one of its own when it serves https itself', () => {
  const tls = { ...PLAIN, https: true };
  expect(isOriginAllowed({ host: '192.168.1.7:4000', origin: 'https://192.168.1.7:4000' }, tls)).toBe(true);
  expect(isOriginAllowed({ host: '192.168.1.7:4000', origin: 'http://192.168.1.7:4000' }, tls)).toBe(false);
  expect(isOriginAllowed({ host: 'games.lan', origin: 'http://games.lan' }, tls)).toBe(false);
});

it('takes no plain-http page for one of its own behind a proxy that serves https', () => {
  const proxied = { host: 'games.example', 'x-forwarded-proto': 'https' };
  const rules = { ...PLAIN, trustProxy: true };
  expect(isOriginAllowed({ ...proxied, origin: 'https://games.example' }, rules)).toBe(true);
  expect(isOriginAllowed({ ...proxied, origin: 'http://games.example' }, rules)).toBe(false);
});

it('tells the standard ports of http and https apart', () => {
  expect(isOriginAllowed({ host: 'games.example:443', origin: 'http://games.example' }, PLAIN)).toBe(false);
  expect(isOriginAllowed({ host: 'games.example:80', origin: 'http://games.example' }, PLAIN)).toBe(true);
});
