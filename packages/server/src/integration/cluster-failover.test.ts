import { gameById } from '@parlour/games/rules-catalogue';
import { isRefusal, replay } from '@parlour/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { built, SERVERS } from '../../../../scripts/lib/build.mjs';
import { type Balancer, startBalancer } from '../cluster/balancer.ts';
import { NO_LIMITS } from '../config.ts';
import { postgresStore } from '../store/postgres/postgres-store.ts';
import { AutoPlayer } from '../testing/auto-player.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { findPostgres, startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { findRedis, startRedis, type TemporaryRedis } from '../testing/temporary-redis.ts';
import { openTable, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const NODES = 3;
const installed = findPostgres() !== undefined && findRedis() !== undefined;
if (!installed) console.warn('SKIPPED: a cluster. To run it: apt-get install postgresql redis-server');

interface Acknowledged {
  readonly match: string;
  readonly key: string;
  readonly step: number;
}

describe.skipIf(!installed)('a cluster of three nodes', () => {
  let postgres: TemporaryPostgres;
  let redis: TemporaryRedis;
  let databaseUrl: string;
  let nodes: SpawnedServer[];
  let balancer: Balancer;
  let people: Session[];
  let acknowledged: Acknowledged[];
  let players: AutoPlayer[];

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.remove(), redis.stop()]);
  });

  beforeEach(async () => {
    databaseUrl = await postgres.freshDatabase();
    nodes = [];
    for (let i = 0; i < NODES; i++) nodes.push(await startNode());
    balancer = await startBalancer(
      nodes.map(({ port }) => port),
      '127.0.0.1',
      0,
      { spreadTables: true },
    );
    people = await Promise.all(['Ann', 'Bob', 'Cid', 'Dot'].map((name, i) => signIn(nodes[i % NODES]!.base, name)));
    acknowledged = [];
    players = [];
  });
  afterEach(async () => {
    for (const player of players) player.stop();
    await balancer.close();
    await Promise.all(nodes.map((node) => node.close()));
  });

  const startNode = async () =>
    spawnServer(
      {
        host: '127.0.0.1',
        port: 0,
        log: 'silent',
        databaseUrl,
        redisUrl: redis.url,
        limits: NO_LIMITS,
        trustProxy: true,
        botDelayMs: { min: 20, max: 40 },
      },
      await built(SERVERS),
    );

  /** A running match: people at different nodes, and bots. */
  async function fourPlay(persons = people.length, bots: readonly string[] = []): Promise<string> {
    const code = await openTable(people[0]!, { game: 'thats-not-a-hat', options: { ready: false, show: 0, clock: 0 }, bots });
    const seated = people.slice(0, persons);
    const sockets = seated.map((person, i) => new TestSocket({ ...person, base: nodes[i % NODES]!.base }, code));
    await Promise.all(sockets.map((socket) => socket.next('welcome')));
    for (const socket of sockets.slice(1)) socket.say({ type: 'sit' });
    const occupied = () =>
      sockets[0]!.received.flatMap((message) =>
        message.type === 'table' || message.type === 'welcome' ? [message.table.seats.length] : [],
      );
    await sockets[0]!.until(() => occupied().at(-1) === seated.length + bots.length, 'everyone');
    sockets[0]!.say({ type: 'start' });
    await Promise.all(sockets.map((socket) => socket.next('observation')));
    for (const socket of sockets) socket.close();
    return code;
  }

  const play = (code: string, bases: readonly string[], many = people.length) => {
    const watch = { acknowledged: (match: string, key: string, step: number) => void acknowledged.push({ match, key, step }) };
    const habits = { pace: (move: () => void) => void setTimeout(move, 15) };
    players.push(
      ...people.slice(0, many).map((person, i) => new AutoPlayer({ ...person, base: bases[i % bases.length]! }, code, watch, habits)),
    );
  };
  const everywhere = () => nodes.map(({ base }) => base);
  const balanced = () => [`http://127.0.0.1:${balancer.port}`];
  const moves = () => acknowledged.length;

  /** Every acknowledged move is in its log, once, and every log replays. */
  async function judgeLogs(): Promise<void> {
    for (const player of players) player.stop();
    const store = await postgresStore(databaseUrl);
    const ids = [...new Set(acknowledged.map(({ match }) => match))];
    const logs = new Map<string, readonly (string | undefined)[]>();
    for (const id of ids) {
      const match = await store.readMatch(id);
      if (isRefusal(match)) throw new Error(match.refused);
      const game = gameById(match.head.record.game)!;
      expect(isRefusal(replay(game, { ...match.head.record, entries: match.entries.map(({ entry }) => entry) }))).toBe(false);
      logs.set(
        id,
        match.entries.map(({ key }) => key),
      );
    }
    await store.close();
    expect(acknowledged.filter(({ match, key, step }) => logs.get(match)?.[step - 1] !== key)).toEqual([]);
    const keys = [...logs.values()].flat().filter((key) => key !== undefined);
    expect(new Set(keys).size).toBe(keys.length);
  }

  const soon = { timeout: 60_000, interval: 20 };

  it('plays a match of four at three nodes to its end, and the next one too', async () => {
    const code = await fourPlay();
    play(code, everywhere());
    await expect.poll(() => new Set(acknowledged.map(({ match }) => match)).size, soon).toBeGreaterThan(1);
    await judgeLogs();
  });

  it('kill -9 of a node: its players play on at the others, and nothing acknowledged is lost', async () => {
    const code = await fourPlay();
    play(code, balanced());
    await expect.poll(moves, soon).toBeGreaterThan(20);
    await nodes.shift()!.kill();
    const before = new Map(players.map((player) => [player, moves()]));
    await expect.poll(moves, soon).toBeGreaterThan(Math.max(...before.values()) + 20);
    await expect.poll(() => players.every((player) => player.connected), soon).toBe(true);
    expect(balancer.up()).toHaveLength(NODES - 1);
    await judgeLogs();
  });

  it('the leader dies: the bots of its table go on at another node', async () => {
    const code = await fourPlay(1, ['easy', 'easy', 'easy']);
    const onlooker = new TestSocket({ ...people[1]!, base: nodes[1]!.base }, code);
    play(code, [nodes[0]!.base], 1);
    await expect.poll(moves, soon).toBeGreaterThan(2);
    await nodes.shift()!.kill();
    for (const player of players) player.stop();
    play(code, [nodes[1]!.base], 1);
    const before = moves();
    await expect.poll(moves, soon).toBeGreaterThan(before + 5);
    await expect.poll(() => onlooker.received.filter(({ type }) => type === 'frame').length, soon).toBeGreaterThan(20);
    onlooker.close();
    await judgeLogs();
  });

  it('Redis dies in the middle of a match: play goes on, also when Redis is back', async () => {
    const code = await fourPlay();
    play(code, everywhere());
    await expect.poll(moves, soon).toBeGreaterThan(10);
    await redis.kill();
    const without = moves();
    await expect.poll(moves, soon).toBeGreaterThan(without + 5);
    await redis.start();
    const back = moves();
    await expect.poll(moves, soon).toBeGreaterThan(back + 30);
    await judgeLogs();
  });

  it('PostgreSQL stops in the middle of a match: nothing is acknowledged, and play goes on when it is back', async () => {
    const code = await fourPlay();
    play(code, everywhere());
    await expect.poll(moves, soon).toBeGreaterThan(10);
    await postgres.stop();
    const expectRefusal = async (node: SpawnedServer) => {
      const refused = new TestSocket({ ...people[0]!, base: node.base }, code);
      await expect.poll(() => refused.received[0]?.type, soon).toBe('bye');
    };
    await expectRefusal(nodes[0]!);
    const stopped = moves();
    for (const node of nodes) await expectRefusal(node);
    expect(moves()).toBe(stopped);
    await postgres.start();
    await expect.poll(moves, soon).toBeGreaterThan(stopped + 20);
    await judgeLogs();
  });

  it('a node that is stopped sends its clients to other nodes, and accepts nothing new', async () => {
    const code = await fourPlay();
    play(code, balanced());
    await expect.poll(moves, soon).toBeGreaterThan(10);
    await nodes.shift()!.close();
    const before = moves();
    await expect.poll(moves, soon).toBeGreaterThan(before + 20);
    await expect.poll(() => balancer.up().length, soon).toBe(NODES - 1);
    await judgeLogs();
  });
});
