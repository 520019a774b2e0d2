import { afterAll, beforeAll, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { playWithBots } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('a local match survives a reload at any step, and is offered again on the home page', async () => {
  const { page, context } = await app.visit();
  await page.goto(`${app.address}/local/thats-not-a-hat`);
  await page.getByRole('button', { name: 'Start game' }).click();
  const player = new HatPlayer(page);
  for (let turn = 0; turn < 8; turn++) {
    await expect.poll(() => player.act(), { timeout: 30_000 }).toBe(true);
    if (turn % 3 === 2) await page.reload();
  }
  await page.goto(`${app.address}/`);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${app.address}/local/thats-not-a-hat`);
  await page.getByRole('button', { name: /^Resume the game with / }).click();
  await playToEnd([player]);
  await context.close();
});

it('an unsent chat line is still there after a reload', async () => {
  const { page, context } = await app.visit();
  await page.goto(app.address);
  await playWithBots(page, page.getByRole('article').first());
  const box = page.getByRole('combobox', { name: 'What do you say it is?' });
  const player = new HatPlayer(page);
  for (let i = 0; i < 400 && !(await box.isVisible()); i++) if (!(await player.act(() => box.isVisible()))) await page.waitForTimeout(100);
  await box.fill('gui');
  await page.reload();
  await expect.poll(() => box.inputValue(), { timeout: 15_000 }).toBe('gui');
  await context.close();
});

it('shows no hand when a passed-round game is loaded again', async () => {
  const { page, context } = await app.visit();
  await page.goto(`${app.address}/local/fotomania`);
  await page.getByRole('button', { name: 'Start game' }).click();
  const take = page.getByRole('button', { name: /^Take / });
  const mine = page.getByRole('button', { name: /^I am / });
  // Any seat may begin: the device is handed over when it is not the first player's.
  await take.first().or(mine).waitFor();
  if (await mine.isVisible()) await mine.click();
  await take.first().waitFor();
  await page.reload();
  await mine.waitFor();
  expect(await take.count()).toBe(0);
  await context.close();
});
