import { gameById } from '@parlour/games/rules-catalogue';
import type { Page } from 'playwright-core';
import { differences, expectedLines, listen } from '../e2e/announcements.ts';
import { drivenGames } from '../e2e/games.ts';
import { gameCard } from '../e2e/page-actions.ts';
import { eventsOf, recordFrames, type TimedEvent } from '../e2e/table-events.ts';
import { DESKTOP, startPacedApp, type TestApp } from '../e2e/test-app.ts';
import type { BenchTable } from './report.ts';

/** Match follows match until then. */
const PLAY_MS = 180_000;
/** A person reads the last line before they move. */
const READ_MS = { line: 1000, reveal: 4000 };
/** Announcements of the last steps are still in the queue. */
const QUEUE_MS = 20_000;
const BOTS = 3;

type Game = Awaited<ReturnType<typeof drivenGames>>[number];

interface Span {
  readonly from: number;
  readonly to: number;
}

/** For each game, played with three bots at the pace proposed to a new person: how long public lines stood. Needs `npm run build`. */
export async function benchPace(): Promise<BenchTable> {
  const app = await startPacedApp();
  try {
    const rows = await Promise.all((await drivenGames()).map((game) => measurePace(app, game)));
    return { title: `Pace: one person and ${BOTS} bots`, rows, note: 'p5: 95 % of the lines stood at least this long.' };
  } finally {
    await app.close();
  }
}

async function measurePace(app: TestApp, game: Game): Promise<Record<string, string | number>> {
  // A context of its own: the visits of tests choose the brisk pace.
  const context = await app.browser.newContext({ viewport: DESKTOP, locale: 'en-GB' });
  const page = await context.newPage();
  const { said } = await listen(page);
  const frames = recordFrames(page);
  await page.goto(app.address);
  await gameCard(page, game.name).getByRole('button', { name: 'Play with bots' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: String(BOTS), exact: true }).check();
  await sheet.getByRole('button', { name: 'Start game' }).click();

  const player = game.byKeyboard(page);
  const taps: Span[] = [];
  for (const until = Date.now() + PLAY_MS; Date.now() < until; ) {
    const from = Date.now();
    if (hasRead(game.id, eventsOf(frames)) && ((await playAgain(page)) || ((await isTurn(page)) && (await player.act()))))
      taps.push({ from, to: Date.now() });
    else await page.waitForTimeout(100);
  }
  const expected = await expectedLines(frames, game);
  for (const until = Date.now() + QUEUE_MS; Date.now() < until && differences(said, expected).length > 0; ) await page.waitForTimeout(500);
  await context.close();
  return { game: game.name, ...paceOf(game.id, eventsOf(frames), taps), 'dropped announcements': countMissing(said, expected) };
}

function hasRead(id: string, events: readonly TimedEvent[]): boolean {
  const last = events.at(-1)?.at ?? 0;
  const reveals = events.some(({ at, event }) => at === last && isReveal(id, event));
  return Date.now() - last > READ_MS[reveals ? 'reveal' : 'line'];
}

const isReveal = (id: string, event: TimedEvent['event']): boolean => gameById(id)?.isReveal?.(event) === true;

/** A tap at another time would end a reveal. */
const isTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith('Your turn');

/** After a match, starts the next one. */
async function playAgain(page: Page): Promise<boolean> {
  const again = page.getByRole('button', { name: /^(Show the result|Rematch)/ }).first();
  if (!(await again.isVisible())) return false;
  await again.click({ timeout: 2000 }).catch(() => undefined);
  return true;
}

function paceOf(id: string, events: readonly TimedEvent[], taps: readonly Span[]) {
  const steps = [...new Set(events.map(({ at }) => at))].map((from) => ({
    from,
    reveals: events.some(({ at, event }) => at === from && isReveal(id, event)),
  }));
  const lines = steps.flatMap(({ from, reveals }, index) => {
    const to = steps[index + 1]?.from;
    // A tap may end a line early, and the last line stays.
    return to === undefined || taps.some((tap) => tap.from < to && tap.to > from) ? [] : [{ seconds: (to - from) / 1000, reveals }];
  });
  const reveals = lines.filter((line) => line.reveals);
  return { lines: lines.length, 'line stood, p5 s': p5(lines), reveals: reveals.length, 'reveal stood, p5 s': p5(reveals) };
}

/** Without a line there is no figure. */
function p5(lines: readonly { readonly seconds: number }[]): number | string {
  const sorted = lines.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.05)] ?? 'none';
}

function countMissing(said: readonly string[], expected: readonly string[]): number {
  const received = [...said];
  return expected.filter((line) => {
    const at = received.indexOf(line);
    if (at >= 0) received.splice(at, 1);
    return at < 0;
  }).length;
}
