import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installSeparately } from '../install-separately.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PROGRAM = `${HERE}node_modules/lighthouse/cli/index.js`;

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Largest sum of layout shifts. */
  readonly shift: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  /** Bytes the page fetched, in kilobytes as transferred. */
  readonly scriptKB: number;
  /** The audits below a perfect score. */
  readonly complaints: readonly string[];
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly numericValue?: number; readonly details?: unknown }>
  >;
}

interface Fetched {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Lighthouse has a separate folder and lockfile: a hundred packages that nothing else needs. */
export function installLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  installSeparately(HERE);
}

/** Runs Lighthouse's mid-range phone on slow 4G in the browser at `port`. */
export async function runLighthouse(address: string, port: number): Promise<Scores> {
  const args = ['--output=json', '--quiet', `--port=${port}`, '--disable-storage-reset'];
  const categories = '--only-categories=performance,accessibility,best-practices';
  // The new page opens in the background: the driver of the same browser has to let it run.
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, address, ...args, categories], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
  });
  return scoresOf(JSON.parse(stdout) as Report);
}

function scoresOf({ categories, audits }: Report): Scores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const fetched = (audits['network-requests']?.details as { items?: readonly Fetched[] } | undefined)?.items ?? [];
  const scripts = fetched.filter(({ resourceType }) => resourceType === 'Script');
  const flawed = ['accessibility', 'best-practices'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    shift: number('cumulative-layout-shift'),
    firstPaintMs: Math.round(number('first-contentful-paint')),
    largestPaintMs: Math.round(number('largest-contentful-paint')),
    blockedMs: Math.round(number('total-blocking-time')),
    scriptKB: Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 102.4) / 10,
    complaints: flawed.flatMap(({ id }) => {
      const audit = audits[id];
      return audit !== undefined && audit.score !== null && audit.score < 1
        ? [`${id}: ${audit.title} ${JSON.stringify(audit.details).slice(0, 600)}`]
        : [];
    }),
  };
}
