import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SpawnedServer, spawnProcess, spawnServer } from '@parlour/server/testing';
import type { BenchTable } from './report.ts';
import { bundled } from './servers/bundle.ts';
import { BusyTable, EchoTable, guests, NO_LIMITS, pause, SEATS, seatFour } from './servers/load.ts';

const TABLES = 64;
const RATE = 500;
const LIVE_TABLES = 500;
const WARM_UP_MS = 2000;
const MEASURED_MS = 4000;
const OPTIONS = { port: 0, host: '127.0.0.1', log: 'error', limits: NO_LIMITS } as const;
const MOVE = JSON.stringify({ type: 'move', step: 100, key: 'abcdef-ABCDE-100', move: { do: 'name', object: 'guitar' } });

/** Parlour beside a bare `ws` echo, in the same run: CPU a move, latency at a fixed rate, memory a table. */
export async function benchServers(): Promise<BenchTable> {
  const [echoScript, serverScript] = [
    await bundled('bench/servers/echo-process.ts'),
    await bundled('packages/server/src/testing/process.ts'),
  ];
  const echoBefore = await measureEcho(echoScript);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const server = await spawnServer({ ...OPTIONS, data: folder }, serverScript);
  try {
    const busy = await measureBusy(server);
    const echo = mean(echoBefore, await measureEcho(echoScript));
    const paced = await measurePaced(server);
    const memory = await measureMemory(serverScript);
    return {
      title: `Servers: ${TABLES} tables x ${SEATS} sockets`,
      rows: [
        { server: 'ws echo', 'CPU µs/move': round(echo.cpu), 'x echo': 1, 'moves/s': round(echo.rate) },
        {
          server: 'parlour, SQLite FULL',
          'CPU µs/move': round(busy.cpu),
          'x echo': round(busy.cpu / echo.cpu, 2),
          'moves/s': round(busy.rate),
          [`p50 ms at ${RATE}/s`]: round(paced.p50, 1),
          [`p99 ms at ${RATE}/s`]: round(paced.p99, 1),
          'KB/live table': round(memory),
        },
      ],
      note: `Latency: from a move's sending to the last of the ${SEATS} views. Memory: what ${LIVE_TABLES} more tables with ${SEATS} sockets each add to the resident set.`,
    };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly cpu: number;
  readonly rate: number;
}

/** The machine is never alone: the yardstick is taken before and after what it measures. */
const mean = (a: Measured, b: Measured): Measured => ({ cpu: (a.cpu + b.cpu) / 2, rate: (a.rate + b.rate) / 2 });

async function measure(server: SpawnedServer, tables: readonly { readonly moves: number }[]): Promise<Measured> {
  await pause(WARM_UP_MS);
  const count = () => tables.reduce((sum, { moves }) => sum + moves, 0);
  const before = await server.usage();
  const [movesBefore, began] = [count(), performance.now()];
  await pause(MEASURED_MS);
  const after = await server.usage();
  const moves = count() - movesBefore;
  const micros = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return { cpu: micros / moves, rate: (moves * 1000) / (performance.now() - began) };
}

async function measureEcho(script: string): Promise<Measured> {
  const server = await spawnProcess(script, '');
  const tables = Array.from({ length: TABLES }, (_, i) => new EchoTable(server, `table-${i}`, MOVE));
  while (!tables.every((table) => table.isOpen())) await pause(20);
  for (const table of tables) table.begin(MOVE);
  const measured = await measure(server, tables);
  for (const table of tables) table.stop();
  await server.kill();
  return measured;
}

async function openTables(server: SpawnedServer, count: number, pace: (move: () => void) => void): Promise<BusyTable[]> {
  const people = await guests(server);
  const tables: BusyTable[] = [];
  for (let i = 0; i < count; i++) tables.push(new BusyTable(people, await seatFour(people), pace));
  return tables;
}

async function measureBusy(server: SpawnedServer): Promise<Measured> {
  const tables = await openTables(server, TABLES, (move) => move());
  const measured = await measure(server, tables);
  for (const table of tables) table.stop();
  return measured;
}

/** Tables that have a move ready wait in line, and one is let through every so often. */
async function measurePaced(server: SpawnedServer): Promise<{ p50: number; p99: number }> {
  const line: (() => void)[] = [];
  const tables = await openTables(server, TABLES, (move) => line.push(move));
  const began = performance.now();
  let sent = 0;
  const ticker = setInterval(() => {
    for (; sent < ((performance.now() - began) / 1000) * RATE; sent++) line.shift()?.();
  }, 1);
  await pause(WARM_UP_MS);
  for (const table of tables) table.latencies.length = 0;
  await pause(MEASURED_MS);
  clearInterval(ticker);
  const sorted = tables.flatMap((table) => table.latencies).toSorted((a, b) => a - b);
  for (const table of tables) table.stop();
  return { p50: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}

/** Kilobytes that one more table costs, its match begun and its four sockets open. */
async function measureMemory(script: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const server = await spawnServer({ ...OPTIONS, data: folder }, script);
  // The first few hundred make the runtime's own room for young objects grow, once.
  const few = await openTables(server, LIVE_TABLES / 2, () => {});
  await pause(500);
  const before = (await server.usage()).rss;
  const many = await openTables(server, LIVE_TABLES, () => {});
  await pause(500);
  const after = (await server.usage()).rss;
  for (const table of [...few, ...many]) table.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  return (after - before) / 1024 / LIVE_TABLES;
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const table = await benchServers();
  if (process.argv.includes('--json')) console.log(JSON.stringify(table));
  else console.table(table.rows);
}
