import { MANIFESTS } from '@parlour/games/catalogue';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameName } from './game-name.ts';
import { gameCard, openTableForFriends, playWithBots, rowSizes, scrollsSideways } from './page-actions.ts';
import { PHONE, startTestApp, type TestApp, TV, WITH_SERVICE_WORKER } from './test-app.ts';

const GAMES = MANIFESTS.map(({ id }) => gameName(id));

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const choose = async (page: Page, way: string, game: string) => {
  await page.getByRole('button', { name: way }).click();
  await page.getByRole('dialog').getByRole('button', { name: game }).click();
};

/** A running match, once the deciding player has lifted the cover. */
const board = async (page: Page) => {
  const curtain = page.getByRole('button', { name: /^I am / });
  const rulebook = page.getByRole('button', { name: 'Rulebook' });
  await curtain.or(rulebook).first().waitFor({ timeout: 60_000 });
  if (await curtain.isVisible()) await curtain.click();
  await rulebook.waitFor();
  await page.getByRole('button', { name: 'Start game' }).waitFor({ state: 'hidden' });
};

it('a press is kept when the page moves under it, and a press that leaves its button is not', async () => {
  const { page, context } = await app.visit();
  await page.goto(app.address);
  const bots = gameCard(page, 'Fotomania').getByRole('button', { name: 'Play with bots' });
  await bots.waitFor();
  const pressAnd = async (between: () => Promise<void>) => {
    await bots.scrollIntoViewIfNeeded();
    const box = await bots.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await between();
    await page.mouse.up();
  };
  await pressAnd(() => page.mouse.move(5, 5));
  await pressAnd(() => page.getByRole('main').evaluate((main) => main.style.setProperty('padding-top', '60px')));
  await page.getByRole('dialog', { name: 'Fotomania' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await context.close();
});

it('on a first visit a game with bots can be begun without scrolling, also on a phone held sideways', async () => {
  const { page, context } = await app.visit({ viewport: { width: 844, height: 390 } });
  await page.goto(app.address);
  await page.getByRole('region', { name: 'Welcome!' }).waitFor();
  const box = await gameCard(page, 'That’s Not a Hat').getByRole('button', { name: 'Play with bots' }).boundingBox();
  expect((box?.y ?? 390) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
  await context.close();
});

it('no portrait is alone in its row', async () => {
  const { page, context } = await app.visit({ viewport: PHONE });
  await page.goto(app.address);
  await page.getByRole('button', { name: 'Change' }).click();
  const rows = await rowSizes(page.getByRole('dialog').getByRole('radio'));
  expect(rows.length).toBeGreaterThan(1);
  expect(Math.min(...rows)).toBeGreaterThan(1);
  await context.close();
});

it('gives up a match with bots that was left alone for more than a day', async () => {
  const { page, context } = await app.visit();
  await page.goto(app.address);
  await playWithBots(page, gameCard(page, 'Fotomania'));
  await board(page);
  await page.getByRole('link', { name: 'Leave the table' }).click();
  const table = page.getByRole('link', { name: 'Go to table' });
  await table.waitFor();
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('parlour.tables-seen') ?? '{}') as Record<string, number>;
    const dayAgo = Object.entries(seen).map(([code, at]) => [code, at - 90_000_000]);
    localStorage.setItem('parlour.tables-seen', JSON.stringify(Object.fromEntries(dayAgo)));
  });
  await page.reload();
  await gameCard(page, 'Fotomania').waitFor();
  await expect.poll(() => page.evaluate(async () => (await fetch('/api/me/tables')).json())).toEqual([]);
  await table.waitFor({ state: 'hidden' });
  await context.close();
});

it('removes a table from the list of unfinished matches, and no other', async () => {
  const { page, context } = await app.visit({ viewport: PHONE });
  const links = [await openTableForFriends(app, page, 'Fotomania'), await openTableForFriends(app, page, 'Mascarade')];
  await page.goto(app.address);
  const leave = page.getByRole('button', { name: /^Give up your seat/ });
  await page.getByText('Your other tables').click();
  expect(await leave.count()).toBe(2);
  await leave.first().click();
  await leave.first().click();
  await page.getByText('Your other tables').waitFor({ state: 'hidden' });
  expect(await page.getByRole('link', { name: 'Go to table' }).getAttribute('href')).toBe(new URL(links[0] ?? '').pathname);
  expect(await leave.getAttribute('data-asked')).toBe('false');
  await page.reload();
  await leave.waitFor();
  expect(await leave.count()).toBe(1);
  await context.close();
});

describe.each(GAMES)('%s', (game) => {
  it('is played without a network, against bots in one tap, and passed round in three', async () => {
    const { page, context } = await app.visit({ ...WITH_SERVICE_WORKER, viewport: PHONE });
    await page.goto(app.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await playWithBots(page, gameCard(page, game));
    await board(page);
    await page.getByRole('link', { name: 'Leave the table' }).click();
    await choose(page, 'Pass and play on this device', game);
    await page.getByRole('button', { name: 'Start game' }).click();
    await board(page);
    expect(await scrollsSideways(page)).toBe(false);
    await context.close();
  });

  it('is opened for friends in one tap, on a shared screen in two', async () => {
    const { page, context } = await app.visit({ viewport: PHONE });
    await page.goto(app.address);
    await gameCard(page, game).getByRole('button', { name: 'Invite friends' }).click();
    await page.getByRole('button', { name: 'Start game' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize(TV);
    await page.goto(app.address);
    await choose(page, 'Party mode on a TV', game);
    await page.getByRole('img', { name: 'QR code with the link to this table' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await context.close();
  });
});
