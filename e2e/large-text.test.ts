import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameCard, playWithBots, scrollsSideways } from './page-actions.ts';
import { setAppearance } from './screens/tour.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH, DESKTOP, PHONE, startTestApp, type TestApp } from './test-app.ts';
import { clippedText } from './text-checks.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp();
  // The browser setting that doubles the text size everywhere.
  const args = [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'];
  browser = await chromium.launch({ args, ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }) });
});

afterAll(async () => {
  await browser.close();
  await app.close();
});

/** The button of the first decision at each table. */
const TABLE_TOURS = {
  'That’s Not a Hat': /I’ve seen them/,
  Fotomania: /^Take \d cards? from the left of row/,
  Mascarade: 'I’ll remember',
  'Picture Perfect': 'Done looking',
} as const;

describe('a table with doubled text size', () => {
  for (const [game, first] of Object.entries(TABLE_TOURS))
    it(game, async () => {
      const { context, page } = await app.visit({ viewport: PHONE });
      await page.goto(app.address);
      await playWithBots(page, gameCard(page, game));
      const decision = page.getByRole('main').getByRole('button', { name: first }).first();
      await decision.waitFor();
      const before = await largest(page);
      await setAppearance(page, { textSize: 'double' });
      expect(await largest(page)).toBeCloseTo(2 * before, 0);
      expect(await clippedText(page)).toEqual([]);
      await decision.scrollIntoViewIfNeeded();
      expect(await decision.evaluate((button) => button.getBoundingClientRect().top < innerHeight)).toBe(true);
      await decision.click();
      await context.close();
    });
});

/** The text size of the status line. */
const largest = (page: Page): Promise<number> =>
  page.locator('[data-status-line]').evaluate((sentence) => Number.parseFloat(getComputedStyle(sentence).fontSize));

describe('with doubled text size nothing is cut and nothing scrolls sideways', () => {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    it(size, async () => {
      const page = await browser.newPage({ viewport, locale: 'fr-FR', reducedMotion: 'reduce' });
      const wrong: Record<string, readonly string[]> = {};
      const look = async (scene: string) => {
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
        const found = [...(await clippedText(page)), ...((await scrollsSideways(page)) ? ['scrolls sideways'] : [])];
        if (found.length > 0) wrong[scene] = found;
      };
      await page.goto(app.address);
      await page.getByRole('article').first().waitFor();
      await look('home');
      await page.getByRole('button', { name: 'Réglages' }).click();
      await page.getByRole('dialog').waitFor();
      await look('settings');
      await page.goto(`${app.address}/rules/fotomania`);
      await page.getByRole('region').first().waitFor();
      await look('rulebook');
      await page.goto(`${app.address}/local/mascarade`);
      await page.getByRole('main').getByRole('textbox').first().waitFor();
      await page.getByText('8 joueurs au plus').waitFor();
      await look('passed round');
      await page.goto(`${app.address}/no/such/door`);
      await page.getByRole('heading').waitFor();
      await look('lost');
      await page.goto(app.address);
      await page.getByRole('button', { name: 'Inviter des amis' }).first().click();
      await page.getByRole('listitem').first().waitFor();
      await look('lobby');
      expect(wrong).toEqual({});
      await page.close();
    });
});
