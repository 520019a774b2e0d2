import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const COOKIE = 'parlour';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HANDLE = /^[A-Za-z0-9_-]{22}$/;

/** The identity of a browser: a public handle, signed so that nobody else can claim it. */
export interface Sessions {
  /** The handle of the cookie's owner, or undefined without a cookie that this server signed. */
  read(cookies: string | undefined): string | undefined;
  newHandle(): string;
  cookieFor(handle: string, secure: boolean): string;
  /** Deletes the cookie. */
  readonly clearingCookie: string;
  /** The stored form of a short-lived secret: without the server's key nothing can be guessed from it. */
  digest(secret: string): string;
}

/** The first key signs, all are accepted: a new one is added in front, and old ones are removed after a year. */
export function sessions(keys: readonly [Buffer, ...Buffer[]]): Sessions {
  const sign = (handle: string, key: Buffer) => createHmac('sha256', key).update(`session ${handle}`).digest();
  return {
    read: (cookies) => {
      const value = cookieOf(cookies);
      const dot = value?.indexOf('.') ?? -1;
      if (value === undefined || dot < 0) return undefined;
      const handle = value.slice(0, dot);
      const signature = Buffer.from(value.slice(dot + 1), 'base64url');
      if (!HANDLE.test(handle)) return undefined;
      const genuine = keys.some((key) => signature.length === 32 && timingSafeEqual(signature, sign(handle, key)));
      return genuine ? handle : undefined;
    },
    newHandle: () => randomBytes(16).toString('base64url'),
    cookieFor: (handle, secure) => {
      const value = `${handle}.${sign(handle, keys[0]).toString('base64url')}`;
      return `${COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    },
    clearingCookie: `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
    digest: (secret) => createHmac('sha256', keys[0]).update(`digest ${secret}`).digest('base64url'),
  };
}

function cookieOf(cookies: string | undefined): string | undefined {
  for (const part of (cookies ?? '').split(';', 50)) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}

export const newSessionKey = (): Buffer => randomBytes(32);

const keyFile = (folder: string): string => join(folder, 'session-keys');

export function writeSessionKeys(folder: string, keys: readonly Buffer[]): void {
  writeFileSync(keyFile(folder), keys.map((key) => `${key.toString('hex')}\n`).join(''), { mode: 0o600 });
  chmodSync(keyFile(folder), 0o600);
}

/** One key a line, in hexadecimal; created at the first start and readable by its owner alone. */
export function readSessionKeys(folder: string): readonly [Buffer, ...Buffer[]] {
  const file = keyFile(folder);
  if (!existsSync(file)) writeSessionKeys(folder, [newSessionKey()]);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  if (lines.length === 0 || !lines.every((line) => /^[0-9a-f]{64}$/.test(line))) {
    throw new StartupError(
      `${file} is damaged: each line is a key of 64 hexadecimal digits, and there is at least one. Mend it, or delete it and every guest starts anew.`,
    );
  }
  return lines.map((line) => Buffer.from(line, 'hex')) as [Buffer, ...Buffer[]];
}
