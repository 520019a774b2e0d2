import { readFileSync } from 'node:fs';
import { DEFAULT_RETENTION, ENVIRONMENT_SETTINGS } from '@parlour/server';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '../testing.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const OPERATING = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');

/** A wrong value of every setting in the environment. The browser tests alone read PARLOUR_CHROMIUM. */
const WRONG_SETTINGS: Readonly<Record<Exclude<(typeof ENVIRONMENT_SETTINGS)[number], 'PARLOUR_CHROMIUM'>, string>> = {
  PARLOUR_PUBLIC_URL: 'games.example/x',
  PARLOUR_DATA: '/proc/nope',
  PARLOUR_DATABASE_URL: 'mysql://localhost/parlour',
  PARLOUR_REDIS_URL: 'nonsense',
  PARLOUR_NAMES: 'https://games.example',
  PARLOUR_METRICS_TOKEN: 'open sesame',
  PARLOUR_PUSH_CONTACT: 'garbage',
  PARLOUR_SECURITY_CONTACT: 'me@games.example',
  PARLOUR_HOUR_MS: 'abc',
  PARLOUR_KEEP_LOBBIES: 'never',
  PARLOUR_KEEP_ABANDONED: '-1',
  PARLOUR_KEEP_MATCHES: '1.5',
  PARLOUR_KEEP_DAILY: 'long',
  PARLOUR_STUN: 'https://games.example',
  PARLOUR_TURN: 'turn:games.example',
  PARLOUR_TURN_SECRET: 'without an address',
};

/** Wrong arguments for every flag. */
const WRONG_FLAGS: Readonly<Record<string, readonly string[]>> = {
  port: ['--port', '70000'],
  host: ['--host', '203.0.113.9'],
  'tls-cert': ['--tls-cert', '/nope.pem'],
  'tls-key': ['--tls-key', '/nope.pem'],
  'public-url': ['--public-url', 'ftp://games.example'],
  data: ['--data', '/proc/nope'],
  database: ['--database', 'mysql://localhost/parlour'],
  redis: ['--redis', 'redis://127.0.0.1:6379'],
  names: ['--names', 'games.example:443'],
  'trust-proxy': ['--trust-proxy=yes'],
  'close-unsupported': ['--close-unsupported=yes'],
  mcp: ['--mcp=yes'],
  pause: ['--pause', 'long'],
  'no-limits': ['--no-limits=yes'],
  log: ['--log', 'loud'],
};

async function expectOneLine(args: readonly string[]): Promise<void> {
  const { code, out, err } = await runCommand(['serve', '--port', '0', ...args]);
  expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  expect(err).not.toMatch(/\n\s+at /);
}

test.each(Object.entries(WRONG_SETTINGS))('%s "%s" is one line and exit code 2', async (name, value) => {
  vi.stubEnv(name, value);
  await expectOneLine(name === 'PARLOUR_DATA' || name.endsWith('_URL') ? [] : ['--data', 'memory']);
});

test('PARLOUR_ with an unknown name is one line and exit code 2', async () => {
  vi.stubEnv('PARLOUR_PORT', '4000');
  await expectOneLine(['--data', 'memory']);
});

test.each(Object.entries(WRONG_FLAGS))('a wrong --%s is one line and exit code 2', async (name, args) => {
  const elsewhere = ['data', 'database', 'redis'].includes(name);
  await expectOneLine(elsewhere ? args : [...args, '--data', 'memory']);
});

test('every flag has a wrong value here, and every flag and setting is in the manual', async () => {
  const { out } = await runCommand(['serve', '--help']);
  const flags = [...out.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name ?? '').filter((name) => name !== 'help');
  expect(flags.length).toBeGreaterThan(10);
  expect(flags.filter((name) => WRONG_FLAGS[name] === undefined)).toEqual([]);
  expect(flags.filter((name) => !OPERATING.includes(`--${name}`))).toEqual([]);
  expect(ENVIRONMENT_SETTINGS.filter((name) => !OPERATING.includes(name))).toEqual([]);
});

test('tidy keeps as long as the settings of the server say', async () => {
  const help = (await runCommand(['tidy', '--help'])).out;
  expect(help).toContain(`PARLOUR_KEEP_MATCHES, else ${DEFAULT_RETENTION.matches}`);
  const { code, err } = await runCommand(['tidy', '--data', 'memory'], [], { environment: { PARLOUR_KEEP_MATCHES: 'never' } });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('PARLOUR_KEEP_MATCHES is "never"') });
});
