import { execFileSync } from 'node:child_process';
import type { BenchTable } from './report.ts';
import { bundled } from './servers/bundle.ts';

interface Measured {
  readonly guests: number;
  readonly verdictMs: number;
  readonly placements: number;
}

/** Measures the photo judge, whole and step by step, beside its targets. */
export async function benchPhoto(): Promise<BenchTable> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const script = await bundled('bench/photo/process.ts');
  const { guests, verdictMs, placements } = JSON.parse(execFileSync(process.execPath, [script], { env, encoding: 'utf8' })) as Measured;
  return {
    title: `Photos: ${guests} guests and 10 decorations, one core`,
    rows: [
      { what: 'full verdict, ms of CPU', measured: verdictMs, wanted: 'at most 20' },
      { what: 'placements a second of CPU', measured: placements, wanted: 'at least 20,000' },
    ],
    note: 'A placement moves one guest to a legal spot and asks about the sight of everybody and about the frame.',
  };
}
