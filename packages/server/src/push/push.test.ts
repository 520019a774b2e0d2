import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@parlour/kernel';
import type { ServerInfo, TableSummary } from '@parlour/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { FakePushService } from '../testing/fake-push-service.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';
import { parseSubscription } from './parse-subscription.ts';
import { pushKeys } from './vapid-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-push-'));
const service = new FakePushService();
let server: RunningServer;
let base: string;
let ann: Session;
let bob: Session;

/** An hour is a fifth of a second here. */
const start = () =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    log: 'silent',
    botDelayMs: { min: 0, max: 0 },
    hourMs: 200,
    pushServices: [service.host],
  });

beforeAll(async () => {
  await service.open();
  server = await start();
  base = `http://127.0.0.1:${server.port}`;
  ann = await signIn(base, 'Ann');
  bob = await signIn(base, 'Bob');
});
afterAll(async () => {
  await server.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the push keys', () => {
  it('are derived from the session keys, and follow the oldest of them', () => {
    const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(pushKeys([young, old])).toEqual(pushKeys([old]));
    expect(pushKeys([young])).not.toEqual(pushKeys([old]));
    expect(Buffer.from(pushKeys([old]).publicKey, 'base64url')).toHaveLength(65);
  });

  it('are sent to browsers, with the local addresses of the server', async () => {
    const { body } = await request(ann, 'GET', '/api/server');
    const { pushKey, addresses } = body as ServerInfo;
    expect(Buffer.from(pushKey, 'base64url')[0]).toBe(4);
    for (const address of addresses) expect(address).toMatch(new RegExp(`:${server.port}$`));
  });
});

describe('a subscription', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('is accepted from %s', (endpoint) => {
    expect(parseSubscription({ endpoint, keys }, [])).toEqual({ ok: { endpoint, keys } });
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://fcm.googleapis.com.example/x',
    'https://evilpush.apple.com.example/x',
    'file:///etc/passwd',
  ])('is refused for %s, which is no push service', (endpoint) => {
    expect(parseSubscription({ endpoint, keys }, [])).toMatchObject({ refused: 'unknown-push-service' });
  });

  it.each([null, {}, { endpoint: 'x', keys }, { endpoint: 'https://web.push.apple.com/x', keys: { p256dh: '', auth: '' } }])(
    'is refused: %j',
    (input) => {
      expect(isRefusal(parseSubscription(input, []))).toBe(true);
    },
  );
});

/** Ann and Bob start a correspondence match and close their browsers. Returns its code. */
async function leaveSlowGame(): Promise<string> {
  const code = await openTable(ann, { settings: { timeControl: 'hour' }, options: { ready: false, show: 0 } });
  const [annThere, bobThere] = [new TestSocket(ann, code), new TestSocket(bob, code)];
  await annThere.next('welcome');
  await bobThere.next('welcome');
  await bobThere.ask({ type: 'sit' }, 'table');
  await annThere.ask({ type: 'start' }, 'observation');
  annThere.close();
  bobThere.close();
  return code;
}

const mine = async (who: Session, code: string) =>
  ((await request(who, 'GET', '/api/me/tables')).body as TableSummary[]).find((table) => table.code === code);

describe('a correspondence match without connections', () => {
  it('goes on by the clock, notifies each player in turn, and is in their list', async () => {
    expect((await request(ann, 'POST', '/api/push', service.subscription('ann'))).status).toBe(200);
    const code = await leaveSlowGame();
    await expect.poll(() => service.delivered.length).toBeGreaterThan(0);
    expect(service.delivered[0]).toMatchObject({ table: code, game: 'thats-not-a-hat' });
    const steps = service.delivered.map((call) => (call as { step: number }).step);
    expect(new Set(steps).size).toBe(steps.length);
    expect(await mine(ann, code)).toMatchObject({ phase: 'playing' });
  });

  it('goes on after a restart, without any connection', async () => {
    const code = await leaveSlowGame();
    await server.close();
    server = await start();
    base = `http://127.0.0.1:${server.port}`;
    [ann, bob] = [
      { ...ann, base },
      { ...bob, base },
    ];
    const before = service.delivered.length;
    await expect.poll(() => service.delivered.slice(before).some((call) => (call as { table: string }).table === code)).toBe(true);
  });

  it('drops a browser that is gone', async () => {
    service.status = 410;
    await leaveSlowGame();
    const metrics = async () => (await fetch(`${base}/metrics`)).text();
    await expect.poll(async () => /notifications_total\{outcome="gone"\} [1-9]/.test(await metrics())).toBe(true);
  });
});
