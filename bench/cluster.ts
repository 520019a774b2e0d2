import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, startBalancer } from '@parlour/server';
import {
  AutoPlayer,
  findPostgres,
  findRedis,
  openTable,
  type Session,
  signInMany,
  sleep,
  spawnServer,
  startPostgres,
  startRedis,
  waitForDeal,
} from '@parlour/server/testing';
import type { BenchTable } from './report.ts';
import { bundled } from './servers/bundle.ts';
import { cpuOf, type MoveCost, measureMoveCost } from './servers/move-cost.ts';
import { SEATS } from './servers/seats.ts';

const NODES = 3;
const TABLES = 64;
const WARM_UP_MS = 3000;
const MEASURED_MS = 5000;
/** By then every socket of the dead node is closed. */
const LOSS_MS = 200;
const PATIENCE_MS = 30_000;
const NODE = { port: 0, host: '127.0.0.1', log: 'error', limits: NO_LIMITS } as const;

/** Three nodes on PostgreSQL and Redis: stored moves a second, and how soon players of a killed node play again. */
export async function benchCluster(): Promise<BenchTable> {
  const title = `Several nodes: ${NODES} on PostgreSQL and Redis, ${TABLES} tables x 4 sockets`;
  if (findPostgres() === undefined || findRedis() === undefined) {
    return { title, rows: [], note: 'Not run: apt-get install postgresql redis-server' };
  }
  const [postgres, redis, script] = [
    await startPostgres(),
    await startRedis(),
    await bundled('packages/server/src/testing/server-process.ts'),
  ];
  const shared = { ...NODE, databaseUrl: postgres.url, redisUrl: redis.url };
  const sqlite = await costOfOneNode(script, {});
  const onPostgres = await costOfOneNode(script, { databaseUrl: await postgres.freshDatabase() });
  const [first, ...others] = await Promise.all(Array.from({ length: NODES }, () => spawnServer(shared, script)));
  if (first === undefined) throw new Error('no node');
  const nodes = [first, ...others];
  const ports = nodes.map(({ port }) => port);
  const balancer = await startBalancer(ports, '127.0.0.1', 0);
  const spreading = await startBalancer(ports, '127.0.0.1', 0, { spreadTables: true });
  try {
    const together = await measureMoveCost(`http://127.0.0.1:${balancer.port}`, nodes);
    const spread = await measureMoveCost(`http://127.0.0.1:${spreading.port}`, nodes);
    const people = await signInMany(`http://127.0.0.1:${balancer.port}`, SEATS);
    const seats: Seat[] = [];
    for (let i = 0; i < TABLES; i++) seats.push(...(await seatsAtTable(people)));
    const isDealt = await waitForDeal(
      seats.map(({ player }) => player),
      PATIENCE_MS,
    );
    if (!isDealt) throw new Error('not everybody could sit down');
    await sleep(WARM_UP_MS);
    const [before, cpuBefore] = [total(seats), await cpuOf(nodes)];
    await sleep(MEASURED_MS);
    const moves = total(seats) - before;
    const cpu = (await cpuOf(nodes)) - cpuBefore;
    const killedAt = performance.now();
    await first.kill();
    await sleep(LOSS_MS);
    const victims = seats.filter((seat) => seat.wasCut());
    while (!victims.every((seat) => seat.playsAgain()) && performance.now() - killedAt < PATIENCE_MS) await sleep(10);
    const times = victims.map((seat) => seat.playsAgainAt - killedAt);
    for (const { player } of seats) player.stop();
    return {
      title,
      rows: [
        { nodes: 'one on SQLite', ...costColumns(sqlite, sqlite) },
        { nodes: 'one on PostgreSQL', ...costColumns(onPostgres, sqlite) },
        { nodes: `${NODES}, each table at several`, ...costColumns(spread, sqlite) },
        {
          nodes: `${NODES}, each table at one`,
          ...costColumns(together, sqlite),
          'durable moves/s': Math.round((moves * 1000) / MEASURED_MS),
          'CPU µs/move of the nodes': Math.round(cpu / moves),
          'players of a killed node': victims.length,
          'half of them play again after ms': Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0),
          'all of them after ms': Math.round(Math.max(...times)),
        },
      ],
      note: `The CPU is that of the nodes, without PostgreSQL and Redis. From row to row: the store, then ${NODES} processes whose nodes all play each move, then without that, as behind deploy/nginx.conf. Everything on this one machine, load generator included. To play again: the first acknowledged move over the new line.`,
    };
  } finally {
    await Promise.all([balancer.close(), spreading.close()]);
    await Promise.all(others.map((node) => node.close()));
    await redis.stop();
    await postgres.remove();
  }
}

async function costOfOneNode(script: string, store: { readonly databaseUrl?: string }): Promise<MoveCost> {
  const data = await mkdtemp(join(tmpdir(), 'parlour-bench-'));
  const node = await spawnServer({ ...NODE, ...('databaseUrl' in store ? store : { data }) }, script);
  try {
    return await measureMoveCost(node.base, [node]);
  } finally {
    await node.close();
    await rm(data, { recursive: true });
  }
}

const costColumns = ({ empty, idle, move, movesPerSecond }: MoveCost, sqlite: MoveCost) => ({
  'empty ms/second': empty,
  'idle µs/player and second': idle,
  'steady moves/s': movesPerSecond,
  'µs/move at that rate': move,
  'x SQLite': (move / sqlite.move).toFixed(2),
});

/** A match that never ends: four players who always give and always accept. */
async function seatsAtTable(people: readonly Session[]): Promise<Seat[]> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody');
  const code = await openTable(host, { options: { ready: false, show: 0, clock: 0 } });
  return people.map((person) => new Seat(code, person));
}

/** A player, and the time of the first message over their newest connection. */
class Seat {
  readonly player: AutoPlayer;
  moves = 0;
  playsAgainAt = 0;
  private lines = 0;

  constructor(code: string, session: Session) {
    this.player = new AutoPlayer(session, code, { acknowledged: () => this.acknowledged() }, { choose: (moves) => moves[0], seats: SEATS });
  }

  wasCut(): boolean {
    const { reconnects, connected } = this.player;
    const lines = reconnects + (connected ? 0 : 1);
    return lines > this.lines;
  }

  playsAgain(): boolean {
    return this.playsAgainAt > 0;
  }

  private acknowledged(): void {
    this.moves++;
    if (this.lines === this.player.reconnects) return;
    this.lines = this.player.reconnects;
    this.playsAgainAt = performance.now();
  }
}

const total = (seats: readonly Seat[]): number => seats.reduce((sum, { moves }) => sum + moves, 0);
