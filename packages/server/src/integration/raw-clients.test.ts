import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { headOf } from '../store/store.contract.ts';
import { OPCODE, RawSocket, rawFrame } from '../testing/raw-socket.ts';
import { openTable, type Session, signIn, TestSocket } from '../testing/test-client.ts';

let server: RunningServer;
let raws: RawSocket[] = [];
afterEach(async () => {
  for (const raw of raws) raw.destroy();
  raws = [];
  await server.close();
});

async function start(limits: Partial<Limits> = {}): Promise<Session> {
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', limits });
  return signIn(`http://127.0.0.1:${server.port}`, 'Eve');
}

async function atTable(eve: Session): Promise<RawSocket> {
  const raw = await RawSocket.table(eve, await openTable(eve, {}));
  raws.push(raw);
  return raw;
}

describe('WebSocket frames', () => {
  it('counts pongs like messages, and disconnects a flood of them', async () => {
    const raw = await atTable(await start());
    const pongs = Buffer.concat(Array.from({ length: 1000 }, () => rawFrame(OPCODE.pong, true)));
    let sent = 0;
    while (sent < 1e6 && (await raw.writeAll(pongs))) sent += 1000;
    expect(await raw.until(() => raw.closed)).toBe(true);
    expect(raw.head).toContain('too-many-messages');
    expect(sent).toBeLessThan(1e6);
  });

  it('rejects a message of many fragments', async () => {
    const raw = await atTable(await start({ messagesPerSecond: 1e6 }));
    raw.write(rawFrame(OPCODE.text, false, Buffer.from('x')));
    for (let i = 0; i < 100; i++) raw.write(rawFrame(OPCODE.continuation, false, Buffer.from('x')));
    expect(await raw.until(() => raw.closed)).toBe(true);
  });

  it('counts each fragment like a message', async () => {
    const raw = await atTable(await start({ messagesPerSecond: 1, burstSeconds: 20 }));
    for (let i = 0; i < 10; i++) {
      raw.write(rawFrame(OPCODE.text, false, Buffer.from('{"type":')));
      raw.write(rawFrame(OPCODE.continuation, true, Buffer.from('"ping"}')));
    }
    expect(await raw.until(() => raw.head.includes('too-many-messages'))).toBe(true);
  });

  it('does not wait for a message that is never finished', async () => {
    const eve = await start({ unfinishedMs: 300 });
    const [half, slow, fine] = [await atTable(eve), await atTable(eve), await atTable(eve)];
    half.write(rawFrame(OPCODE.text, false, Buffer.from('x')));
    slow.write(rawFrame(OPCODE.text, true, Buffer.from('a whole message')).subarray(0, 9));
    expect(await half.until(() => half.closed && slow.closed)).toBe(true);
    expect(fine.closed).toBe(false);
  });

  it('accepts a message in a few fragments', async () => {
    const raw = await atTable(await start());
    raw.write(rawFrame(OPCODE.text, false, Buffer.from('{"type":')));
    raw.write(rawFrame(OPCODE.continuation, true, Buffer.from('"ping"}')));
    expect(await raw.until(() => raw.head.includes('"pong"'))).toBe(true);
  });
});

describe('HTTP responses that are not read', () => {
  const SIZE = 4e6;

  /** A server whose every finished match has a record of about 4 MB. */
  async function withLargeRecords(limits: Partial<Limits>): Promise<void> {
    const store = memoryStore();
    const entries = [{ entry: { seat: 0, move: { do: 'x'.repeat(SIZE) } } }];
    const large = {
      ...store,
      profiles: { ...store.profiles, isFinished: async () => true },
      readMatch: async (id: string) => ({ head: headOf(id), entries }),
    };
    server = await startServer({ port: 0, host: '127.0.0.1', log: 'silent', limits }, { store: large, fanout: undefined });
  }

  const ask = (id: number, reads: boolean) => {
    const raw = RawSocket.request(server.port, `/api/matches/m${id}/record`, { reads });
    raws.push(raw);
    return raw;
  };

  it('are limited in bytes for one address', async () => {
    await withLargeRecords({ unreadAnswerBytes: 4 * SIZE });
    for (let i = 0; i < 8; i++) ask(i, false);
    let asked = 100;
    const status = async () => {
      const raw = ask(asked++, true);
      await raw.until(() => raw.head !== '');
      return /^HTTP\/1\.1 (\d+)/.exec(raw.head)?.[1];
    };
    await expect.poll(status).toBe('429');
    for (const raw of raws) raw.destroy();
    const fine = ask(99, true);
    expect(await fine.until(() => fine.received > SIZE)).toBe(true);
  });

  it('are cut after a while, and a response that is read is not', async () => {
    await withLargeRecords({ answerMs: 300, answerBytesPerSecond: 1e8 });
    const [unread, read] = [ask(1, false), ask(2, true)];
    expect(await read.until(() => read.received > SIZE)).toBe(true);
    const metrics = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    await expect.poll(metrics).toContain('parlour_refusals_total{reason="too-slow"} 1');
    unread.socket.resume();
    expect(await unread.until(() => unread.closed)).toBe(true);
    expect(unread.received).toBeLessThan(SIZE);
    expect(read.closed).toBe(false);
  });

  it('are read whole by a slow client', async () => {
    await withLargeRecords({});
    const [slow, fast] = [ask(1, false), ask(2, true)];
    await fast.until(() => fast.received > SIZE);
    slow.socket.resume();
    expect(await slow.until(() => slow.received > SIZE)).toBe(true);
  });
});

it('a normal browser is not affected', async () => {
  const eve = await start();
  const socket = new TestSocket(eve, await openTable(eve, {}));
  await socket.next('welcome');
  for (let i = 0; i < 20; i++) await socket.ask({ type: 'ping' }, 'pong');
  socket.socket.pong();
  await socket.ask({ type: 'ping' }, 'pong');
  expect(socket.closed).toBeUndefined();
  socket.close();
});
