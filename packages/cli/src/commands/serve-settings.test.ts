import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_RETENTION, ENVIRONMENT_SETTINGS } from '@parlour/server';
import { selfSigned } from '@parlour/server/testing';
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
  PARLOUR_KEEP_PEOPLE: 'long',
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

async function expectOneLine(args: readonly string[]): Promise<string> {
  const { code, out, err } = await runCommand(['serve', ...(args.includes('--port') && args[1] !== '0' ? [] : ['--port', '0']), ...args]);
  expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  expect(err).not.toMatch(/\n\s+at /);
  return err;
}

test.each(Object.entries(WRONG_SETTINGS))('%s "%s" is one line and exit code 2', async (name, value) => {
  vi.stubEnv(name, value);
  await expectOneLine(name === 'PARLOUR_DATA' || name.endsWith('_URL') ? [] : ['--data', 'memory']);
});

test.each(ENVIRONMENT_SETTINGS)('%s that is empty or blank, or has a space around it, is one line and exit code 2', async (name) => {
  for (const value of ['', ' ', ' x', 'x\n']) {
    vi.stubEnv(name, value);
    expect(await expectOneLine(['--data', 'memory'])).toContain(name);
  }
});

test.each(['PARLOR_DATA', 'Parlour_Data', 'PARLOURDATA'])('%s is a misspelt setting', async (name) => {
  vi.stubEnv(name, '.parlour');
  expect(await expectOneLine(['--data', 'memory'])).toContain(name);
});

/** Values that look right, and how their line begins. */
const CLOSE_TO_RIGHT: readonly (readonly [name: string, value: string, said: RegExp])[] = [
  ['PARLOUR_KEEP_LOBBIES', '0', /PARLOUR_KEEP_LOBBIES "0" is wrong: a whole number of days from 1 to 36500/],
  ['PARLOUR_KEEP_MATCHES', '36501', /PARLOUR_KEEP_MATCHES "36501" is wrong/],
  ['PARLOUR_NAMES', ',', /"" is not a host name/],
  ['PARLOUR_NAMES', 'games.example,,games.lan', /"" is not a host name/],
  ['PARLOUR_STUN', 'stun:games.example,', /PARLOUR_STUN "" is wrong/],
  ['PARLOUR_STUN', 'stun:games.example:99999', /PARLOUR_STUN "stun:games.example:99999" is wrong/],
  ['PARLOUR_PUBLIC_URL', 'https://me:secret@games.example', /PARLOUR_PUBLIC_URL/],
  ['PARLOUR_DATA', 'postgres://localhost/parlour', /--database or PARLOUR_DATABASE_URL/],
  ['PARLOUR_DATA', ':memory:', /memory/],
  ['PARLOUR_DATA', 'Memory', /memory/],
];

test.each(CLOSE_TO_RIGHT)('%s "%s" is one line and exit code 2', async (name, value, said) => {
  vi.stubEnv(name, value);
  expect(await expectOneLine(name === 'PARLOUR_DATA' ? [] : ['--data', 'memory'])).toMatch(said);
});

/** An address that nothing answers at: a wrong part of it is noticed before. */
const NOWHERE = '127.0.0.1:1';

test.each([
  ['?ssl_mode=require', /knows no "ssl_mode"/],
  ['?sslmode=required', /sslmode "required"/],
  ['?options=-csearch_path%3Dpublic', /knows no "options"/],
])('a database address with %s is one line and exit code 2', async (parameters, said) => {
  expect(await expectOneLine(['--database', `postgres://${NOWHERE}/parlour${parameters}`])).toMatch(said);
});

test.each(['redis:6379', 'redis://', 'redis:///0', `redis://${NOWHERE}/main`, `redis://${NOWHERE}/0?famly=6`, 'http://localhost:6379'])(
  'the Redis address %s is one line and exit code 2',
  async (address) => {
    const database = `postgres://${NOWHERE}/parlour`;
    expect(await expectOneLine(['--database', database, '--redis', address])).toMatch(/--redis or PARLOUR_REDIS_URL/);
  },
);

test.each([
  [['--names', 'games.example', '--public-url', 'https://play.example'], /--names lacks play\.example/],
  [['--port', '0'], /--port is given twice/],
  [['--log', 'warn', '--log=info'], /--log is given twice/],
  [['--host', ' '], /--host needs a value/],
])('%j together are one line and exit code 2', async (args, said) => {
  expect(await expectOneLine([...args, '--data', 'memory'])).toMatch(said);
});

test('a certificate does not go with links to http', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-settings-'));
  const { cert, key } = selfSigned();
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  const tls = ['--tls-cert', join(folder, 'cert.pem'), '--tls-key', join(folder, 'key.pem')];
  const said = await expectOneLine([...tls, '--public-url', 'http://games.example', '--data', 'memory']);
  expect(said).toMatch(/--public-url begins with http:/);
  rmSync(folder, { recursive: true });
});

test('a server that cannot listen makes no data folder', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'parlour-settings-')), 'data');
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  const { port } = taken.address() as AddressInfo;
  const { code, err } = await runCommand(['serve', '--host', '127.0.0.1', '--port', String(port), '--data', folder]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`Port ${port} is taken`) });
  expect(await expectOneLine(['--host', '203.0.113.9', '--data', folder])).toContain('--host "203.0.113.9"');
  expect(existsSync(folder)).toBe(false);
  taken.close();
});

test.each([['tidy'], ['backup', 'no-such.backup'], ['restore', 'no-such.backup'], ['reports']])(
  'parlour %s refuses an empty PARLOUR_DATA as the server does',
  async (...args) => {
    vi.stubEnv('PARLOUR_DATA', '');
    const { code, err } = await runCommand(args, [], { environment: process.env });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('PARLOUR_DATA is empty') });
  },
);

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

test('a cluster refuses the settings that its nodes would refuse', async () => {
  vi.stubEnv('PARLOUR_KEEP_DAILY', '0');
  const { code, err } = await runCommand(['cluster', '--nodes', '1', '--port', '0'], [], { environment: process.env });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('PARLOUR_KEEP_DAILY "0" is wrong') });
});

test('tidy keeps as long as the settings of the server say', async () => {
  const help = (await runCommand(['tidy', '--help'])).out;
  expect(help).toContain(`PARLOUR_KEEP_MATCHES, else ${DEFAULT_RETENTION.matches}`);
  const { code, err } = await runCommand(['tidy', '--data', 'memory'], [], { environment: { PARLOUR_KEEP_MATCHES: 'never' } });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('PARLOUR_KEEP_MATCHES "never" is wrong') });
});
