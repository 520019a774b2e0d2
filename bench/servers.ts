import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS } from '@parlour/server';
import { Pacer, spawnProcess, spawnServer } from '@parlour/server/testing';
import { competitorScript, installCompetitors } from './competitors.ts';
import type { BenchTable } from './report.ts';
import { bundled, deployedFlags } from './servers/bundle.ts';
import { measureManyTables } from './servers/many-tables.ts';
import { type Contender, type Measured, measure, median } from './servers/measure.ts';
import { fotomaniaScript, HAT_SCRIPT, type MoveScript } from './servers/move-scripts.ts';
import { type AdapterFactory, boardgame, colyseus, echo } from './servers/protocol-adapters.ts';
import { SEATS } from './servers/seats.ts';
import { FOTOMANIA_PLAY, HAT_PLAY, openParlour, openPeer, type PlayedGame } from './servers/timed-tables.ts';

const TABLES = 64;
const RATE = 1000;
const ROUNDS = 5;
/** A server that has just started is still compiling: these rounds are played and not counted. */
const WARM_UPS = 2;
const ECHO = 'ws echo';
const PARLOUR = 'parlour, SQLite';
const PEERS: readonly { readonly name: string; readonly script: string; readonly speak: AdapterFactory }[] = [
  { name: 'Colyseus 0.18, in memory', script: 'colyseus-server.mjs', speak: colyseus },
  { name: 'boardgame.io 0.50.2, in memory', script: 'boardgame-server.mjs', speak: boardgame },
];
/** The games on every server: one with little state, and one with hands, where every seat sees a different view. */
const GAMES: readonly { readonly name: string; readonly play: PlayedGame; readonly script: () => MoveScript }[] = [
  { name: 'hat', play: HAT_PLAY, script: () => HAT_SCRIPT },
  { name: 'fotomania', play: FOTOMANIA_PLAY, script: fotomaniaScript },
];

type Row = BenchTable['rows'][number];

/** Parlour beside a bare `ws` echo and two frameworks, playing the same games in the same run, in turns. */
export async function benchServers(): Promise<BenchTable> {
  const folders: string[] = [];
  const serverScript = await bundled('packages/server/src/testing/server-process.ts');
  const missing: Row[] = [];
  const contenders: Contender[] = [];
  try {
    contenders.push(await openPeerOf({ name: ECHO, speak: echo }, await bundled('bench/servers/echo-process.ts'), HAT_SCRIPT));
    const problem = installCompetitors();
    for (const game of GAMES) {
      contenders.push(await openContender(fresh(folders), serverScript, game.play, game.name));
      const script = game.script();
      for (const peer of PEERS) {
        const opened = problem ?? (await openPeerOf(peer, competitorScript(peer.script), script).catch((error: Error) => error.message));
        if (typeof opened === 'string') missing.push({ game: game.name, server: peer.name, 'not measured': opened });
        else contenders.push(opened);
      }
    }
    await inTurn(contenders, 0, WARM_UPS);
    const full = await inTurn(contenders, 0, ROUNDS);
    const paced = await inTurn(contenders.slice(1), RATE, 1);
    const rows = contenders.map((contender) => rowOf(contender, full, paced));
    for (const contender of contenders.splice(0)) await dismiss(contender);
    const many = await measureManyTables(serverScript);
    const [first] = GAMES;
    return {
      title: `Servers: ${TABLES} tables x ${SEATS} sockets`,
      rows: rows
        .map((row) =>
          row.server === PARLOUR && row.game === first?.name
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
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

function fresh(folders: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  folders.push(folder);
  return folder;
}

async function openPeerOf(
  { name, speak }: { readonly name: string; readonly speak: AdapterFactory },
  program: string,
  script: MoveScript,
): Promise<Contender> {
  const { game, sunset } = script;
  const server = await spawnProcess(program, JSON.stringify({ game, sunset }));
  const pacer = new Pacer();
  return { name, game: name === ECHO ? '' : game, server, pacer, tables: await openPeer(server, TABLES, script, speak, pacer) };
}

async function openContender(folder: string, program: string, play: PlayedGame, game: string): Promise<Contender> {
  const server = await spawnServer({ port: 0, host: '127.0.0.1', log: 'error', limits: NO_LIMITS, data: folder }, program, {
    flags: deployedFlags(),
  });
  const pacer = new Pacer();
  return { name: PARLOUR, game, server, pacer, tables: await openParlour(server, TABLES, play, pacer) };
}

async function dismiss({ tables, server }: Contender): Promise<void> {
  for (const table of tables) table.close();
  await server.kill();
}

type Runs = ReadonlyMap<Contender, readonly Measured[]>;

/** All contenders in turn, round after round, so that other load on the machine affects all alike. */
async function inTurn(contenders: readonly Contender[], rate: number, rounds: number): Promise<Runs> {
  const runs = new Map<Contender, Measured[]>(contenders.map((contender) => [contender, []]));
  for (let i = 0; i < rounds; i++) for (const [contender, measured] of runs) measured.push(await measure(contender, rate));
  return runs;
}

function rowOf(contender: Contender, full: Runs, paced: Runs): Row {
  const runs = full.get(contender) ?? [];
  const [yardstick = []] = full.values();
  const [slow] = paced.get(contender) ?? [];
  const of = (figure: keyof Measured): number => median(runs.map((run) => run[figure]));
  return {
    game: contender.game,
    server: contender.name,
    'CPU µs/move': round(of('cpu')),
    'x echo': round(median(runs.map(({ cpu }, i) => cpu / (yardstick[i]?.cpu ?? Number.NaN))), 2),
    'moves/s': round(of('rate')),
    'p50 ms': round(of('p50'), 1),
    'p99 ms': round(of('p99'), 1),
    ...(slow === undefined ? {} : { [`p50 ms at ${RATE}/s`]: round(slow.p50, 1), [`p99 ms at ${RATE}/s`]: round(slow.p99, 1) }),
  };
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
