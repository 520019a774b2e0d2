import { fileURLToPath } from 'node:url';
import { type AnyGame, allSeats } from '@parlour/kernel';
import { chromium, type Page } from 'playwright-core';
import { botReplay } from '../e2e/bot-replay.ts';
import { inPageScript } from '../e2e/in-page-script.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../e2e/test-app.ts';
import { GAMES } from '../games/rules-catalogue.ts';
import type { BenchTable } from './report.ts';

const WORKER = fileURLToPath(new URL('../packages/web/src/pages/review/coach-worker.ts', import.meta.url));
const MATCHES = 3;
/** Seats reviewed of each match. */
const REVIEWED = 2;

/** How long the coach takes for all decisions of one seat, in a worker of a browser, as on the page of a replay. */
export async function benchCoach(): Promise<BenchTable> {
  const browser = await chromium.launch({ ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.evaluate(
      (code) => {
        const place = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
        Object.assign(globalThis, { newCoach: () => new Worker(place) });
      },
      await inPageScript(WORKER, 'coach'),
    );
    const rows: BenchTable['rows'][number][] = [];
    for (const game of GAMES)
      for (const players of new Set([game.seats.min, game.seats.max])) rows.push(await reviews(page, game, players));
    return { title: 'Coach: seconds for the review of one seat in a worker of Chromium', rows };
  } finally {
    await browser.close();
  }
}

interface Reviewed {
  readonly seconds: number;
  readonly decisions: number;
}

async function reviews(page: Page, { id }: AnyGame, players: number): Promise<BenchTable['rows'][number]> {
  const found: Reviewed[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const replay = botReplay(id, players, {}, `coach ${match}`);
    for (const seat of allSeats(players).slice(0, REVIEWED)) found.push(await reviewed(page, { do: 'review', replay, seat }));
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

/** Asks a new worker, as the page does. */
const reviewed = (page: Page, request: object): Promise<Reviewed> =>
  page.evaluate(
    (asked) =>
      new Promise<Reviewed>((resolve, reject) => {
        const { newCoach } = globalThis as unknown as { newCoach(): Worker };
        const started = performance.now();
        const coach = newCoach();
        let decisions = 0;
        coach.onmessage = ({ data }: MessageEvent<{ do: string; progress?: { total: number } }>) => {
          decisions = data.progress?.total ?? decisions;
          if (data.do === 'progress') return;
          coach.terminate();
          if (data.do === 'reviewed') resolve({ seconds: (performance.now() - started) / 1000, decisions });
          else reject(new Error(`the coach said ${data.do}`));
        };
        coach.onerror = ({ message }) => reject(new Error(message));
        coach.postMessage(asked);
      }),
    request,
  );
