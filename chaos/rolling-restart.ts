import { NO_LIMITS } from '@parlour/server';
import {
  AutoPlayer,
  freePort,
  openTable,
  type SpawnedServer,
  signIn,
  sleep,
  spawnServer,
  startPostgres,
  startRedis,
} from '@parlour/server/testing';
import { startNginx } from './nginx.ts';

const SAMPLE_MS = 20;
const SETTLE_MS = 1500;

export interface RollingRestart {
  readonly people: number;
  readonly acknowledged: number;
  /** The longest time one client was without a connection. */
  readonly worstOfflineMs: number;
  /** Moves refused for another reason than being overtaken. */
  readonly refused: readonly string[];
  readonly offlineAtEnd: number;
}

/** Restarts three nodes behind nginx one after the other while clients play through it; `script` is the server in a built form. */
export async function rollingRestart(tables: number, script: string): Promise<RollingRestart> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const databaseUrl = await postgres.freshDatabase();
  const start = (port: number): Promise<SpawnedServer> =>
    spawnServer({ host: '127.0.0.1', port, log: 'silent', databaseUrl, redisUrl: redis.url, limits: NO_LIMITS, trustProxy: true }, script);
  const nodes: SpawnedServer[] = [];
  for (const port of ports) nodes.push(await start(port));
  const nginx = await startNginx(ports);
  const refused: string[] = [];
  let acknowledged = 0;
  const watch = {
    acknowledged: () => void acknowledged++,
    refused: (reason: string) => void (reason === 'stale-step' || refused.push(reason)),
  };
  const players: AutoPlayer[] = [];
  for (let table = 0; table < tables; table++) players.push(...(await tableOfTwo(nginx.base, watch)));
  const offline = watchConnections(players);
  try {
    await sleep(SETTLE_MS);
    offline.reset();
    for (const [i, port] of ports.entries()) {
      await nodes[i]?.close();
      nodes[i] = await start(port);
      await sleep(SETTLE_MS);
    }
    const offlineAtEnd = players.filter(({ connected }) => !connected).length;
    return { people: players.length, acknowledged, worstOfflineMs: offline.worst(), refused, offlineAtEnd };
  } finally {
    offline.stop();
    for (const player of players) player.stop();
    await nginx.stop();
    await Promise.all(nodes.map((node) => node.close()));
    await Promise.all([postgres.remove(), redis.stop()]);
  }
}

async function tableOfTwo(base: string, watch: ConstructorParameters<typeof AutoPlayer>[2]): Promise<AutoPlayer[]> {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => signIn(base, name)));
  const [host] = people;
  if (host === undefined) return [];
  const code = await openTable(host, { game: 'fotomania' });
  const habits = { seats: people.length, pace: (move: () => void) => void setTimeout(move, 100) };
  return people.map((person) => new AutoPlayer(person, code, watch, habits));
}

function watchConnections(players: readonly AutoPlayer[]) {
  const lostAt = new Map<AutoPlayer, number>();
  let worst = 0;
  const look = () => {
    const now = performance.now();
    for (const player of players) {
      if (player.connected) lostAt.delete(player);
      else lostAt.set(player, lostAt.get(player) ?? now);
    }
    for (const since of lostAt.values()) worst = Math.max(worst, now - since);
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    reset: () => {
      lostAt.clear();
      worst = 0;
    },
    worst: () => Math.round(worst),
    stop: () => clearInterval(timer),
  };
}
