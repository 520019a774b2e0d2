import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newSessionKey, readSessionKeys, sessions } from './sessions.ts';

const pair = (cookie: string) => cookie.split(';', 1)[0]!;

it('accepts its own cookie, and no other', () => {
  const mine = sessions([newSessionKey()]);
  const token = { handle: mine.newToken(), secret: mine.newToken() };
  const { handle } = token;
  const cookie = pair(mine.cookieFor(token, false));
  expect(mine.read(`theme=dark; ${cookie}`, false)).toEqual(token);
  expect(sessions([newSessionKey()]).read(cookie, false)).toBeUndefined();
  expect(mine.read(cookie.replace(handle, mine.newToken()), false)).toBeUndefined();
  expect(mine.read(cookie.replace(token.secret, mine.newToken()), false)).toBeUndefined();
  for (const forged of [
    undefined,
    '',
    'parlour',
    'parlour=',
    'parlour=.',
    `parlour=${handle}`,
    `parlour=${handle}.`,
    `parlour=__proto__.${'A'.repeat(43)}`,
  ]) {
    expect(mine.read(forged, false)).toBeUndefined();
  }
});

it('still accepts cookies of an older key, and signs with the newest', () => {
  const [old, fresh] = [newSessionKey(), newSessionKey()];
  const token = { handle: sessions([old]).newToken(), secret: sessions([old]).newToken() };
  const rotated = sessions([fresh, old]);
  expect(rotated.read(pair(sessions([old]).cookieFor(token, false)), false)).toEqual(token);
  expect(sessions([old]).read(pair(rotated.cookieFor(token, false)), false)).toBeUndefined();
});

it('hides the cookie from scripts and from other sites', () => {
  const mine = sessions([newSessionKey()]);
  const token = { handle: mine.newToken(), secret: mine.newToken() };
  const cookie = mine.cookieFor(token, true);
  expect(cookie).toMatch(/^__Host-parlour=.*Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie).not.toContain('Domain');
  expect(mine.read(pair(cookie), true)).toEqual(token);
  expect(mine.read(pair(mine.cookieFor(token, false)), true)).toBeUndefined();
});

it('keeps its keys in a file that only its owner can read, and says when it is damaged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-keys-'));
  expect(readSessionKeys(folder)).toEqual(readSessionKeys(folder));
  expect(statSync(join(folder, 'session-keys')).mode & 0o077).toBe(0);
  writeFileSync(join(folder, 'session-keys'), 'nonsense\n');
  expect(() => readSessionKeys(folder)).toThrow(/damaged/);
  rmSync(folder, { recursive: true });
});
