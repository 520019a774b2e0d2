/**
 * Searches for the best photo of twenty fixed deals and saves the result: `npm run photos:best -- --seconds 180`.
 * The seconds are processor time, so a busy machine searches as much. A deal searched that long before is skipped,
 * and every deal is saved when done: the hour can be split.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BEST_PHOTOS, type BestPhoto } from '../games/picture-perfect/bot/best-photos.data.ts';
import { DEALS, searchDeal } from '../games/picture-perfect/bot/deals.fixture.ts';

const FILE = new URL('../games/picture-perfect/bot/best-photos.data.ts', import.meta.url);
const TRIES = 60_000;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '180' } } });
const seconds = Number(values.seconds);

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function search(deal: string, before: number): BestPhoto {
  const end = cpuSeconds() + seconds;
  let score = before;
  for (let attempt = 1; cpuSeconds() < end; attempt++) score = Math.max(score, searchDeal(deal, TRIES, attempt).value);
  return { score, seconds };
}

function keep(best: ReadonlyMap<string, BestPhoto>): void {
  const rows = Array.from(best, ([deal, found]) => `  '${deal}': { score: ${found.score}, seconds: ${found.seconds} },`);
  const text = [
    '/** The best score found for each deal, and how long it was searched for: `npm run photos:best -- --seconds 180`. */',
    'export const BEST_PHOTOS: Readonly<Record<string, BestPhoto>> = {',
    ...rows,
    '};',
    '',
    'export interface BestPhoto {',
    '  readonly score: number;',
    '  /** Processor time. */',
    '  readonly seconds: number;',
    '}',
    '',
  ];
  writeFileSync(FILE, text.join('\n'));
}

const best = new Map(Object.entries(BEST_PHOTOS));
for (const deal of DEALS) {
  const known = best.get(deal);
  if (known !== undefined && known.seconds >= seconds) continue;
  best.set(deal, search(deal, known?.score ?? 0));
  keep(best);
  console.error(`${deal}: ${best.get(deal)?.score}`);
}
