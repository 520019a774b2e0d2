import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newSessionKey, readSessionKeys, sessions } from './sessions.ts';

const pair = (cookie: string) => cookie.split(';', 1)[0]!;

it('accepts its own cookie, and no other', () => {
  const mine = sessions([newSessionKey()]);
  const handle = mine.newHandle();
  const cookie = pair(mine.cookieFor(handle, false));
  expect(mine.read(`theme=dark; ${cookie}`)).toBe(handle);
  expect(sessions([newSessionKey()]).read(cookie)).toBeUndefined();
  expect(mine.read(cookie.replace(handle, mine.newHandle()))).toBeUndefined();
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
    expect(mine.read(forged)).toBeUndefined();
  }
});

it('still accepts cookies of an older key, and signs with the newest', () => {
  const [old, fresh] = [newSessionKey(), newSessionKey()];
  const handle = sessions([old]).newHandle();
  const rotated = sessions([fresh, old]);
  expect(rotated.read(pair(sessions([old]).cookieFor(handle, false)))).toBe(handle);
  expect(sessions([old]).read(pair(rotated.cookieFor(handle, false)))).toBeUndefined();
});

it('hides the cookie from scripts and from other sites', () => {
  const mine = sessions([newSessionKey()]);
  expect(mine.cookieFor('x', true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
});

it('keeps its keys in a file that only its owner can read, and says when it is damaged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-keys-'));
  expect(readSessionKeys(folder)).toEqual(readSessionKeys(folder));
  expect(statSync(join(folder, 'session-keys')).mode & 0o077).toBe(0);
  writeFileSync(join(folder, 'session-keys'), 'nonsense\n');
  expect(() => readSessionKeys(folder)).toThrow(/damaged/);
  rmSync(folder, { recursive: true });
});
