import type { ClientError } from '@parlour/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServerOptions } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';

const REPORT: ClientError = {
  kind: 'error',
  page: 't',
  name: 'TypeError',
  build: 'index-B3fj_1a',
  stack: ['table-8OpHfrq3.js:1:43629', 'shell-AbC_12.js:1:7'],
  move: true,
};

let server: RunningServer;
afterEach(() => server.close());

async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', ...options });
  return `http://127.0.0.1:${server.port}`;
}

const post = (base: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${base}/api/client-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const counted = async (base: string) =>
  (await (await fetch(`${base}/metrics`)).text()).split('\n').filter((line) => line.startsWith('parlour_client_errors_total{'));

describe('an error of a web client', () => {
  it('is counted by kind and page, and logged with its place', async () => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
    const base = await start({ log: 'warn' });
    expect((await post(base, REPORT)).status).toBe(200);
    spy.mockRestore();
    expect(await counted(base)).toEqual(['parlour_client_errors_total{kind="error",page="t"} 1']);
    expect(written.map((line) => (JSON.parse(line) as { clientError?: unknown }).clientError)).toContainEqual(REPORT);
  });

  it.each([
    ['no object', 'null'],
    ['a list', []],
    ['no JSON', '{'],
    ['another kind', { ...REPORT, kind: 'joke' }],
    ['a path instead of a page', { ...REPORT, page: 't/RUMBA123' }],
    ['a message as its name', { ...REPORT, name: 'Ann said: hello' }],
    ['a line break in its name', { ...REPORT, name: 'Type\nError' }],
    ['a name that does not end', { ...REPORT, name: 'x'.repeat(41) }],
    ['an address with a code in its stack', { ...REPORT, stack: ['http://parlour.test/t/RUMBA123:1:2'] }],
    ['a query in its stack', { ...REPORT, stack: ['table.js?seat=ABCDE:1:2'] }],
    ['words in its stack', { ...REPORT, stack: ['the password is 1234'] }],
    ['a number in its stack', { ...REPORT, stack: [1] }],
    ['a stack that does not end', { ...REPORT, stack: Array.from({ length: 9 }, () => 'a.js:1:1') }],
    ['a build with a path', { ...REPORT, build: '../../etc/passwd' }],
    ['a move of its own', { ...REPORT, move: { do: 'name', object: 'hat' } }],
  ])('with %s is refused, and neither counted nor logged', async (_what, body) => {
    const base = await start();
    expect((await post(base, body)).status).toBe(400);
    expect(await counted(base)).toEqual([]);
  });

  it('logs only the known fields', async () => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
    const base = await start({ log: 'warn' });
    await post(base, { ...REPORT, message: 'Ann holds the guitar', url: '/t/RUMBA123#secret', __proto__: { level: 60 } });
    spy.mockRestore();
    expect(written.join('')).not.toMatch(/guitar|RUMBA|secret/);
    expect(written.join('')).toContain('TypeError');
  });

  it('is too large beyond 16 KiB', async () => {
    expect((await post(await start(), { ...REPORT, padding: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it('is rejected from a page of another site', async () => {
    expect((await post(await start(), REPORT, { origin: 'http://elsewhere.example' })).status).toBe(403);
  });

  it('is a line in the log up to sixty times, whatever the number of addresses', async () => {
    let lines = 0;
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      if (String(line).includes('clientError')) lines++;
      return true;
    });
    const base = await start({ log: 'warn', trustProxy: true });
    const from = (i: number) => post(base, REPORT, { 'x-forwarded-for': `203.0.113.${i % 10}` });
    const answers = await Promise.all(Array.from({ length: 80 }, (_, i) => from(i)));
    spy.mockRestore();
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // One more is allowed in each second that the test takes.
    expect(lines).toBeGreaterThanOrEqual(60);
    expect(lines).toBeLessThan(80);
    expect(await counted(base)).toEqual(['parlour_client_errors_total{kind="error",page="t"} 80']);
  });

  it('is limited per minute and address, valid or not', async () => {
    const base = await start({ limits: { errorReportsPerMinute: 3 } });
    const answers = [await post(base, REPORT), await post(base, 'null'), await post(base, REPORT), await post(base, REPORT)];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 429]);
    expect(await counted(base)).toEqual(['parlour_client_errors_total{kind="error",page="t"} 2']);
  });
});
