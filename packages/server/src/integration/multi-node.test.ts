import { setImmediate as turn } from 'node:timers/promises';
import type { ClientMessage, TableInfo } from '@parlour/protocol';
import type { SavedTable } from '@parlour/table';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { AutoPlayer } from '../testing/auto-player.ts';
import { FakeFanout } from '../testing/fake-fanout.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const OPTIONS = {
  rating: { minMatchMs: 0, allowSameAddress: true },
  port: 0,
  host: '127.0.0.1',
  data: 'memory',
  log: 'error',
  limits: NO_LIMITS,
  botDelayMs: { min: 5, max: 10 },
} as const;
const QUICK = { options: { ready: false, show: 0, clock: 0 } };

let hub: FakeFanout;
let store: Store;
let away = false;
let nodes: RunningServer[];

beforeEach(async () => {
  hub = new FakeFanout();
  away = false;
  store = moody(memoryStore());
  nodes = await Promise.all([1, 2, 3].map(() => startServer(OPTIONS, { store, fanout: hub.open })));
});
afterEach(async () => {
  away = false;
  await Promise.all(nodes.map((node) => node.close()));
});

/** A database that can be down: then it stores and returns nothing. */
function moody(kept: Store): Store {
  return new Proxy(kept, {
    get: (target, name: keyof Store) => {
      if (name === 'profiles' || name === 'moderation' || name === 'daily') return target[name];
      const call = target[name] as (...args: unknown[]) => Promise<unknown>;
      const writes = [
        'writePerson',
        'addTable',
        'writeTable',
        'createMatch',
        'append',
        'quarantine',
        'heartbeat',
        'releaseLeadership',
      ].includes(name);
      return async (...args: unknown[]) => {
        if (!away || name === 'close') return call.apply(target, args);
        if (writes) return 'failed';
        throw new StoreUnavailable('away');
      };
    },
  });
}

const at = (session: Session, node: number): Session => ({ ...session, base: `http://127.0.0.1:${nodes[node]!.port}` });
const guest = (name: string) => signIn(at({} as Session, 0).base, name);
const table = (socket: TestSocket): TableInfo => {
  const last = socket.received.findLast((message) => message.type === 'table' || message.type === 'welcome');
  return (last as { table: TableInfo }).table;
};
const names = (socket: TestSocket) => table(socket).seats.map((seated) => (seated.kind === 'bot' ? 'bot' : seated.person.name));

async function come(session: Session, node: number, code: string): Promise<TestSocket> {
  const socket = new TestSocket(at(session, node), code);
  await socket.next('welcome');
  return socket;
}

/** Ann opened a table and is at the first node, Bob at the second. */
async function annAndBob(wish: object = QUICK) {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const code = await openTable(ann, wish);
  const sockets = [await come(ann, 0, code), await come(bob, 1, code)] as const;
  return { ann, bob, code, sockets };
}

async function annAndBobSit(wish: object = QUICK) {
  const both = await annAndBob(wish);
  const [a, b] = both.sockets;
  b.say({ type: 'sit' });
  await a.until(() => names(a).includes('Bob'), 'Bob');
  return both;
}

async function annAndBobPlay(wish: object = QUICK) {
  const both = await annAndBobSit(wish);
  const [a, b] = both.sockets;
  a.say({ type: 'start' });
  await Promise.all([a.next('observation'), b.next('observation')]);
  return both;
}

describe('a table at several nodes', () => {
  it('shows everyone the same people, whether they are connected, and the spectators', async () => {
    const { code, sockets } = await annAndBob();
    const [a, b] = sockets;
    await a.until(() => table(a).spectators === 1, 'a watcher');
    b.say({ type: 'sit' });
    await a.until(() => names(a).includes('Bob'), 'Bob');
    const third = await come(await guest('Cid'), 2, code);
    for (const socket of [a, b, third]) {
      await socket.until(() => table(socket).spectators === 1, 'Cid');
      await socket.until(() => table(socket).seats.every((seated) => seated.kind === 'person' && seated.connected), 'all connected');
    }
    b.close();
    await a.until(() => table(a).seats.some((seated) => seated.kind === 'person' && !seated.connected), 'Bob away');
  });

  it('is played to its end, and every node shows the same result', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cid', 'Dot'].map(guest));
    const code = await openTable(people[0]!, { ...QUICK, game: 'mascarade', options: {} });
    const sockets = await Promise.all(people.map((person, i) => come(person, i % 3, code)));
    for (const socket of sockets.slice(1)) socket.say({ type: 'sit' });
    await sockets[0]!.until(() => names(sockets[0]!).length === 4, 'four');
    sockets[0]!.say({ type: 'start' });
    await Promise.all(sockets.map((socket) => socket.next('observation')));
    const players = people.map((person, i) => new AutoPlayer(at(person, i % 3), code));
    const results = () =>
      sockets.map(
        ({ received }) => received.flatMap((message) => (message.type === 'frame' && message.frame.over ? [message.frame.over] : []))[0],
      );
    await expect.poll(results).not.toContain(undefined);
    for (const player of players) player.stop();
    for (const result of results()) expect(result).toEqual(results()[0]);
  });

  it("is nobody else's business while only one node has it, and then everybody's at once", async () => {
    const [ann, bob, cid] = [await guest('Ann'), await guest('Bob'), await guest('Cid')];
    const code = await openTable(ann, QUICK);
    const [a, b] = [await come(ann, 0, code), await come(bob, 0, code)];
    b.say({ type: 'sit' });
    await a.until(() => names(a).includes('Bob'), 'Bob');
    a.say({ type: 'chat', text: 'hello' });
    await b.next('chat');
    expect(hub.aboutTables).toEqual(['who']);
    const c = await come(cid, 1, code);
    await a.until(() => table(a).spectators === 1, 'Cid');
    a.say({ type: 'chat', text: 'welcome' });
    await c.until(() => c.received.some((message) => message.type === 'chat' && JSON.stringify(message).includes('welcome')), 'the line');
    for (const socket of [a, b, c]) socket.close();
  });

  it('is asked for by a node that finds out by itself that another one has it', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const code = await openTable(ann, QUICK);
    const a = await come(ann, 0, code);
    hub.arrives = () => false;
    const b = await come(bob, 1, code);
    b.say({ type: 'sit' });
    await b.until(() => names(b).includes('Bob'), 'Bob');
    hub.arrives = () => true;
    await expect.poll(() => names(a)).toContain('Bob');
    await a.until(() => table(a).seats.every((seated) => seated.kind === 'person' && seated.connected), 'both connected');
    for (const socket of [a, b]) socket.close();
  });

  it('carries a new block to the node of the blocked person', async () => {
    const { ann, bob, sockets } = await annAndBob();
    const [a, b] = sockets;
    await request(ann, 'POST', '/api/friends/actions', { action: 'block', handle: bob.handle });
    const refused = () => b.received.some((message) => message.type === 'refused' && message.refusal.refused === 'table-full');
    await expect
      .poll(() => {
        b.say({ type: 'sit' });
        b.say({ type: 'leave-seat' });
        return refused();
      })
      .toBe(true);
    expect(names(a)).toEqual(['Ann']);
  });

  it('carries chat, also to a person who connects to another node later', async () => {
    const { code, sockets } = await annAndBob();
    const [a, b] = sockets;
    b.say({ type: 'chat', text: 'hello' });
    expect((await a.next('chat')).line).toMatchObject({ text: 'hello', from: { name: 'Bob' } });
    const late = await come(await guest('Cid'), 2, code);
    expect((await late.next('chat')).line).toMatchObject({ text: 'hello' });
    a.say({ type: 'chat', text: 'well' });
    await late.until(() => late.received.filter(({ type }) => type === 'chat').length === 2, 'two lines');
    const ids = late.received.flatMap((message) => (message.type === 'chat' ? [message.line.id] : []));
    expect(ids[1]).toBeGreaterThan(ids[0]!);
  });

  it('removes a person at every node', async () => {
    const { bob, code, sockets } = await annAndBob();
    const [a, b] = sockets;
    b.say({ type: 'sit' });
    await a.until(() => names(a).includes('Bob'), 'Bob');
    a.say({ type: 'remove-player', handle: bob.handle });
    await b.until(() => !names(b).includes('Bob'), 'Bob gone');
    for (const node of [0, 1, 2]) {
      const again = await come(bob, node, code);
      expect((await again.ask({ type: 'sit' }, 'refused')).refusal.refused).toBe('kicked');
    }
  });

  it('obeys its host at every node, and nobody else', async () => {
    const { ann, code, sockets } = await annAndBob();
    const [, b] = sockets;
    expect((await b.ask({ type: 'add-bot', level: 'easy' }, 'refused')).refusal.refused).toBe('not-the-host');
    const other = await come(ann, 2, code);
    other.say({ type: 'add-bot', level: 'easy' });
    await b.until(() => names(b).includes('bot'), 'a bot');
  });

  it('combines the shares of people at different nodes in one seed', async () => {
    const { ann, bob, code, sockets } = await annAndBob();
    const [a, b] = sockets;
    b.say({ type: 'sit' });
    await a.until(() => names(a).includes('Bob'), 'Bob');
    const given = new Map<TestSocket, string>();
    const gathered = async () => {
      // As the client does: once for every seed hash it receives.
      for (const socket of sockets) {
        const { seedHash } = table(socket);
        if (given.get(socket) !== seedHash) socket.say({ type: 'share', seedHash, share: 'ab'.repeat(32) });
        given.set(socket, seedHash);
      }
      return Object.keys((await store.readTable(code))?.table.nextSeed.shares ?? {}).toSorted();
    };
    await expect.poll(gathered).toEqual([ann.handle, bob.handle].toSorted());
    await expect.poll(() => table(b).seedHash).toBe(table(a).seedHash);
  });

  it('shows a new name, set at any node', async () => {
    const { ann, sockets } = await annAndBob();
    const [a, b] = sockets;
    await request(at(ann, 2), 'PATCH', '/api/me', { name: 'Anna' });
    for (const socket of [a, b]) await socket.until(() => names(socket)[0] === 'Anna', 'Anna');
  });

  it('is listed at every node while a person is connected', async () => {
    const { ann, bob, code, sockets } = await annAndBob({ ...QUICK, visibility: 'public' });
    const listed = async () => {
      const lists = await Promise.all([0, 1, 2].map((node) => request(at(bob, node), 'GET', '/api/tables')));
      return lists.filter(({ body }) => (body as { code: string }[]).some((row) => row.code === code)).length;
    };
    await expect.poll(listed).toBe(3);
    const [row] = (await request(at(ann, 2), 'GET', '/api/tables')).body as { names: string[] }[];
    expect(row?.names).toEqual(['Ann']);
    for (const socket of sockets) socket.close();
    await expect.poll(listed).toBe(0);
  });
});

describe('two nodes at once', () => {
  it('get moves for the same step: one is played, the other is refused as late', async () => {
    const { ann, bob, code, sockets } = await annAndBobPlay();
    const first = sockets[0].received.findLast((message) => message.type === 'observation');
    const due = first?.type === 'observation' ? first.observation.waiting[0] : undefined;
    const who = due === 0 ? ann : bob;
    const tabs = await Promise.all([come(who, 0, code), come(who, 1, code)]);
    const from = tabs.map((tab) => tab.received.length);
    const player = new AutoPlayer(at(who, 2), code, {}, { choose: (moves) => void (choice ??= moves[0]) });
    let choice: object | undefined;
    await expect.poll(() => choice).toBeDefined();
    player.stop();
    tabs.forEach((tab, i) => tab.say({ type: 'move', step: 0, key: `tab ${i}`, move: choice as never }));
    const answers = await Promise.all(
      tabs.map(async (tab, i) => {
        await tab.until(() => tab.received.slice(from[i]).some(({ type }) => type === 'ack' || type === 'refused'), 'an answer');
        return tab.received.slice(from[i]).find(({ type }) => type === 'ack' || type === 'refused')!;
      }),
    );
    expect(answers.map(({ type }) => type).toSorted()).toEqual(['ack', 'refused']);
    const refused = answers.find((answer) => answer.type === 'refused');
    expect(refused?.type === 'refused' && refused.refusal.refused).toBe('stale-step');
  });

  it('get the same move twice: it is played once and acknowledged by both', async () => {
    const { ann, bob, code, sockets } = await annAndBobPlay();
    const first = sockets[0].received.findLast((message) => message.type === 'observation');
    const who = first?.type === 'observation' && first.observation.waiting[0] === 0 ? ann : bob;
    const tabs = await Promise.all([come(who, 0, code), come(who, 1, code)]);
    let choice: object | undefined;
    const player = new AutoPlayer(at(who, 2), code, {}, { choose: (moves) => void (choice ??= moves[0]) });
    await expect.poll(() => choice).toBeDefined();
    player.stop();
    const acks = tabs.map((tab) => tab.ask({ type: 'move', step: 0, key: 'once', move: choice as never }, 'ack'));
    expect((await Promise.all(acks)).map(({ step }) => step)).toEqual([1, 1]);
  });

  /** A message, or the place of a person whom it removes. */
  const wish: fc.Arbitrary<ClientMessage | number> = fc.oneof(
    fc.nat({ max: 2 }),
    fc.constant<ClientMessage>({ type: 'remove-bot', name: 'Otto' }),
    fc.constantFrom<ClientMessage>({ type: 'sit' }, { type: 'leave-seat' }, { type: 'start' }, { type: 'add-bot', level: 'easy' }),
    fc.record({ type: fc.constant('options' as const), options: fc.record({ clock: fc.constantFrom(0, 30) }) }),
  );
  const say = fc.record({ node: fc.nat({ max: 2 }), who: fc.nat({ max: 2 }), wish, turns: fc.constantFrom(0, 0, 0, 20) });

  it('get different changes of a table: they end up with the same one', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cid'].map(guest));
    await fc.assert(
      fc.asyncProperty(fc.array(say, { minLength: 2, maxLength: 14 }), async (said) => {
        const code = await openTable(people[0]!, { ...QUICK, bots: ['easy'] });
        const sockets = await Promise.all([0, 1, 2].map((node) => Promise.all(people.map((person) => come(person, node, code)))));
        for (const one of said) {
          const message = typeof one.wish === 'number' ? { type: 'remove-player' as const, handle: people[one.wish]!.handle } : one.wish;
          sockets[one.node]![one.who]!.say(message);
          for (let turns = 0; turns < one.turns; turns++) await turn();
        }
        const seen = async () => {
          const kept = await store.readTable(code);
          const shown = sockets.map(([socket]) => table(socket!));
          const asKept = {
            occupants: kept?.table.occupants.map(asSent),
            host: kept?.table.host,
            options: kept?.table.options,
            match: kept?.table.match,
          };
          return shown.every(
            ({ seats, host, options, match }) =>
              JSON.stringify({ occupants: seats.map(bare), host, options, match }) === JSON.stringify(asKept),
          );
        };
        await expect.poll(seen).toBe(true);
        for (const socket of sockets.flat()) socket.close();
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });

  it('get a removal and a stand-up at the same moment: nobody else has to go', async () => {
    for (let i = 0; i < 5; i++) {
      const { code, sockets, bob } = await annAndBob();
      const cidPerson = await guest('Cid');
      const [cid, dot] = [await come(cidPerson, 2, code), await come(await guest('Dot'), 2, code)];
      for (const socket of [sockets[1], cid, dot]) {
        const before = names(sockets[0]).length;
        socket.say({ type: 'sit' });
        await sockets[0].until(() => names(sockets[0]).length > before, 'one more');
      }
      expect(names(sockets[0])).toEqual(['Ann', 'Bob', 'Cid', 'Dot']);
      sockets[0].say({ type: 'remove-player', handle: cidPerson.handle });
      sockets[1].say({ type: 'leave-seat' });
      for (const socket of [...sockets, cid]) await socket.until(() => names(socket).join() === 'Ann,Dot', 'Ann and Dot');
      expect((await store.readTable(code))?.table.bannedFromSeats).not.toContain(bob.handle);
    }
  });

  it('get two people who sit down at the same moment: both sit', async () => {
    const { code, sockets } = await annAndBob();
    const cid = await come(await guest('Cid'), 2, code);
    sockets[0].say({ type: 'add-bot', level: 'easy' });
    sockets[1].say({ type: 'sit' });
    cid.say({ type: 'sit' });
    for (const socket of [...sockets, cid])
      await socket.until(() => ['Ann', 'Bob', 'Cid', 'bot'].every((name) => names(socket).includes(name)), 'all four');
  });
});

describe('without node messages', () => {
  it('nodes poll, and recover when messages come again', async () => {
    const { code, sockets, ann, bob } = await annAndBobPlay();
    hub.cut(true);
    const steps = () => sockets.map((socket) => socket.received.filter(({ type }) => type === 'frame').length);
    const players = [new AutoPlayer(at(ann, 0), code), new AutoPlayer(at(bob, 1), code)];
    await expect.poll(steps).toSatisfy((counts: number[]) => counts.every((count) => count >= 3));
    hub.cut(false);
    const before = Math.max(...steps());
    await expect.poll(steps).toSatisfy((counts: number[]) => counts.every((count) => count > before + 2));
    for (const player of players) player.stop();
  });
});

describe('a lost node message', () => {
  it('is made up for by polling', async () => {
    const { code, sockets, ann, bob } = await annAndBobPlay();
    hub.arrives = () => false;
    const steps = () => sockets.map((socket) => socket.received.filter(({ type }) => type === 'frame').length);
    const players = [new AutoPlayer(at(ann, 0), code), new AutoPlayer(at(bob, 1), code)];
    await expect.poll(steps).toSatisfy((counts: number[]) => counts.every((count) => count >= 2));
    for (const player of players) player.stop();
  });
});

describe('without the database', () => {
  it('nothing is acknowledged, and play goes on when it is back', async () => {
    const { code, ann, bob, sockets } = await annAndBobPlay();
    const refused: string[] = [];
    let acknowledged = 0;
    const watch = { refused: (reason: string) => void refused.push(reason), acknowledged: () => void acknowledged++ };
    const habits = { pace: (move: () => void) => void setTimeout(move, 20) };
    const players = [new AutoPlayer(at(ann, 0), code, watch, habits), new AutoPlayer(at(bob, 1), code, watch, habits)];
    await expect.poll(() => acknowledged).toBeGreaterThan(2);
    away = true;
    await expect.poll(() => refused).toContain('not-saved');
    const before = acknowledged;
    const due = sockets.map((socket) => socket.received.length);
    expect((await request(ann, 'POST', '/api/tables', { game: 'thats-not-a-hat' })).status).toBe(503);
    expect(acknowledged).toBe(before);
    expect(sockets.map((socket, i) => socket.received.slice(due[i]).filter(({ type }) => type === 'frame'))).toEqual([[], []]);
    away = false;
    for (const player of players) player.say({ type: 'sync' });
    await expect.poll(() => acknowledged).toBeGreaterThan(before + 2);
    for (const player of players) player.stop();
  });
});

describe('a node that stops', () => {
  it('asks its clients to reconnect, reports itself to balancers, and another node leads its tables at once', async () => {
    const ann = await guest('Ann');
    const code = await openTable(ann, { ...QUICK, bots: ['easy', 'easy', 'easy'] });
    const first = await come(ann, 0, code);
    first.say({ type: 'start' });
    await first.next('observation');
    const player = new AutoPlayer(at(ann, 1), code);
    const closing = nodes[0]!.close();
    expect((await first.next('bye')).again).toBe(true);
    await closing;
    const step = player.step;
    await expect.poll(() => player.step).toBeGreaterThan(step + 8);
    player.stop();
  });
});

/** A stored occupant as it is sent: the step at which a bot took over stays on the server. */
const asSent = (occupant: SavedTable['occupants'][number]) => {
  if (occupant.kind === 'person') return occupant;
  const { since: _since, ...bot } = occupant;
  return bot;
};
const bare = (seated: TableInfo['seats'][number]) => {
  if (seated.kind === 'person') return { kind: seated.kind, person: seated.person };
  const { removed: _removed, ...bot } = seated;
  return bot;
};

describe('people at several nodes', () => {
  it('have a match counted once, whichever node saw its end', async () => {
    const { ann, bob, code, sockets } = await annAndBobSit();
    const [host, guestSocket] = sockets;
    await host.ask({ type: 'settings', settings: { rated: true } }, 'table');
    const players = [new AutoPlayer(at(ann, 0), code, {}, { once: true }), new AutoPlayer(at(bob, 1), code, {}, { once: true })];
    host.say({ type: 'start' });
    await expect.poll(() => store.profiles.skillsOf(bob.handle)).toMatchObject([{ games: 1 }]);
    for (const player of players) player.stop();
    host.close();
    guestSocket.close();
    await Promise.all(nodes.map((node) => node.close()));
    expect(await store.profiles.skillsOf(ann.handle)).toMatchObject([{ games: 1 }]);
    expect(await store.profiles.gamesOf(ann.handle, Number.MAX_SAFE_INTEGER, 5)).toHaveLength(1);
  });

  it('are deleted at all of them', async () => {
    const { ann, bob, sockets } = await annAndBobSit();
    const [host, guestSocket] = sockets;
    const other = await openTable(at(ann, 0), QUICK);
    const watcher = await come(bob, 1, other);
    watcher.say({ type: 'chat', text: 'hello' });
    await watcher.next('chat');
    expect((await request(at(bob, 2), 'DELETE', '/api/me')).status).toBe(200);
    expect(await guestSocket.next('bye')).toMatchObject({ refusal: { refused: 'no-session' }, again: false });
    await host.until(() => names(host).length === 1, 'one seat');
    expect(await request(at(bob, 0), 'GET', '/api/me/profile')).toMatchObject({ status: 401 });
    const newcomer = await come(ann, 1, other);
    expect((await newcomer.next('welcome')).chat).toEqual([]);
    newcomer.close();
    watcher.close();
    host.close();
    guestSocket.close();
  });

  it('sign another device in at any node', async () => {
    const ann = await guest('Ann');
    const { code } = (await request(at(ann, 0), 'POST', '/api/me/code')).body as { code: string };
    const answer = await fetch(`${at(ann, 2).base}/api/sign-in/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(await answer.json()).toMatchObject({ handle: ann.handle });
  });
});
