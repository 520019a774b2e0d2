import { dayOf, dayPlus, type ProfileData } from '@parlour/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { axeViolations, pasted, scrollsSideways } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { finishDaily, sessionOf } from './program-moves.ts';
import { ORIGINS, PHONE, startTestApp, startTestAppAt, type TestApp, WITH_SERVICE_WORKER } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SMALL_PHONE = { width: 360, height: 640 };

/** Plays today's deal from the home page to its board. */
async function playDaily(page: Page): Promise<void> {
  await page.goto(app.address);
  const deals = page.getByRole('region', { name: 'Today’s deals' });
  await deals.getByText(/New deals in \d+ (hrs?|mins?)/).waitFor();
  await deals.getByRole('link', { name: /That’s Not a Hat Play/ }).click();
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await page.waitForURL(/\/t\//);
  await playToEnd([new HatPlayer(page)]);
  await page.getByRole('link', { name: 'See the daily results' }).click();
  await page.getByText(/Your score is .+: rank \d of \d\./).waitFor();
}

it('two people play the daily deal once each, and meet on its board', async () => {
  const [one, other] = [await app.visit(), await app.visit({ viewport: PHONE })];
  const device = await one.context.newPage();
  await device.goto(`${app.address}/daily/thats-not-a-hat`);
  await device.getByRole('button', { name: 'Play today’s deal' }).waitFor();
  const refused: string[] = [];
  one.page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await playDaily(one.page);
  expect(refused).toEqual([]);
  await one.page.getByText('You can watch the replay when the day is over.').waitFor();
  await one.page.getByText('1 person has finished this deal.').waitFor();
  // A second device of the same person gets the result, not a second attempt.
  await device.getByRole('button', { name: 'Play today’s deal' }).click();
  await device.getByText(/Your score is/).waitFor();
  expect(await device.getByRole('button', { name: 'Play today’s deal' }).count()).toBe(0);
  await playDaily(other.page);
  const board = other.page.getByRole('region', { name: 'Results' });
  await board.getByText('2 people have finished this deal.').waitFor();
  expect(await board.getByRole('row').count()).toBe(3);
  expect(await board.getByText('(you)').count()).toBe(1);
  const download = other.page.waitForEvent('download');
  await other.page.getByRole('button', { name: 'Share the result as a picture' }).click();
  expect((await download).suggestedFilename()).toBe('parlour-daily.png');
  expect(await axeViolations(other.page)).toEqual([]);
  expect(await scrollsSideways(other.page)).toBe(false);
});

it.each(ORIGINS)('the result is copied as text without a word about the deal, at %s', async (origin) => {
  const at = origin === 'localhost' ? app : await startTestAppAt(origin);
  const { page } = await at.visit();
  const { mine, day, players } = await finishDaily(await sessionOf(at, page), 'fotomania');
  await page.goto(`${at.address}/daily/fotomania`);
  await page.getByRole('button', { name: 'Copy the result as text' }).click();
  await page.getByText('Copied.').waitFor();
  const lines = (await pasted(page)).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^Parlour · Fotomania · \d+ \w+ \d{4}$/),
    `Score ${String(mine?.result?.score).replace('-', '−')}, rank ${mine?.result?.rank} of ${players}`,
    expect.stringMatching(new RegExp(`^https?://[^ ]+/daily/fotomania/${day}$`)),
  ]);
  if (at !== app) await at.close();
});

it('the profile shows the form, the streak and the badges of finished games', async () => {
  const { page } = await app.visit({ viewport: SMALL_PHONE });
  await playDaily(page);
  await page.goto(`${app.address}/profile`);
  const game = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'That’s Not a Hat', exact: true }) });
  await game.getByRole('heading', { name: 'Last games, newest first' }).waitFor();
  expect(
    await game
      .getByRole('listitem')
      .filter({ hasText: /Won|Place \d/ })
      .count(),
  ).toBe(1);
  // The badges are those that the server counted.
  const data = (await (await page.request.get(`${app.address}/api/me/profile`)).json()) as ProfileData;
  const badges = data.statistics.flatMap((each) => each.badges);
  expect(await game.getByText(/^(Once|\d+ times)$/).count()).toBe(badges.length);
  expect(await axeViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});

it('the deal of an earlier day is played for practice, also without a connection', async () => {
  const { page, context } = await app.visit(WITH_SERVICE_WORKER);
  const yesterday = dayPlus(dayOf(Date.now()), -1);
  await page.goto(`${app.address}/daily/thats-not-a-hat/${yesterday}`);
  await page.getByRole('link', { name: 'Play for practice' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${app.address}/daily/thats-not-a-hat`);
  await page.getByText('The server cannot be reached.').waitFor();
  await page.getByRole('region', { name: 'That’s Not a Hat' }).getByRole('link').first().click();
  await page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
});
