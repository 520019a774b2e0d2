import type { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { ServerOptions } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { openTable, request, signIn, TestSocket } from '../testing/test-client.ts';

let server: RunningServer;
afterEach(() => server.close());

async function start(limits: ServerOptions['limits'] = {}): Promise<string> {
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', limits });
  return `http://127.0.0.1:${server.port}`;
}

it('pings count like messages: they are answered within the limit, and too many close the connection', async () => {
  const ann = await signIn(await start({ messagesPerSecond: 5, burstSeconds: 2 }), 'Ann');
  const socket = new TestSocket(ann, await openTable(ann, {}));
  await socket.next('welcome');
  let pongs = 0;
  socket.socket.on('pong', () => pongs++);
  for (let i = 0; i < 400; i++) socket.socket.ping();
  await socket.until(() => socket.closed !== undefined, 'the end');
  expect(pongs).toBeGreaterThan(0);
  expect(pongs).toBeLessThan(20);
  expect(socket.received.filter(({ type }) => type === 'refused').length).toBeGreaterThan(0);
});

it('a client that sends pings and reads nothing is disconnected', async () => {
  const ann = await signIn(await start({ messagesPerSecond: 1e6, bytesPerSecond: 1e9, unreadBytes: 1000 }), 'Ann');
  const socket = new TestSocket(ann, await openTable(ann, {}));
  await socket.next('welcome');
  socket.socket.pause();
  const flood = Buffer.alloc(120);
  const gone = new Promise((resolve) => socket.socket.on('close', resolve));
  for (let i = 0; i < 400 && socket.closed === undefined; i++) {
    for (let j = 0; j < 500; j++) socket.socket.ping(flood);
    await turn();
  }
  socket.socket.resume();
  await gone;
  expect(socket.closed).toBeDefined();
});

it('refuses the record of a running match without reading its log, and limits how often it is asked for', async () => {
  let reads = 0;
  const store = memoryStore();
  const readMatch: Store['readMatch'] = (id) => {
    reads++;
    return store.readMatch(id);
  };
  server = await startServer(
    { port: 0, host: '127.0.0.1', log: 'silent', limits: { replaysPerMinute: 3 } },
    { store: { ...store, readMatch }, fanout: undefined },
  );
  const ann = await signIn(`http://127.0.0.1:${server.port}`, 'Ann');
  const code = await openTable(ann, { options: { ready: false, show: 0, clock: 0 }, bots: ['easy'] });
  const socket = new TestSocket(ann, code);
  await socket.next('welcome');
  socket.say({ type: 'start' });
  await socket.next('observation');
  const { match } = ((await request(ann, 'GET', `/api/tables/${code}`)).body as { match: string }) ?? {};
  const ask = async () => (await request(ann, 'GET', `/api/matches/${match}/record`)).status;
  expect((await request(ann, 'GET', '/api/matches/none/record')).status).toBe(404);
  expect([await ask(), await ask(), await ask()]).toEqual([403, 403, 429]);
  expect(reads).toBe(0);
});

it('a person makes no more moves in an hour than are worth storing, over all their tables', async () => {
  const ann = await signIn(await start({ movesPerHour: 3 }), 'Ann');
  const move = { do: 'arrange', placement: { guests: [], decorations: [] } };
  const answers = [];
  for (const table of [1, 2]) {
    const socket = new TestSocket(ann, await openTable(ann, { game: 'picture-perfect', bots: ['easy'], options: { lookClock: 0 } }));
    await socket.next('welcome');
    const { observation } = await socket.ask({ type: 'start' }, 'observation');
    for (const count of [1, 2]) {
      const key = `${table} ${count}`;
      socket.say({ type: 'move', step: observation.step, key, move });
      const answer = () => socket.received.find((message) => (message.type === 'ack' || message.type === 'refused') && message.key === key);
      await socket.until(() => answer() !== undefined, 'an answer');
      answers.push(answer());
    }
    socket.close();
  }
  expect(answers.map((message) => message?.type)).toEqual(['ack', 'ack', 'ack', 'refused']);
  expect(answers[3]).toMatchObject({ key: '2 2', refusal: { refused: 'too-many-moves' } });
});

it('people of one address make no more moves together than so many people may', async () => {
  const base = await start({ movesPerHour: 2, peoplePerAddress: 1 });
  const answers: string[] = [];
  for (const name of ['Ann', 'Bob']) {
    const person = await signIn(base, name);
    const socket = new TestSocket(person, await openTable(person, { game: 'picture-perfect', bots: ['easy'], options: { lookClock: 0 } }));
    await socket.next('welcome');
    const { observation } = await socket.ask({ type: 'start' }, 'observation');
    for (const key of ['1', '2']) {
      socket.say({ type: 'move', step: observation.step, key, move: { do: 'arrange', placement: { guests: [], decorations: [] } } });
      await socket.until(() => socket.received.some((message) => 'key' in message && message.key === key), 'an answer');
    }
    answers.push(...socket.received.flatMap((message) => ('key' in message && message.key !== undefined ? [message.type] : [])));
    socket.close();
  }
  expect(answers).toEqual(['ack', 'ack', 'refused', 'refused']);
});

it('a crowd of spectators does not keep out a host without a seat', async () => {
  const base = await start({ socketsPerTable: 2 });
  const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
  const code = await openTable(ann, { visibility: 'public' });
  const host = new TestSocket(ann, code);
  await host.next('welcome');
  await host.ask({ type: 'leave-seat' }, 'table');
  host.close();
  const crowd = [new TestSocket(eve, code), new TestSocket(eve, code)];
  await Promise.all(crowd.map((socket) => socket.next('welcome')));
  expect((await new TestSocket(eve, code).next('bye')).refusal.refused).toBe('too-many-connections');
  expect((await new TestSocket(ann, code).next('welcome')).table.host).toBe(ann.handle);
});

it('an invitation does not reveal which tables exist, and guessing by it is limited as elsewhere', async () => {
  const base = await start({ wrongTableCodesPerMinute: 2 });
  const [ann, eve] = [await signIn(base, 'Ann'), await signIn(base, 'Eve')];
  const code = await openTable(ann, { visibility: 'private' });
  const invite = (table: string) => request(eve, 'POST', '/api/friends/actions', { action: 'invite', handle: ann.handle, table });
  expect(await invite(code)).toEqual(await invite('AAAAAAAA'));
  for (const wrong of ['BBBBBBBB', 'CCCCCCCC', 'DDDDDDDD']) await invite(wrong);
  expect((await invite('EEEEEEEE')).status).toBe(429);
  expect((await invite(code)).status).toBe(429);
});

it('creating phrases is limited like trying them', async () => {
  const ann = await signIn(await start({ triesPerMinute: 2 }), 'Ann');
  const phrase = async () => (await request(ann, 'POST', '/api/me/phrase')).status;
  expect([await phrase(), await phrase(), await phrase()]).toEqual([200, 200, 429]);
});

it('messages of a deleted person are ignored, even while their socket is open', async () => {
  const base = await start();
  const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
  const code = await openTable(ann, {});
  const [host, guest] = [new TestSocket(ann, code), new TestSocket(bob, code)];
  await Promise.all([host.next('welcome'), guest.next('welcome')]);
  // A client that ignores the close can go on sending for a while.
  guest.socket.close = () => undefined;
  expect((await request(bob, 'DELETE', '/api/me')).status).toBe(200);
  const from = host.received.length;
  const line = Reflect.get(guest.socket, '_socket') as Duplex;
  const text = Buffer.from('{"type":"chat","text":"still here"}');
  line.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  for (const sent of ['gone?', 'and now?']) {
    host.say({ type: 'chat', text: sent });
    await host.until(() => host.received.slice(from).some((message) => message.type === 'chat' && message.line.text === sent), sent);
  }
  expect(host.received.flatMap((message) => (message.type === 'chat' ? [message.line.text] : []))).toEqual(['gone?', 'and now?']);
});

it('a person who connects while being deleted is out when it is done, and their seat is free', async () => {
  const store = memoryStore();
  let goOn: (() => void) | undefined;
  const erase: Store['profiles']['erase'] = async (handle, at) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return store.profiles.erase(handle, at);
  };
  const slow = { ...store, profiles: { ...store.profiles, erase } };
  server = await startServer({ port: 0, host: '127.0.0.1', log: 'silent' }, { store: slow, fanout: undefined });
  const base = `http://127.0.0.1:${server.port}`;
  const [ann, bob] = [await signIn(base, 'Ann'), await signIn(base, 'Bob')];
  const host = new TestSocket(ann, await openTable(ann, {}));
  const { table } = await host.next('welcome');
  const deleted = request(bob, 'DELETE', '/api/me');
  await expect.poll(() => goOn).toBeDefined();
  const late = new TestSocket(bob, table.code);
  await late.next('welcome');
  late.say({ type: 'sit' });
  await host.until(() => host.received.some((message) => message.type === 'table' && message.table.seats.length === 2), 'Bob');
  goOn?.();
  expect((await deleted).status).toBe(200);
  await late.until(() => late.closed !== undefined, 'the end');
  const seated = () => host.received.findLast((message) => message.type === 'table')?.table.seats.length;
  await host.until(() => seated() === 1, 'an empty seat');
});
