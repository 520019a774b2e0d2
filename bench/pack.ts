import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantiles } from '@parlour/server/testing';
import { installTarball, startServer } from '../scripts/lib/installed-tarball.ts';
import type { BenchTable } from './report.ts';

const STARTS = 10;

/** The installed release: targets, a tarball of at most 15 MB and a first page within 3 s of the command. */
export async function benchPack(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-pack-'));
  const { tarball, app, program, env } = installTarball(folder);
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const began = performance.now();
    const { address, stop } = await startServer(program, ['serve', '--port', '0'], { cwd: app, env });
    await (await fetch(address)).text();
    times.push(performance.now() - began);
    stop();
  }
  const megabytes = Math.round(statSync(tarball).size / 1e4) / 100;
  rmSync(folder, { recursive: true, force: true });
  const { p50, p99 } = quantiles(times);
  return { title: `from the command to the first page, ms, ${STARTS} starts`, rows: [{ p50, p99, 'tarball MB': megabytes }] };
}
