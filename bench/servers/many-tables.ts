import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS } from '@parlour/server';
import { Pacer, sleep, spawnServer } from '@parlour/server/testing';
import { deployedFlags } from './bundle.ts';
import { HAT_PLAY, openParlour } from './timed-tables.ts';

const TABLES = 3000;
const MOVES_EACH = 10;

export interface ManyTablesResult {
  readonly tables: number;
  readonly megabytes: number;
  readonly restartMs: number;
}

/** Thousands of tables with a running match: their memory, and how soon a killed server has them again. */
export async function measureManyTables(script: string): Promise<ManyTablesResult> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const options = { port: 0, host: '127.0.0.1', log: 'error', limits: NO_LIMITS, data: folder } as const;
  const server = await spawnServer(options, script, { flags: deployedFlags() });
  const pacer = new Pacer();
  const tables = await openParlour(server, TABLES, HAT_PLAY, pacer);
  pacer.start(0);
  while (tables.reduce((sum, { moves }) => sum + moves, 0) < TABLES * MOVES_EACH) await sleep(50);
  pacer.stop();
  await sleep(1000);
  const { rss } = await server.usage();
  for (const table of tables) table.close();
  await server.kill();
  const began = performance.now();
  const again = await spawnServer(options, script, { flags: deployedFlags() });
  const restartMs = performance.now() - began;
  await again.close();
  rmSync(folder, { recursive: true, force: true });
  return { tables: TABLES, megabytes: rss / 2 ** 20, restartMs };
}
