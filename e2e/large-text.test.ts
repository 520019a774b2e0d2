import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutText } from './checks.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH, DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { scrollsSideways } from './people.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await openHouse();
  // As in the settings of the browser: letters twice as large, everywhere.
  const args = [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'];
  browser = await chromium.launch({ args, ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }) });
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

describe('with letters twice as large nothing is cut and nothing scrolls sideways', () => {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    it(size, async () => {
      const page = await browser.newPage({ viewport, locale: 'fr-FR', reducedMotion: 'reduce' });
      const wrong: Record<string, readonly string[]> = {};
      const look = async (scene: string) => {
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
        const found = [...(await cutText(page)), ...((await scrollsSideways(page)) ? ['scrolls sideways'] : [])];
        if (found.length > 0) wrong[scene] = found;
      };
      await page.goto(house.address);
      await page.getByRole('article').first().waitFor();
      await look('home');
      await page.getByRole('button', { name: 'Réglages' }).click();
      await page.getByRole('dialog').waitFor();
      await look('settings');
      await page.goto(`${house.address}/rules/fotomania`);
      await page.getByRole('region').first().waitFor();
      await look('rulebook');
      await page.goto(`${house.address}/here/mascarade`);
      await page.getByRole('main').getByRole('textbox').first().waitFor();
      await look('passed round');
      await page.goto(`${house.address}/no/such/door`);
      await page.getByRole('heading').waitFor();
      await look('lost');
      await page.goto(house.address);
      await page.getByRole('button', { name: 'Inviter des amis' }).first().click();
      await page.getByRole('list').first().waitFor();
      await look('lobby');
      expect(wrong).toEqual({});
      await page.close();
    });
});
