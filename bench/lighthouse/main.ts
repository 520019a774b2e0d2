import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { gameCard, playWithBots } from '../../e2e/page-actions.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH, PHONE, startTestApp } from '../../e2e/test-app.ts';
import { formatTable } from '../report.ts';
import { installLighthouse, runLighthouse, type Scores } from './lighthouse-scores.ts';
import { linkToFirstMove, slowestTap } from './slow-phone.ts';

/** `npm run -s lighthouse [-- --json]`: measures the client on a mid-range phone on slow 4G, beside its targets. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

interface Measured {
  readonly what: string;
  readonly measured: number;
  readonly promised: string;
  readonly met: 'yes' | 'no';
}

const atLeast = (what: string, measured: number, limit: number): Measured => ({
  what,
  measured,
  promised: `≥ ${limit}`,
  met: measured >= limit ? 'yes' : 'no',
});

const atMost = (what: string, measured: number, limit: number): Measured => ({
  what,
  measured,
  promised: `≤ ${limit}`,
  met: measured <= limit ? 'yes' : 'no',
});

const ofPage = (page: string, scores: Scores, scriptKB: number): readonly Measured[] => [
  atLeast(`${page}: performance`, scores.performance, 90),
  atLeast(`${page}: accessibility`, scores.accessibility, 100),
  atLeast(`${page}: best practices`, scores.bestPractices, 100),
  atMost(`${page}: layout shift`, scores.shift, 0.02),
  atMost(`${page}: JavaScript, KB compressed`, scores.scriptKB, scriptKB),
];

installLighthouse();
const app = await startTestApp();
const profile = mkdtempSync(join(tmpdir(), 'parlour-lighthouse-'));
try {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    serviceWorkers: 'block',
    locale: 'en-GB',
    ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
  });
  const home = await runLighthouse(app.address, port);
  const page = await context.newPage();
  await page.goto(app.address);
  await playWithBots(page, gameCard(page, 'Mascarade'));
  await page.getByRole('button', { name: 'I’ll remember' }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const table = await runLighthouse(page.url(), port);
  await context.close();
  const first = await linkToFirstMove(app, PHONE);
  const rows: readonly Measured[] = [
    ...ofPage('home', home, 120),
    ...ofPage('table', table, 220),
    atMost('link to first move: taps', first.taps, 3),
    atMost('link to first move on slow 4G, s', Number(first.seconds.toFixed(2)), 10),
    atMost('slowest tap, 12 seats, CPU 4x slower, ms', await slowestTap(app), 200),
  ];
  if (values.json) process.stdout.write(`${JSON.stringify({ rows, home, table })}\n`);
  else process.stdout.write(`${formatTable({ title: 'A middling phone on slow 4G', rows: rows.map((row) => ({ ...row })) })}\n`);
  process.exitCode = rows.every(({ met }) => met === 'yes') ? 0 : 1;
} finally {
  await app.close();
  rmSync(profile, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
