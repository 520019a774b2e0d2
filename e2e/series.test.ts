import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { openTableForFriends, seatBots } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** The points of the series, in the order of the seats. */
async function points(page: Page): Promise<number[]> {
  const texts = await page.getByRole('region', { name: 'The series' }).getByRole('listitem').allInnerTexts();
  return texts.map((text) => Number(/[−-]?\d+(?= points)/.exec(text)?.[0].replace('−', '-')));
}

it('a series keeps everyone in their seat, adds up the points of its matches and goes on after a reload', async () => {
  const { context, page } = await app.visit();
  await openTableForFriends(app, page, 'That’s Not a Hat');
  await seatBots(page, 2);
  await page.getByLabel('Time a new gift is shown').selectOption('0');
  await page.getByText('Table settings').first().click();
  await page.getByLabel('Series', { exact: true }).selectOption({ label: '3 games, points added' });
  await page.getByText('No game played yet').waitFor();
  await page.getByRole('button', { name: 'Start game' }).click();
  await playToEnd([new HatPlayer(page)]);
  await page.getByText('After 1 game').waitFor();
  const first = await points(page);
  expect(first).toHaveLength(3);
  await page.reload();
  await page.getByText('After 1 game').waitFor();
  expect(await points(page)).toEqual(first);
  await page.getByRole('button', { name: 'Next game' }).click();
  await page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
  await playToEnd([new HatPlayer(page)]);
  await page.getByText('After 2 games').waitFor();
  const second = await points(page);
  expect(second.every((sum, seat) => sum <= (first[seat] ?? 0))).toBe(true);
  expect(second).not.toEqual(first);
  await context.close();
});
