import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { type Session, signIn, TestSocket } from '../testing/test-client.ts';

const BURST = 8;
const options = { port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', limits: { requestsPerSecond: 2, burstSeconds: 4 } } as const;
let server: RunningServer;
let base: string;
let ann: Session;

beforeEach(async () => {
  server = await startServer(options);
  base = `http://127.0.0.1:${server.port}`;
  ann = await signIn(base, 'Ann');
});
afterEach(() => server.close());

const rename = (path: string, headers: Record<string, string>) =>
  fetch(`${base}${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: ann.cookie, ...headers },
    body: '{"name":"Eve"}',
  });

describe.each(['/api', '/%61pi', '/ap%69'])('the guard of the API at %s', (prefix) => {
  it('rejects pages of other sites', async () => {
    expect((await rename(`${prefix}/me`, { origin: 'http://elsewhere.example' })).status).toBe(403);
  });

  it('stops guessing of codes', async () => {
    const guesses = await Promise.all(Array.from({ length: 3 * BURST }, () => fetch(`${base}${prefix}/tables/ABCDE`)));
    expect(guesses.map(({ status }) => status)).toContain(429);
    expect(guesses.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true);
  });
});

it('refuses an unreadable URL like everything else', async () => {
  const answer = await fetch(`${base}/api/%zz`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ refused: 'malformed-message', about: { expected: 'an address' } });
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
});

describe('sockets', () => {
  it('are no faster way to guess codes', async () => {
    const guesses = Array.from({ length: 3 * BURST }, () => new TestSocket(ann, 'ABCDE'));
    await Promise.all(guesses.map((guess) => guess.until(() => guess.closed !== undefined, 'the end')));
    const answered = guesses.filter(({ received }) => received.some(({ type }) => type === 'bye'));
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThan(2 * BURST);
  });
});
