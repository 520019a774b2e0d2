/**
 * Searches long for the best photo of twenty fixed deals and keeps their scores: `npm run photos:best -- --seconds 180`.
 * Seconds of the processor, so that a busy machine searches no less.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEALS, searched } from '../packages/bots/src/picture-perfect/deals.fixture.ts';

const FILE = new URL('../packages/bots/src/picture-perfect/best-photos.data.ts', import.meta.url);
const TRIES = 60_000;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '180' } } });
const seconds = Number(values.seconds);

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const best = DEALS.map((deal) => {
  const end = cpuSeconds() + seconds;
  let score = 0;
  for (let attempt = 1; cpuSeconds() < end; attempt++) score = Math.max(score, searched(deal, TRIES, attempt).value);
  console.error(`${deal}: ${score}`);
  return [deal, score] as const;
});

writeFileSync(
  FILE,
  [
    `/** The best scores that a search of ${seconds} seconds a deal found: \`npm run photos:best -- --seconds ${seconds}\`. */`,
    'export const BEST_SCORES: Readonly<Record<string, number>> = {',
    ...best.map(([deal, score]) => `  '${deal}': ${score},`),
    '};',
    '',
  ].join('\n'),
);
