import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const COOKIE = 'parlour';
/** Browsers take a cookie of this name from this host alone, and over https only. */
const HTTPS_COOKIE = `__Host-${COOKIE}`;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** What a cookie says: whose it is, and the secret of its session. */
export interface SessionToken {
  readonly handle: string;
  readonly secret: string;
}

/** Cookies hold a handle that others may see and the secret of a session, signed so that nobody else can make them. */
export interface Sessions {
  /** What the cookie says, or undefined without a cookie that this server signed. */
  read(cookies: string | undefined, https: boolean): SessionToken | undefined;
  /** A new handle or secret. */
  newToken(): string;
  cookieFor(token: SessionToken, https: boolean): string;
  /** Takes the cookie away. */
  clearingCookie(https: boolean): string;
  /** What can be stored of a secret: without the server's key nothing can be guessed from it. */
  digest(secret: string): string;
}

/** The first key signs, all are accepted: a new one is added in front, and old ones are removed after a year. */
export function sessions(keys: readonly [Buffer, ...Buffer[]]): Sessions {
  const sign = (text: string, key: Buffer) => createHmac('sha256', key).update(`session ${text}`).digest();
  return {
    read: (cookies, https) => {
      const [handle = '', secret = '', signed = '', ...more] = (cookieOf(cookies, https) ?? '').split('.', 4);
      const signature = Buffer.from(signed, 'base64url');
      if (!TOKEN.test(handle) || !TOKEN.test(secret) || more.length > 0) return undefined;
      const text = `${handle}.${secret}`;
      const genuine = keys.some((key) => signature.length === 32 && timingSafeEqual(signature, sign(text, key)));
      return genuine ? { handle, secret } : undefined;
    },
    newToken: () => randomBytes(16).toString('base64url'),
    cookieFor: ({ handle, secret }, https) => {
      const text = `${handle}.${secret}`;
      const value = `${text}.${sign(text, keys[0]).toString('base64url')}`;
      return `${cookieName(https)}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
    },
    clearingCookie: (https) => `${cookieName(https)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`,
    digest: (secret) => createHmac('sha256', keys[0]).update(`digest ${secret}`).digest('base64url'),
  };
}

/** What is stored of a session's secret. It has 128 random bits, and is the same under every key. */
export const sessionDigest = (secret: string): string => createHash('sha256').update(`session ${secret}`).digest('base64url');

const cookieName = (https: boolean): string => (https ? HTTPS_COOKIE : COOKIE);

function cookieOf(cookies: string | undefined, https: boolean): string | undefined {
  for (const part of (cookies ?? '').split(';', 50)) {
    const [name, value] = part.trim().split('=', 2);
    if (name === cookieName(https)) return value;
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
