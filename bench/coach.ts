import { fileURLToPath } from 'node:url';
import { type AnyGame, allSeats } from '@parlour/kernel';
import { chromium, type Page } from 'playwright-core';
import { botReplay } from '../e2e/bot-replay.ts';
import { inPageScript } from '../e2e/in-page-script.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../e2e/test-app.ts';
import { GAMES } from '../games/rules-catalogue.ts';
import type { Reviewed } from './coach/in-page.ts';
import type { BenchTable } from './report.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MATCHES = 3;
/** Seats reviewed of each match. */
const REVIEWED = 2;

/** How long the coach takes for all decisions of one seat, in a worker of a browser, as on the page of a replay. */
export async function benchCoach(): Promise<BenchTable> {
  const browser = await chromium.launch({ ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await inPageScript(fileAt('coach/in-page.ts'), 'bench') });
    const script = await inPageScript(fileAt('../packages/web/src/pages/review/coach-worker.ts'), 'coach');
    const rows: BenchTable['rows'][number][] = [];
    for (const game of GAMES) {
      for (const players of new Set([game.seats.min, game.seats.max])) rows.push(await reviews(page, script, game, players));
    }
    return { title: 'Coach: seconds for the review of one seat in a worker of Chromium', rows };
  } finally {
    await browser.close();
  }
}

async function reviews(page: Page, script: string, { id }: AnyGame, players: number): Promise<BenchTable['rows'][number]> {
  const found: Reviewed[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const replay = botReplay(id, players, {}, `coach ${match}`);
    for (const seat of allSeats(players).slice(0, REVIEWED)) {
      const request = JSON.stringify({ do: 'review', replay, seat });
      found.push(await page.evaluate<Reviewed>(`reviewed(${JSON.stringify(script)}, ${request})`));
    }
  }
  const longest = found.toSorted((a, b) => b.seconds - a.seconds);
  return {
    game: id,
    players,
    reviews: found.length,
    decisions: Math.max(...found.map(({ decisions }) => decisions)),
    p50: longest[Math.floor(longest.length / 2)]?.seconds ?? 0,
    max: longest[0]?.seconds ?? 0,
    limit: 10,
  };
}
