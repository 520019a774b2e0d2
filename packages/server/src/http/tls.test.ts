import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketPath } from '@parlour/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerOptions } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { StartupError } from '../startup-error.ts';
import { selfSigned } from '../testing/self-signed.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-tls-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const { cert: ca, key } = selfSigned();
const files = { cert: file('cert.pem', ca), key: file('key.pem', key) };
const others = selfSigned();
function lastYear() {
  const old = selfSigned(Date.now() - 365 * 24 * 60 * 60 * 1000);
  return { cert: file('old-cert.pem', old.cert), key: file('old-key.pem', old.key) };
}
const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(options: Partial<ServerOptions> = {}): Promise<number> {
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', tls: files, ...options });
  return server.port;
}

interface BotJob {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

function ask(port: number, path: string, { body, ...asked }: BotJob = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', servername: 'localhost', port, path, ca, ...asked }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const rename = (port: number, origin: string) =>
  ask(port, '/api/me', {
    method: 'PATCH',
    headers: { origin, host: `localhost:${port}`, 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });

describe('a server with a certificate', () => {
  it('answers over https with a secure cookie, and not over plain http', async () => {
    const port = await start();
    const answer = await ask(port, '/api/me');
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/; Secure$/);
    const plain = await new Promise<string>((resolve) => {
      const line = connect(port, '127.0.0.1', () => line.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'));
      let received = '';
      line.on('data', (more: Buffer) => {
        received += more.toString('latin1');
      });
      line.on('error', () => undefined);
      line.on('close', () => resolve(received));
    });
    expect(plain).not.toContain('200 OK');
  });

  it('sends HSTS for a name, and not for localhost or an address', async () => {
    const port = await start();
    const policy = async (host: string) => (await ask(port, '/healthz', { headers: { host } })).headers['strict-transport-security'];
    expect(await policy(`localhost:${port}`)).toBeUndefined();
    expect(await policy(`192.168.1.7:${port}`)).toBeUndefined();
    expect(await policy('games.example')).toBe('max-age=31536000');
  });

  it('allows pages of its own https origin, and no plain-http page', async () => {
    const port = await start();
    expect((await rename(port, `https://localhost:${port}`)).status).toBe(200);
    expect((await rename(port, `http://localhost:${port}`)).status).toBe(403);
  });

  it('accepts sockets over wss, by the same origin rule', async () => {
    const port = await start();
    const named = await rename(port, `https://localhost:${port}`);
    const cookie = String(named.headers['set-cookie']).split(';', 1)[0] ?? '';
    const made = await ask(port, '/api/tables', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{"game":"thats-not-a-hat"}',
    });
    const { code } = JSON.parse(made.text) as { code: string };
    const received = (origin: string) =>
      new Promise<string>((resolve) => {
        const headers = { cookie, origin, host: `localhost:${port}` };
        const socket = new WebSocket(`wss://127.0.0.1:${port}${socketPath(code)}`, { ca, headers });
        socket.on('message', (data: Buffer) => resolve((JSON.parse(data.toString()) as { type: string }).type));
        socket.on('error', (error) => resolve(error.message));
      });
    expect(await received(`https://localhost:${port}`)).toBe('welcome');
    expect(await received(`http://localhost:${port}`)).toContain('403');
  });

  it('sends https addresses to other devices, or the public one', async () => {
    const addresses = async (port: number) => (JSON.parse((await ask(port, '/api/server')).text) as { addresses: string[] }).addresses;
    const port = await start({ host: '0.0.0.0' });
    for (const address of await addresses(port)) expect(address).toMatch(new RegExp(`^https://[\\d.]+:${port}$`));
    await server?.close();
    expect(await addresses(await start({ publicUrl: 'https://games.example' }))).toEqual(['https://games.example']);
  });
});

describe('a server does not start with', () => {
  it.each([
    [
      'no such certificate',
      { ...files, cert: join(folder, 'none.pem') },
      /^Cannot read --tls-cert .*none\.pem: ENOENT: no such file or directory\.$/,
    ],
    ['a folder for a key', { ...files, key: folder }, /^Cannot read --tls-key .*: EISDIR: .*\.$/],
    [
      'a certificate that is none',
      { ...files, cert: file('no.pem', 'hello') },
      /^Cannot use --tls-cert .*no\.pem: it is not in PEM format\.$/,
    ],
    ['a key for a certificate', { ...files, cert: files.key }, /^Cannot use the certificate .*key\.pem with the key/],
    ['the key of another certificate', { ...files, key: file('other.pem', others.key) }, /with the key .*: key values mismatch\.$/],
    ['a certificate of last year', lastYear(), /it expired on \d{4}-\d\d-\d\d\. Renew it\.$/],
    ['a key of another kind', { ...files, key: file('rsa.pem', rsaKey()) }, /with the key .*: key values mismatch\.$/],
  ] as const)('%s', async (_what, tls, line) => {
    const problem = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', tls }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartupError);
    expect((problem as Error).message).toMatch(line);
    expect((problem as Error).message).not.toContain('\n');
  });
});
