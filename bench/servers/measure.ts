import { type Pacer, quantiles, type SpawnedServer, sleep } from '@parlour/server/testing';
import type { TimedTable } from './timed-tables.ts';

const WARM_UP_MS = 1000;
const MEASURED_MS = 2000;

/** A running server, with its tables seated and waiting. */
export interface Contender {
  readonly name: string;
  readonly game: string;
  readonly server: SpawnedServer;
  readonly tables: readonly TimedTable[];
  readonly pacer: Pacer;
}

export interface Measured {
  /** Microseconds of CPU a move. */
  readonly cpu: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** Lets the tables play for a while: at `rate` moves a second, or with 0 as fast as possible. */
export async function measure({ server, tables, pacer }: Contender, rate: number): Promise<Measured> {
  pacer.start(rate);
  await sleep(WARM_UP_MS);
  for (const { latencies } of tables) latencies.length = 0;
  const count = () => tables.reduce((sum, { moves }) => sum + moves, 0);
  const before = await server.usage();
  const [movesBefore, began] = [count(), performance.now()];
  await sleep(MEASURED_MS);
  const after = await server.usage();
  const [moves, seconds] = [count() - movesBefore, (performance.now() - began) / 1000];
  pacer.stop();
  await sleep(100);
  const { p50, p99 } = quantiles(tables.flatMap(({ latencies }) => latencies));
  const micros = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return { cpu: micros / moves, rate: moves / seconds, p50, p99 };
}

/** The median: other load on the machine spoils one run, not most. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
