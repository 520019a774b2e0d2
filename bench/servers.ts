import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS } from '@parlour/server';
import { Pacer, spawnProcess, spawnServer } from '@parlour/server/testing';
import { installPeers, peerScript } from './peers.ts';
import type { BenchTable } from './report.ts';
import { bundled, deployedFlags } from './servers/bundle.ts';
import { boardgame, colyseus, type Dialect, echo, SEATS } from './servers/dialects.ts';
import { measureMany } from './servers/many.ts';
import { type Contender, type Measured, measure, middle } from './servers/measure.ts';
import { openParlour, openPeer } from './servers/tables.ts';

const TABLES = 64;
const RATE = 1000;
const ROUNDS = 5;
const ECHO = 'ws echo';
const PARLOUR = 'parlour, SQLite';
const PEERS: readonly { readonly name: string; readonly script: string; readonly dialect: Dialect }[] = [
  { name: 'Colyseus 0.18, in memory', script: 'hat-colyseus-server.mjs', dialect: colyseus },
  { name: 'boardgame.io 0.50.2, in memory', script: 'hat-boardgame-server.mjs', dialect: boardgame },
];

type Row = BenchTable['rows'][number];

/** Parlour beside a bare `ws` echo and two frameworks, playing the same game in the same run, turn by turn. */
export async function benchServers(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const serverScript = await bundled('packages/server/src/testing/process.ts');
  const missing: Row[] = [];
  const contenders: Contender[] = [];
  try {
    contenders.push(await openContender(ECHO, await bundled('bench/servers/echo-process.ts'), echo));
    contenders.push(await openHouse(folder, serverScript));
    const problem = installPeers();
    for (const { name, script, dialect } of PEERS) {
      const opened = problem ?? (await openContender(name, peerScript(script), dialect).catch((error: Error) => error.message));
      if (typeof opened === 'string') missing.push({ server: name, 'not measured': opened });
      else contenders.push(opened);
    }
    const full = await inTurn(contenders, 0, ROUNDS);
    const paced = await inTurn(contenders.slice(1), RATE, 1);
    const rows = contenders.map(({ name }) => rowOf(name, full, paced));
    for (const contender of contenders.splice(0)) await dismiss(contender);
    const many = await measureMany(serverScript);
    return {
      title: `Servers: ${TABLES} tables x ${SEATS} sockets`,
      rows: rows
        .map((row) =>
          row.server === PARLOUR
            ? { ...row, [`MB at ${many.tables} tables`]: round(many.megabytes), 'restart ms': round(many.restartMs) }
            : row,
        )
        .concat(missing),
      note: [
        `Latency: from a move's sending to the last of the ${SEATS} views. The middle one of ${ROUNDS} rounds, everyone in turn; the load generator shares the cores.`,
        `Memory and restart: ${many.tables} tables with a match under way and ${many.tables * SEATS} sockets; killed, and started until it listens with every match read.`,
      ].join('\n'),
    };
  } finally {
    for (const contender of contenders) await dismiss(contender);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openContender(name: string, script: string, dialect: Dialect): Promise<Contender> {
  const server = await spawnProcess(script, '');
  const pacer = new Pacer();
  return { name, server, pacer, tables: await openPeer(server, TABLES, dialect, pacer) };
}

async function openHouse(folder: string, script: string): Promise<Contender> {
  const server = await spawnServer({ port: 0, host: '127.0.0.1', log: 'error', limits: NO_LIMITS, data: folder }, script, {
    flags: deployedFlags(),
  });
  const pacer = new Pacer();
  return { name: PARLOUR, server, pacer, tables: await openParlour(server, TABLES, pacer) };
}

async function dismiss({ tables, server }: Contender): Promise<void> {
  for (const table of tables) table.close();
  await server.kill();
}

type Runs = ReadonlyMap<string, readonly Measured[]>;

/** Everyone in turn, round after round: the machine is never alone, and what disturbs it disturbs all alike. */
async function inTurn(contenders: readonly Contender[], rate: number, rounds: number): Promise<Runs> {
  const runs = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));
  for (let i = 0; i < rounds; i++) for (const contender of contenders) runs.get(contender.name)?.push(await measure(contender, rate));
  return runs;
}

function rowOf(name: string, full: Runs, paced: Runs): Row {
  const runs = full.get(name) ?? [];
  const yardstick = full.get(ECHO) ?? [];
  const [slow] = paced.get(name) ?? [];
  const of = (figure: keyof Measured): number => middle(runs.map((run) => run[figure]));
  return {
    server: name,
    'CPU µs/move': round(of('cpu')),
    'x echo': round(middle(runs.map(({ cpu }, i) => cpu / (yardstick[i]?.cpu ?? Number.NaN))), 2),
    'moves/s': round(of('rate')),
    'p50 ms': round(of('p50'), 1),
    'p99 ms': round(of('p99'), 1),
    ...(slow === undefined ? {} : { [`p50 ms at ${RATE}/s`]: round(slow.p50, 1), [`p99 ms at ${RATE}/s`]: round(slow.p99, 1) }),
  };
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
